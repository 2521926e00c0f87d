/** Characters of a page that are read; recipes end long before. */
const MOST_CHARACTERS = 4_000_000;
/** Pages with so few tags cannot keep a parser busy, whatever they do with them. */
const FEW_TAGS = 8000;
/** Elements that may be open at a time. */
const MOST_OPEN = 3000;
/** Tags that may close what is not open: for each of them a parser looks through all that is. */
const MOST_STRAY = 2000;
/** Tags that a page may have. */
export const MOST_TAGS = 300_000;
/** No name of an element is longer, in characters. */
const NAME_MOST = 31;

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
const SLASH = 0x2f;

/**
 * The page as far as it can be read in reasonable time: parsers of HTML take minutes for pages that open and close
 * elements by the hundred thousand, as no honest page does. Takes the same time for each character.
 */
export function withinReason(html: string): string {
  const text = html.slice(0, MOST_CHARACTERS);
  if (hasFewTags(text)) return text;
  const open = new Map<string, number>();
  let depth = 0;
  let stray = 0;
  let tags = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    if (++tags > MOST_TAGS) return text.slice(0, at);
    const closes = text.charCodeAt(at + 1) === SLASH;
    const name = nameAt(text, closes ? at + 2 : at + 1);
    if (name === "" || VOID.has(name)) continue;
    const known = open.get(name) ?? 0;
    if (!closes) {
      open.set(name, known + 1);
      depth++;
    } else if (known > 0) {
      open.set(name, known - 1);
      depth--;
    } else stray++;
    if (depth > MOST_OPEN || stray > MOST_STRAY) return text.slice(0, at);
  }
  return text;
}

function hasFewTags(text: string): boolean {
  let at = text.indexOf("<");
  for (let tags = 0; at >= 0 && tags < FEW_TAGS; tags++) at = text.indexOf("<", at + 1);
  return at < 0;
}

/** The element's name at a place, in small letters; empty when none begins there. By hand: twice as fast as a pattern. */
function nameAt(text: string, from: number): string {
  let to = from;
  while (to - from < NAME_MOST && isOfName(text.charCodeAt(to), to > from)) to++;
  return text.slice(from, to).toLowerCase();
}

function isOfName(code: number, isInside: boolean): boolean {
  const small = code | 0x20;
  if (small >= 0x61 && small <= 0x7a) return true;
  return isInside && ((code >= 0x30 && code <= 0x3a) || code === 0x2d);
}
