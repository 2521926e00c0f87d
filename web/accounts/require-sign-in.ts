import { redirect } from "react-router";
import { loginPath, getPath } from "../api/way-to-sign-in.ts";
import { signedIn } from "../state/session.ts";

export function requireSignIn({ request }: { request: Request }): void {
  if (!signedIn.peek()) throw redirect(loginPath(getPath(request)));
}
