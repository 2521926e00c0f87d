import {
  MAX_CHARACTERS,
  MAX_OPEN_ELEMENTS,
  MAX_SOURCE_TAGS,
  MAX_STRAY_TAGS,
  MAX_TAG_NAME_CHARACTERS,
  UNCHECKED_TAGS,
} from "../reading-limits.ts";

const VOID_TAGS = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
const SLASH = 0x2f;

/** Parsers need minutes for hundreds of thousands of open elements. */
export function cutToLimits(html: string): string {
  const text = html.slice(0, MAX_CHARACTERS);
  if (hasFewTags(text)) return text;
  const open = new Map<string, number>();
  let depth = 0;
  let stray = 0;
  let tags = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    if (++tags > MAX_SOURCE_TAGS) return text.slice(0, at);
    const closes = text.charCodeAt(at + 1) === SLASH;
    const name = readTagName(text, closes ? at + 2 : at + 1);
    if (name === "" || VOID_TAGS.has(name)) continue;
    const known = open.get(name) ?? 0;
    if (!closes) {
      open.set(name, known + 1);
      depth++;
    } else if (known > 0) {
      open.set(name, known - 1);
      depth--;
    } else stray++;
    if (depth > MAX_OPEN_ELEMENTS || stray > MAX_STRAY_TAGS) return text.slice(0, at);
  }
  return text;
}

function hasFewTags(text: string): boolean {
  let at = text.indexOf("<");
  for (let tags = 0; at >= 0 && tags < UNCHECKED_TAGS; tags++) at = text.indexOf("<", at + 1);
  return at < 0;
}

function readTagName(text: string, from: number): string {
  let to = from;
  while (to - from < MAX_TAG_NAME_CHARACTERS && isNameCharacter(text.charCodeAt(to), to > from)) to++;
  return text.slice(from, to).toLowerCase();
}

function isNameCharacter(code: number, isInside: boolean): boolean {
  const small = code | 0x20;
  if (small >= 0x61 && small <= 0x7a) return true;
  return isInside && ((code >= 0x30 && code <= 0x3a) || code === 0x2d);
}
