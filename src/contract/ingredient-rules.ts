/** Imports nothing, so the web can use it. Separate from `rules.ts` to keep it out of the first load. */

/** Longer lines aren't ingredients. */
export const CORRECTED_LINE_MOST = 500;

/** Ids of foods that every kitchen has. Kinds of them, such as olive oil, are included. */
export const DEFAULT_STAPLES = ["salt", "black-pepper", "oil", "water"] as const;

/** Maximum number of foods in each of the 2 lists, and of characters in a food. */
export const PANTRY_MOST = { foods: 200, characters: 100 };

/** `zh` of `zh-TW`. */
export function getFamily(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}
