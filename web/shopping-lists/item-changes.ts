import type { Change, Entry, NewEntry } from "../../src/contract/shopping-sync.ts";
import { findRegionCode } from "../../src/ingredients/amounts/measures.ts";
import type { SumEntry } from "../../src/ingredients/sums/sum-totals.ts";
import { splitTyped } from "../../src/ingredients/sums/split-typed.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import type { EntryReader } from "../../src/ingredients/sums/read-entry.ts";
import type { Knowledge, ShownItem } from "./shown-item.ts";
import { makeRandomId } from "./sync/random-id.ts";

/** @param reader null before the words of the language are loaded: then only lines and commas divide items */
export function readTyped(text: string, reader: EntryReader | null, language: string): NewEntry[] {
  const typed = text.slice(0, SHOPPING_MOST.typedCharacters);
  const texts = reader ? splitTyped(typed, reader) : splitPlain(typed);
  return texts.map((one) => ({
    id: makeRandomId(),
    text: one,
    language,
    region: findRegionCode(language, null, [one]),
    source: null,
    atHome: false,
    note: "",
  }));
}

export function addEntries(entries: readonly NewEntry[]): Change[] {
  return entries.map((entry) => ({ type: "add", entry }));
}

export function checkItem({ entries }: ShownItem, isChecked: boolean): Change[] {
  const changed = entries.filter(({ checked }) => (checked !== null) !== isChecked);
  // A second tap may come before the first one is stored.
  const ids = listIds(changed.length > 0 ? changed : entries);
  return [{ type: isChecked ? "check" : "uncheck", ids }];
}

/** What `changeAmount` needs to know of an item. */
export function readSum({ entries }: ShownItem, { read }: Pick<Knowledge, "read">): SumEntry[] {
  return entries.map((entry) => ({ id: entry.id, read: read(entry), adjustments: entry.adjustments }));
}

/** For an item of one entry. */
export function changeText({ entries: [entry] }: ShownItem, text: string, language: string): Change[] {
  return entry ? [{ type: "edit-text", id: entry.id, text, language }] : [];
}

export function needItem({ entries }: ShownItem): Change[] {
  return [{ type: "set-at-home", ids: listIds(entries), atHome: false }];
}

export function removeItem({ entries }: ShownItem): Change[] {
  return [{ type: "remove", ids: listIds(entries) }];
}

/** Brings back removed entries, and the amounts that others had before. */
export function undoRemoval(before: readonly Entry[], changes: readonly Change[]): Change[] {
  return changes.flatMap((change): Change[] => {
    if (change.type === "remove") return [{ type: "restore", ids: change.ids }];
    const entry = change.type === "adjust" && before.find(({ id }) => id === change.id);
    return entry ? [{ type: "adjust", id: entry.id, adjustments: entry.adjustments }] : [];
  });
}

export function clearItems(items: readonly ShownItem[]): Extract<Change, { type: "clear" }> {
  const ids = listIds(items.flatMap(({ entries }) => entries.filter(({ checked }) => checked)));
  return { type: "clear", ids, trip: makeRandomId() };
}

function listIds(entries: readonly Pick<Entry, "id">[]): string[] {
  return entries.map(({ id }) => id);
}

function splitPlain(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((part) => part.trim().slice(0, SHOPPING_MOST.characters))
    .filter(Boolean);
}
