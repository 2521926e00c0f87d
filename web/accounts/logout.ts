import { redirect } from "react-router";
import { signOut } from "../state/session.ts";

/** `/logout`: forgets the session and goes home. */
export function loader() {
  signOut();
  return redirect("/");
}
