import { formatList } from "../../../src/contract/join-lists.ts";

/** A missing folder can mean thousands of names. */
const MAX_NAMES = 20;

export function listNames(names: string[], locale: string, countMore: (number: number) => string): string {
  const more = names.length - MAX_NAMES;
  // The text for the rest exists only in the plural.
  const shown = more > 1 ? [...names.slice(0, MAX_NAMES), countMore(more)] : names;
  return formatList(shown, locale);
}
