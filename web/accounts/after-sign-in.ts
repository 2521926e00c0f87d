import { user } from "../state/session.ts";

/** The welcome page first, if someone else chose the password. */
export function getPathAfterSignIn(returnPath: string): string {
  return user.peek()?.passwordGiven ? `/welcome?redirect=${encodeURIComponent(returnPath)}` : returnPath;
}
