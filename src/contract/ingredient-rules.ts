/** Imports nothing, so the web may use it; not in `rules.ts`, because the first page needs none of them. */

/** Longer lines are no ingredients. */
export const CORRECTED_LINE_MOST = 500;

/** Ids of foods that every kitchen has; their kinds count, too. */
export const DEFAULT_STAPLES = ["salt", "black-pepper", "oil", "water"] as const;

/** Foods in each of its two lists. */
export const PANTRY_MOST = { foods: 200, characters: 100 };

/** `zh` of `zh-TW`. */
export function getFamily(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}
