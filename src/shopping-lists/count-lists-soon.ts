import { setImmediate } from "node:timers/promises";
import type { Log } from "../platform/log.ts";
import type { ItemCounter } from "./item-counter.ts";
import type { ShoppingListStore } from "./shopping-list-store.ts";

interface Parts {
  groups: { list(): { id: number }[] };
  shoppingLists: ShoppingListStore;
  countItems: ItemCounter;
  log: Log;
}

/** Counts all lists after a start, because the first time takes long. Returns a function that stops it. */
export function countListsSoon({ groups, shoppingLists, countItems, log }: Parts): () => void {
  let isStopped = false;

  async function run(): Promise<void> {
    await setImmediate();
    if (isStopped) return;
    for (const list of groups.list().flatMap(({ id }) => shoppingLists.list(id))) {
      if (isStopped) return;
      await countItems([list]);
    }
  }

  run().catch((problem) => log.error("Couldn't count shopping lists", problem));
  return () => {
    isStopped = true;
  };
}
