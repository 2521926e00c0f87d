import { redirect } from "react-router";
import { endSession } from "../api/accounts.ts";

export function loader() {
  endSession();
  return redirect("/");
}
