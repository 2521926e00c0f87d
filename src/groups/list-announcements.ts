import { languageFor } from "../contract/languages.ts";
import type { CorrectionStore } from "../ingredients/corrections/correction-store.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import type { Clock, Wait } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { openListEvents } from "../shopping-lists/list-events.ts";
import { listItems, toShoppingItem } from "../shopping-lists/list-items.ts";
import type { ShoppingEntryStore } from "../shopping-lists/shopping-entry-store.ts";
import type { ShoppingListStore, StoredList } from "../shopping-lists/shopping-list-store.ts";
import { openListWebhooks } from "./list-webhooks.ts";
import type { WebhookStore } from "./webhook-store.ts";

interface Parts {
  shoppingLists: ShoppingListStore;
  shoppingEntries: ShoppingEntryStore;
  corrections: CorrectionStore;
  foods: FoodCatalog;
  webhooks: WebhookStore;
  /** Of the site, for webhooks. */
  getLanguage(): string;
  clock: Clock;
  wait: Wait;
  log: Log;
}

/** Tells listening devices and webhooks about changed lists. */
export function openListAnnouncements(parts: Parts) {
  const { shoppingLists: lists, shoppingEntries: entries, clock } = parts;
  const listEvents = openListEvents({ lists, entries, clock });
  const listWebhooks = openListWebhooks({
    ...parts,
    lists,
    listItems(list) {
      const knowledge = { foods: parts.foods, corrections: parts.corrections.byLine() };
      const show = { language: languageFor(parts.getLanguage()) ?? "en-US", units: "written" as const };
      return listItems(entries.listActive(list.id), list, { knowledge, show }).items.map(toShoppingItem);
    },
  });
  return {
    listEvents,
    listWebhooks,

    /** @param from the list's version before the change */
    onListChanged(list: StoredList, from: number): void {
      listEvents.announce(list, from);
      listWebhooks.note(list);
    },

    onListDeleted: listEvents.recheck,
  };
}
