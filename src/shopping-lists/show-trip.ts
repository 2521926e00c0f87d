import type { Trip, TripItem } from "../contract/shopping-lists.ts";
import type { Entry, ListState } from "../contract/shopping-sync.ts";
import type { Knowledge } from "../ingredients/read-ingredients.ts";
import { listItems, toShoppingItem, type ListItem, type ShowOptions } from "./list-items.ts";
import type { Trip as StoredTrip } from "./shopping-trip-store.ts";

/** Adds up a trip's entries as the list did when they were checked. */
export function showTrip(
  { id, endedAt, endedBy, entries }: StoredTrip,
  list: Pick<ListState, "aisles" | "places">,
  options: { knowledge: Knowledge; show: ShowOptions },
): Trip {
  const bought = entries.map((entry): Entry => ({
    ...entry,
    picture: null,
    gone: null,
    checked: entry.checked ?? { by: "", version: 0 },
  }));
  const positions = new Map(entries.map((entry, position) => [entry.id, position]));
  const { items } = listItems(bought, list, options);
  return {
    id,
    endedAt,
    endedBy,
    items: items
      .map((item) => toTripItem(item, positions))
      .toSorted((one, other) => (one.entries[0] ?? 0) - (other.entries[0] ?? 0)),
    entries: entries.map(({ text, language, region, source, atHome, note, adjustments }) => ({
      text,
      language,
      region,
      source,
      atHome,
      note,
      adjustments,
    })),
  };
}

function toTripItem(item: ListItem, positions: ReadonlyMap<string, number>): TripItem {
  const { text, food, foodId, amount, isOpen, remark, note } = toShoppingItem(item);
  const entries = item.entries.flatMap((entry) => positions.get(entry.id) ?? []);
  return { text, food, foodId, amount, isOpen, remark, note, entries };
}
