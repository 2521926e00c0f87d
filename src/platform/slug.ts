import { decodeHTML } from "entities";
import type * as Transliteration from "transliteration";

const MAX_SLUG = 100;

/** `Crème brûlée` → `creme-brulee`. Empty if nothing can be transliterated. */
export function makeSlug(name: string): string {
  const plain = decodeHTML(name)
    .normalize("NFC")
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replaceAll("'", "-")
    .replace(/[‘’‛ʼ]/g, "");
  // Transliteration writes soft signs and glottal stops as apostrophes, which aren't word boundaries.
  const ascii = toAscii(plain).replaceAll("'", "").toLowerCase();
  return trimHyphens(ascii.replace(/[^a-z0-9]+/g, "-").slice(0, MAX_SLUG));
}

export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

export function freeSlug(base: string, taken: (slug: string) => boolean): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? "" : `-${count}`;
    const slug = trimHyphens(base.slice(0, MAX_SLUG - suffix.length)) + suffix;
    if (!taken(slug)) return slug;
  }
}

function toAscii(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(text)) return text;
  const { transliterate } = require("transliteration") as typeof Transliteration;
  return transliterate(text);
}

function trimHyphens(slug: string): string {
  return slug.replace(/^-+|-+$/g, "");
}
