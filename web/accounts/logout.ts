import { redirect } from "react-router";
import { endSession } from "../api/accounts.ts";

/** `/logout`: forgets the session and goes home. */
export function loader() {
  endSession();
  return redirect("/");
}
