/** Imports nothing, so the web may use it. */

/** In characters. Longer lines aren't ingredients. */
export const CORRECTED_LINE_MOST = 500;

/** Ids of foods that every kitchen has. They include their varieties, such as olive oil. */
export const DEFAULT_STAPLES = ["salt", "black-pepper", "oil", "water"] as const;

/** Limits the foods of each list, and the characters of each food. */
export const PANTRY_MOST = { foods: 200, characters: 100 };

/** In the order of a usual shop. */
export const AISLES = [
  "produce",
  "bakery",
  "meat",
  "fish",
  "dairy",
  "frozen",
  "dry-goods",
  "canned",
  "breakfast",
  "baking",
  "spices",
  "oils",
  "condiments",
  "snacks",
  "drinks",
  "alcohol",
  "household",
  "other",
] as const;
export type Aisle = (typeof AISLES)[number];
