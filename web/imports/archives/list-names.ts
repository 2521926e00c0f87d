/** A missing folder can mean thousands of names. */
const NAMES_MOST = 20;

export function listNames(names: string[], locale: string, countMore: (number: number) => string): string {
  const more = names.length - NAMES_MOST;
  // The text for the rest exists only in the plural.
  const shown = more > 1 ? [...names.slice(0, NAMES_MOST), countMore(more)] : names;
  return new Intl.ListFormat(locale).format(shown);
}
