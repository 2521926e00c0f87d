import type { Food } from "../foods/food-table.ts";

type Table = ReadonlyMap<string, Food>;

/** Other parents after the first are contents: pesto contains nuts. */
const KINDS_IN_SECOND_PLACE = new Set(["herb", "spice", "starch", "vegetable"]);
/** Nobody calls these by their kind. */
const CONTENTS = new Set(["gluten"]);

/** Includes the food itself: cheddar, cheese, dairy. */
export function listKinds(id: string, table: Table): Set<string> {
  const kinds = new Set([id]);
  for (const one of kinds) {
    const [first, ...others] = table.get(one)?.parents ?? [];
    if (first && !CONTENTS.has(first)) kinds.add(first);
    for (const other of others) if (KINDS_IN_SECOND_PLACE.has(other)) kinds.add(other);
  }
  return kinds;
}

/** Chicken breast may be the chicken of a line, but lemon curd is no egg. */
export function isSameShelf(one: string, other: string, table: Table): boolean {
  return table.get(one)?.aisle === table.get(other)?.aisle || table.get(other)?.isKind === true;
}

/** Checks for dried herbs, spices, salt, and pepper. */
export function isSpice(ids: readonly string[], table: Table): boolean {
  return ids.some((id) => table.get(id)?.aisle === "spices");
}

const DRY_AISLES = new Set(["baking", "spices", "dry-goods", "breakfast"]);
const NEVER_DRY =
  /extract|syrup|milk$|cream$|paste|treacle|molasses|honey|shortening|-water$|chocolate|truffle|praline|fondant|frosting|yeast$/;
const WET_AISLES = new Set(["dairy", "oils", "drinks"]);
const ALSO_WET = /extract|syrup|milk$|honey|treacle|molasses|juice|-water$|vinegar|soy-sauce/;

export function isDry(ids: readonly string[], table: Table): boolean {
  return ids.some((id) => DRY_AISLES.has(table.get(id)?.aisle ?? "") && !NEVER_DRY.test(id));
}

export function isWet(ids: readonly string[], table: Table): boolean {
  return ids.some((id) => WET_AISLES.has(table.get(id)?.aisle ?? "") || ALSO_WET.test(id));
}
