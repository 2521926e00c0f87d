import { DELETED } from "../contract/shopping-changes.ts";
import type { ShoppingItem } from "../contract/shopping-lists.ts";
import type { Entry, ListUpdate } from "../contract/shopping-sync.ts";

/** Guests don't learn who added or checked something, or what was on the list before. */
export function toGuestUpdate(update: ListUpdate): ListUpdate {
  return {
    ...update,
    list: { ...update.list, places: {} },
    entries: update.entries.map(toGuestEntry),
  };
}

export function toGuestItem(item: ShoppingItem): ShoppingItem {
  const sources = item.sources.map((source) => ({ ...source, addedBy: "" }));
  return { ...item, checkedBy: [], sources };
}

function toGuestEntry(entry: Entry): Entry {
  const { checked } = entry;
  const guest = { ...entry, addedBy: "", checked: checked && { ...checked, by: "" }, edits: {} };
  if (entry.gone === null) return guest;
  const nothing = { note: "", picture: null, source: null, checked: null, adjustments: [] };
  return { ...guest, ...nothing, text: "–", gone: DELETED };
}
