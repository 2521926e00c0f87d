/** What stands behind these is a secret: whoever reads the log must not be able to use it. */
const SECRET = /(\/(?:sign-ups?|calendars)\/)[^/]+/;

/** A path as the log may have it. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, "$1…");
}
