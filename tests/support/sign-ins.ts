/** Who can sign in at a Tagine of the tests. */
export const PASSWORD = "correct-horse";
export const ADMIN_EMAIL = "changeme@email.com";
export const USER_EMAIL = "user@example.org";

/** What is sent to sign in. */
export function signInForm(username: string, password: string): URLSearchParams {
  return new URLSearchParams({ username, password });
}
