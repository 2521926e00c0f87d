import { user } from "../state/session.ts";
import { ownPath } from "./own-path.ts";

export function getReturnPath(query: URLSearchParams): string {
  return ownPath(query.get("redirect"), location.origin);
}

/** The welcome page first, if someone else chose the password. */
export function getPathAfterSignIn(returnPath: string): string {
  return user.peek()?.passwordGiven ? `/welcome?redirect=${encodeURIComponent(returnPath)}` : returnPath;
}
