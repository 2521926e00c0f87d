import { redirect } from "react-router";
import { loginPath, getPath } from "../api/way-to-sign-in.ts";
import { signedIn } from "../state/session.ts";

/** Goes before what pages load that are for people who are signed in. */
export function requireSignIn({ request }: { request: Request }): void {
  if (!signedIn.peek()) throw redirect(loginPath(getPath(request)));
}
