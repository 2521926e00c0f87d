/** Where a whole folder is gone, nobody reads thousands of names. */
const NAMES_MOST = 20;

/** The names as a list: all of them, or the first 20 and how many more there are, in the words of `countMore`. */
export function listNames(names: string[], locale: string, countMore: (number: number) => string): string {
  const more = names.length - NAMES_MOST;
  // The texts say "others" in the plural only.
  const shown = more > 1 ? [...names.slice(0, NAMES_MOST), countMore(more)] : names;
  return new Intl.ListFormat(locale).format(shown);
}
