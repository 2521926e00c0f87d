import type { ShoppingItem } from "../contract/shopping-lists.ts";
import type { Change, NewEntry } from "../contract/shopping-sync.ts";
import type { Account } from "../http/caller.ts";
import type { CorrectionStore } from "../ingredients/corrections/correction-store.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import type { Knowledge } from "../ingredients/read-ingredients.ts";
import { listItems, toShoppingItem, type ListItem, type ListItems, type ShowOptions } from "./list-items.ts";
import { ShoppingItemNotFound } from "./shopping-list.ts";
import type { ShoppingEntryStore } from "./shopping-entry-store.ts";
import type { ShoppingListStore, StoredList } from "./shopping-list-store.ts";

export interface EditorParts {
  shoppingLists: ShoppingListStore;
  shoppingEntries: ShoppingEntryStore;
  foods: FoodCatalog;
  corrections: CorrectionStore;
  /** Called after each stored change, with the version before. */
  onListChanged(list: StoredList, from: number): void;
}

type Person = Pick<Account, "groupId" | "fullName">;

/** Stands in for a device. No device has such a short ID. */
const SERVER = "server";

/** Changes lists for clients that know items, not entries. */
export function listEditor(parts: EditorParts) {
  const { shoppingLists, shoppingEntries, foods, corrections, onListChanged } = parts;

  const getKnowledge = (): Knowledge => ({ foods, corrections: corrections.byLine() });

  const readItems = (list: StoredList, show: ShowOptions): ListItems =>
    listItems(shoppingEntries.listActive(list.id), list, { knowledge: getKnowledge(), show });

  /** @throws ShoppingListFull */
  function change(list: StoredList, changes: Change[], { groupId, fullName }: Person): StoredList {
    if (changes.length === 0) return list;
    const author = { by: fullName, device: SERVER };
    const next = shoppingEntries.change(() => shoppingLists.get(groupId, list.id), changes, author);
    onListChanged(next, list.version);
    return next;
  }

  return {
    getKnowledge,
    readItems,
    change,

    /**
     * Returns the items with what was added.
     * @throws ShoppingListFull
     */
    add(
      list: StoredList,
      entries: NewEntry[],
      { caller, show }: { caller: Person; show: ShowOptions },
    ): ShoppingItem[] {
      const adding = entries.map((entry): Change => ({ type: "add", entry }));
      const { items } = readItems(change(list, adding, caller), show);
      const added = new Set(entries.map(({ id }) => id));
      return items.filter((item) => item.entries.some(({ id }) => added.has(id))).map(toShoppingItem);
    },
  };
}

/** @throws ShoppingItemNotFound */
export function getItem({ items }: ListItems, entry: string): ListItem {
  const found = items.find(({ entries }) => entries.some(({ id }) => id === entry));
  if (!found) throw new ShoppingItemNotFound();
  return found;
}
