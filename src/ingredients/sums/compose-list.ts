import type { Entry, ListState } from "../../contract/shopping-sync.ts";
import { addUp, type AddUpOptions, type Item } from "./add-up.ts";
import { arrangeItems, type ArrangedAisle } from "./arrange-items.ts";
import type { ReadEntry } from "./read-entry.ts";

export interface ComposedList {
  toBuy: ArrangedAisle[];
  /** Staples, which are probably at home. */
  atHome: Item[];
  /** The last checked ones first. */
  checked: Item[];
}

/** Adds up what's on a list. Items to buy, to check at home, and checked ones are never mixed. */
export function composeList(
  entries: readonly Entry[],
  { aisles, places }: Pick<ListState, "aisles" | "places">,
  read: (entry: Entry) => ReadEntry,
  options: AddUpOptions,
): ComposedList {
  const active = entries.filter(({ gone }) => gone === null);
  const open = active.filter(({ checked }) => !checked);
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
  const versions = new Map(active.map(({ id, checked }) => [id, checked?.version ?? 0]));
  const getVersion = ({ entryIds }: Item) => Math.max(...entryIds.map((id) => versions.get(id) ?? 0));
  // Nobody checks at home for what they buy anyway.
  const bought = new Set(open.filter(({ atHome }) => !atHome).map((entry) => read(entry).key));
  const isToBuy = (entry: Entry) => !entry.atHome || bought.has(read(entry).key);
  return {
    toBuy: arrange(open.filter(isToBuy)),
    atHome: arrange(open.filter((entry) => !isToBuy(entry))).flatMap(({ items }) => items),
    checked: addUpAll(active.filter(({ checked }) => checked)).toSorted(
      (one, other) => getVersion(other) - getVersion(one),
    ),
  };
}
