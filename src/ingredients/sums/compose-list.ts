import type { Entry, ListState } from "../../contract/shopping-sync.ts";
import { addUp, getItemKey, type AddUpOptions, type Item } from "./add-up.ts";
import { arrangeItems, type ArrangedAisle } from "./arrange-items.ts";
import type { ReadEntry } from "./read-entry.ts";

export interface ComposedList {
  toBuy: ArrangedAisle[];
  /** Staples, which are probably at home. */
  atHome: Item[];
  /** The last checked ones first. */
  checked: Item[];
}

/** In items, without what to check at home. */
export interface ItemCounts {
  open: number;
  checked: number;
}

/** Adds up what's on a list. */
export function composeList(
  entries: readonly Entry[],
  { aisles, places }: Pick<ListState, "aisles" | "places">,
  read: (entry: Entry) => ReadEntry,
  options: AddUpOptions,
): ComposedList {
  const { toBuy, atHome, checked } = divideEntries(entries, read);
  const addUpAll = (some: readonly Entry[]) =>
    addUp(
      some.map((entry) => ({
        id: entry.id,
        read: read(entry),
        adjustments: entry.adjustments,
        isTyped: entry.source === null,
      })),
      options,
    );
  const arrange = (some: readonly Entry[]) =>
    arrangeItems(addUpAll(some), { aisles, places, language: options.language });
  const versions = new Map(checked.map((entry) => [entry.id, entry.checked?.version ?? 0]));
  const getVersion = ({ entryIds }: Item) => Math.max(...entryIds.map((id) => versions.get(id) ?? 0));
  return {
    toBuy: arrange(toBuy),
    atHome: arrange(atHome).flatMap(({ items }) => items),
    checked: addUpAll(checked).toSorted((one, other) => getVersion(other) - getVersion(one)),
  };
}

/** Counts the items of `composeList` without adding up their amounts. */
export function countItems(entries: readonly Entry[], read: (entry: Entry) => ReadEntry): ItemCounts {
  const { toBuy, checked } = divideEntries(entries, read);
  const count = (some: readonly Entry[]) =>
    new Set(some.map((entry) => getItemKey({ id: entry.id, read: read(entry) }))).size;
  return { open: count(toBuy), checked: count(checked) };
}

/** Items to buy, to check at home, and checked ones are never mixed. */
export function divideEntries(entries: readonly Entry[], read: (entry: Entry) => ReadEntry) {
  const active = entries.filter(({ gone }) => gone === null);
  const open = active.filter(({ checked }) => !checked);
  // Nobody checks at home for what they buy anyway.
  const bought = new Set(open.filter(({ atHome }) => !atHome).map((entry) => read(entry).key));
  const isToBuy = (entry: Entry) => !entry.atHome || bought.has(read(entry).key);
  return {
    toBuy: open.filter(isToBuy),
    atHome: open.filter((entry) => !isToBuy(entry)),
    checked: active.filter(({ checked }) => checked),
  };
}
