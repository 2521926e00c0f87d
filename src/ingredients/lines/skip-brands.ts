import type { Span } from "../text/span.ts";

const BRAND_BEFORE =
  /^(?:\p{Lu}{4,}(?:['’]\p{Lu})?[®™]?(?:\s+\p{Lu}{3,}[®™]?)*|(?:\p{Lu}[\p{L}']*\s+){0,3}(?!\p{Lu}{3,}[®™])\p{L}+[®™])\s+(?=\p{L}*\p{Ll})/u;
const BRAND_AFTER = /(?<=\p{Ll})\s+(?:(?:fra|från|van|von)\s+)?(?:\p{Lu}{4,}\s?[®™]?|\p{L}+\s?[®™])$/u;

/** Skips names in capitals or with a trademark: "4 LANDFREUDE Eier". */
export function skipBrands(text: string, { from, to }: Span): Span {
  const food = text.slice(from, to);
  const before = BRAND_BEFORE.exec(food)?.[0].length ?? 0;
  const after = BRAND_AFTER.exec(food.slice(before))?.[0].length ?? 0;
  return { from: from + before, to: to - after };
}
