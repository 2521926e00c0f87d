import type { Entry } from "../../src/contract/shopping-sync.ts";
import { listItems, type ShownItem, type ShownSections } from "./shown-item.ts";

// Rows are drawn again only if their objects change, and stored lists are read as new objects.

export function keepEntries(
  before: ReadonlyMap<string, Entry> | undefined,
  now: ReadonlyMap<string, Entry>,
): ReadonlyMap<string, Entry> {
  if (!before) return now;
  return new Map(
    [...now].map(([id, entry]) => {
      const known = before.get(id);
      return [id, known && isSameEntry(known, entry) ? known : entry];
    }),
  );
}

/** Returns a function that replaces items by those of its last call that look the same. */
export function createItemKeeper(): (sections: ShownSections) => ShownSections {
  let before: ShownSections | null = null;
  return (sections) => (before = keepItems(before, sections));
}

function keepItems(before: ShownSections | null, now: ShownSections): ShownSections {
  if (!before) return now;
  const known = new Map(listItems(before).map((item) => [makeId(item), item]));
  const keep = (item: ShownItem) => {
    const found = known.get(makeId(item));
    return found && isSameItem(found, item) ? found : item;
  };
  return {
    toBuy: now.toBuy.map(({ aisle, items }) => ({ aisle, items: items.map(keep) })),
    atHome: now.atHome.map(keep),
    checked: now.checked.map(keep),
  };
}

function makeId({ key, entries }: ShownItem): string {
  return `${key} ${entries[0]?.id}`;
}

function isSameItem(one: ShownItem, other: ShownItem): boolean {
  return (
    one.food === other.food &&
    one.amountText === other.amountText &&
    one.isMixed === other.isMixed &&
    one.entries.length === other.entries.length &&
    one.entries.every((entry, at) => entry === other.entries[at])
  );
}

function isSameEntry(one: Entry, other: Entry): boolean {
  return (
    one.version === other.version &&
    one.text === other.text &&
    one.language === other.language &&
    one.note === other.note &&
    one.atHome === other.atHome &&
    one.gone === other.gone &&
    one.picture === other.picture &&
    one.checked?.by === other.checked?.by &&
    one.checked?.version === other.checked?.version &&
    one.adjustments.length === other.adjustments.length &&
    (one.adjustments.length === 0 || JSON.stringify(one.adjustments) === JSON.stringify(other.adjustments))
  );
}
