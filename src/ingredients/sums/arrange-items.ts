import { AISLES } from "../../contract/ingredient-rules.ts";
import type { Item } from "./add-up.ts";

interface Shop {
  /** In the shop's order; empty for the usual one. */
  aisles: readonly string[];
  /** Aisles of items that someone moved, by key. */
  places: Readonly<Record<string, string>>;
  /** Sorts names. */
  language: string;
}

export interface ArrangedAisle {
  aisle: string;
  items: Item[];
}

/** Sorts items by aisle, then by name; relatives such as onions and red onions are together. */
export function arrangeItems(items: readonly Item[], { aisles, places, language }: Shop): ArrangedAisle[] {
  const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  const byAisle = new Map<string, Item[]>();
  for (const item of items) {
    const aisle = findAisle(item, places);
    byAisle.set(aisle, [...(byAisle.get(aisle) ?? []), item]);
  }
  const order = [...new Set([...aisles, ...AISLES, ...byAisle.keys()])];
  return order.flatMap((aisle) => {
    const found = byAisle.get(aisle);
    return found ? [{ aisle, items: sortRelatives(found, compare) }] : [];
  });
}

export function findAisle({ key, aisle }: Pick<Item, "key" | "aisle">, places: Shop["places"]): string {
  return Object.hasOwn(places, key) ? (places[key] ?? aisle) : aisle;
}

/** A family is where its first member would be. */
function sortRelatives(items: readonly Item[], compare: (one: string, other: string) => number): Item[] {
  const families = new Map<string, Item[]>();
  for (const item of items) families.set(item.family, [...(families.get(item.family) ?? []), item]);
  const isHead = ({ key, family }: Item) => key === family;
  const sorted = [...families.values()].map((family) =>
    family.toSorted(
      (one, other) => Number(isHead(other)) - Number(isHead(one)) || compare(one.food, other.food),
    ),
  );
  return sorted.toSorted(([one], [other]) => compare(one?.food ?? "", other?.food ?? "")).flat();
}
