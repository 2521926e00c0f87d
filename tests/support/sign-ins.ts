export const PASSWORD = "correct-horse";
/** A hash of PASSWORD that takes microseconds to check. Tests of hashing create their own. */
export const PASSWORD_HASH =
  "$argon2id$v=19$m=8,t=1,p=1$n2RQyvut73PerZI5EtXeBDTw3vmooznlaV2EtqBSu4g$pI8lx7jOkCs0Qxb86YcrLltjY9j8Y1rpTSa3WdxEvKU";
export const ADMIN_EMAIL = "changeme@email.com";
export const USER_EMAIL = "user@example.org";

export function signInForm(username: string, password: string): URLSearchParams {
  return new URLSearchParams({ username, password });
}
