import { user } from "../state/session.ts";

/** Where somebody goes who has just signed in: first to the welcome, where the password was made by somebody else. */
export function getPathAfterSignIn(returnPath: string): string {
  return user.peek()?.passwordGiven ? `/welcome?redirect=${encodeURIComponent(returnPath)}` : returnPath;
}
