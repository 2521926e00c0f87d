import { user } from "../state/session.ts";

/** Only in memory, and only on the way to the welcome. */
let given: string | null = null;

/** Remembers what somebody has just signed in with, where somebody else made it: the welcome does not ask for it again. */
export function rememberGivenPassword(password: string): void {
  given = user.peek()?.passwordGiven ? password : null;
}

/** What is remembered; null after a reload. */
export function getRememberedPassword(): string | null {
  return given;
}

export function forgetGivenPassword(): void {
  given = null;
}
