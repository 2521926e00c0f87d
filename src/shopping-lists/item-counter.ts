import { setImmediate } from "node:timers/promises";
import type { CountedList } from "../contract/shopping-lists.ts";
import type { Corrections } from "../ingredients/correct-line.ts";
import type { CorrectionStore } from "../ingredients/corrections/correction-store.ts";
import type { TaughtFoodStore } from "../ingredients/corrections/taught-food-store.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import type { TaughtFoods } from "../ingredients/foods/food-table.ts";
import { countItems, type ItemCounts } from "../ingredients/sums/compose-list.ts";
import { createTextReader } from "./entry-reader.ts";
import type { ShoppingEntryStore } from "./shopping-entry-store.ts";
import type { StoredList } from "./shopping-list-store.ts";

/** All that the counts of a list depend on. */
interface Basis {
  epoch: string;
  version: number;
  taught: TaughtFoods;
  corrections: Corrections;
}

interface Parts {
  shoppingEntries: ShoppingEntryStore;
  foods: FoodCatalog;
  corrections: CorrectionStore;
  taughtFoods: TaughtFoodStore;
}

export type ItemCounter = ReturnType<typeof itemCounter>;

/** About 200 kB. */
const CACHED_MOST = 1000;

/** Counts lists as their pages do, and each version of a list once. */
export function itemCounter({ shoppingEntries, foods, corrections, taughtFoods }: Parts) {
  const counted = new Map<number, { basis: Basis; counts: ItemCounts }>();

  function findCounts(id: number, basis: Basis): ItemCounts | null {
    const found = counted.get(id);
    return found && isSame(found.basis, basis) ? found.counts : null;
  }

  function count(id: number, basis: Basis): ItemCounts {
    const read = createTextReader({ foods, corrections: basis.corrections });
    const counts = countItems(shoppingEntries.listActive(id), read);
    if (counted.size >= CACHED_MOST) counted.clear();
    counted.set(id, { basis, counts });
    return counts;
  }

  return async (lists: readonly StoredList[]): Promise<CountedList[]> => {
    const all: CountedList[] = [];
    for (const { id, name, isDefault, sendsWebhooks, epoch, version } of lists) {
      const basis = { epoch, version, taught: taughtFoods.byName(), corrections: corrections.byLine() };
      const found = findCounts(id, basis);
      all.push({ id, name, isDefault, sendsWebhooks, ...(found ?? count(id, basis)) });
      // Other requests run in between, since reading 2,000 lines takes long.
      if (!found) await setImmediate();
    }
    return all;
  };
}

function isSame(one: Basis, other: Basis): boolean {
  return (
    one.epoch === other.epoch &&
    one.version === other.version &&
    one.taught === other.taught &&
    one.corrections === other.corrections
  );
}
