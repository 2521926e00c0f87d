import { findLineFoods, type Foods, type LineFood } from "./find-foods.ts";
import { includeChildren, makeUnknownKey } from "./food-table.ts";

/**
 * Includes children: olive oil for oil. Unknown foods have a key.
 * @param staples names and ids
 * @param findId finds a food by its name
 */
export function listStapleKeys(
  staples: readonly string[],
  byId: Foods["byId"],
  findId: (name: string) => string | undefined,
): Set<string> {
  const keys = staples.map((name) => findId(name) ?? (byId.has(name) ? name : makeUnknownKey(name)));
  return includeChildren(keys, byId);
}

/** Lists ids, or the key of an unknown food. */
export function listLineKeys(line: LineFood, foods: Foods): string[] {
  const found = findLineFoods(line, foods).map(({ id }) => id);
  return found.length > 0 ? found : [makeUnknownKey(line.food)];
}

/**
 * A line of several foods is a staple if all of them are.
 * @returns null for other lines
 */
export function findStapleKey(line: LineFood, foods: Foods, staples: ReadonlySet<string>): string | null {
  const keys = listLineKeys(line, foods);
  return keys.every((key) => staples.has(key)) ? keys.join(" ") : null;
}
