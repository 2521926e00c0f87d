/** Characters of a page that are read; recipes end long before. */
const MOST_CHARACTERS = 4_000_000;
/** Elements that may be open at a time. */
const MOST_OPEN = 3000;
/** Tags that may close what is not open: for each of them a parser looks through all that is. */
const MOST_STRAY = 2000;

const TAG = /<(\/?)([a-z][a-z0-9:-]{0,30})/gi;
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

/**
 * The page as far as it can be read in reasonable time: parsers of HTML take minutes for pages that open and close
 * elements by the hundred thousand, as no honest page does. Takes the same time for each character.
 */
export function withinReason(html: string): string {
  const text = html.slice(0, MOST_CHARACTERS);
  const open = new Map<string, number>();
  let depth = 0;
  let stray = 0;
  for (const tag of text.matchAll(TAG)) {
    const name = tag[2]?.toLowerCase() ?? "";
    if (VOID.has(name)) continue;
    const known = open.get(name) ?? 0;
    if (!tag[1]) {
      open.set(name, known + 1);
      depth++;
    } else if (known > 0) {
      open.set(name, known - 1);
      depth--;
    } else stray++;
    if (depth > MOST_OPEN || stray > MOST_STRAY) return text.slice(0, tag.index);
  }
  return text;
}
