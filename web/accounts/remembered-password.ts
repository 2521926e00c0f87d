import { user } from "../state/session.ts";

/** In memory only, until the welcome page. */
let given: string | null = null;

export function rememberPassword(password: string): void {
  given = user.peek()?.passwordGiven ? password : null;
}

export function getRememberedPassword(): string | null {
  return given;
}

export function forgetPassword(): void {
  given = null;
}
