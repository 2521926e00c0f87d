import { decodeHTML } from "entities";
import type * as Transliteration from "transliteration";

/** Characters of a slug, at most, its counter included. */
const SLUG_MOST = 100;

/**
 * A name as a part of an address: ASCII, lower case, words joined by one `-` (`Crème brûlée` → `creme-brulee`).
 * Empty when the name holds nothing that can be written so.
 */
export function makeSlug(name: string): string {
  const plain = decodeHTML(name)
    .normalize("NFC")
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replaceAll("'", "-")
    .replace(/[‘’‛ʼ]/g, "");
  // What transliteration writes as an apostrophe (soft signs, glottal stops) is no word boundary.
  const ascii = toAscii(plain).replaceAll("'", "").toLowerCase();
  return trimHyphens(ascii.replace(/[^a-z0-9]+/g, "-").slice(0, SLUG_MOST));
}

export function isSlug(text: string): boolean {
  return text.length <= SLUG_MOST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/**
 * The first of `base`, `base-2`, `base-3` … that is not taken.
 * @param taken whether a slug cannot be had
 */
export function freeSlug(base: string, taken: (slug: string) => boolean): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? "" : `-${count}`;
    const slug = trimHyphens(base.slice(0, SLUG_MOST - suffix.length)) + suffix;
    if (!taken(slug)) return slug;
  }
}

/** The tables of all scripts are large: they are loaded with the first name that is not plain ASCII. */
function toAscii(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(text)) return text;
  const { transliterate } = require("transliteration") as typeof Transliteration;
  return transliterate(text);
}

function trimHyphens(slug: string): string {
  return slug.replace(/^-+|-+$/g, "");
}
