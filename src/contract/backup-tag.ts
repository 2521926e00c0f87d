/** What the names of backups begin with. Imports nothing, so that the web app may use it, too. */

/** With the day and a number behind it, it is a file's name on every system. */
const TAG_MOST_BYTES = 200;

/** Whether a text can be what a backup's name begins with: a part of a file's name on every system. */
export function isBackupTag(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._ -]{0,99}$/u.test(text) &&
    new TextEncoder().encode(text).length <= TAG_MOST_BYTES
  );
}
