/** Imports nothing, so the web may use it. */

/** With the day and a number behind it, this is a valid file name on every system. */
const TAG_MOST_BYTES = 200;

export function isBackupTag(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._ -]{0,99}$/u.test(text) &&
    new TextEncoder().encode(text).length <= TAG_MOST_BYTES
  );
}
