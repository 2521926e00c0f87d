import type { Entry, ListState } from "../../src/contract/shopping-sync.ts";
import type { UnitSystem } from "../../src/ingredients/amounts/measures.ts";
import { makeUnknownKey } from "../../src/ingredients/foods/food-table.ts";
import type { Item } from "../../src/ingredients/sums/add-up.ts";
import { findPicture, joinNotes } from "../../src/ingredients/sums/change-sum.ts";
import { composeList, divideEntries } from "../../src/ingredients/sums/compose-list.ts";
import { readEntry, type ReadEntry } from "../../src/ingredients/sums/read-entry.ts";
import { regionFor } from "../../src/ingredients/amounts/measures.ts";
import { t } from "../text/translation.ts";
import type { Readers } from "./load-readers.ts";

/** A row of the list: entries of the same food, added up. */
export interface ShownItem extends Item {
  entries: Entry[];
  isChecked: boolean;
  /** Names of people; empty for guests. */
  checkedBy: string[];
  note: string;
  picture: string | null;
  /** Names of the recipes that it's for. */
  recipes: string[];
}

/** A `ComposedList` of such items. */
export interface ShownSections {
  toBuy: { aisle: string; items: ShownItem[] }[];
  /** Staples, which are probably at home. */
  atHome: ShownItem[];
  /** The last checked ones first. */
  checked: ShownItem[];
}

/** @param name empty for a guest */
export function nameChecker(name: string): string {
  return name || t("shopping-list.guest");
}

export function listItems({ toBuy, atHome, checked }: ShownSections): ShownItem[] {
  return [...toBuy.flatMap(({ items }) => items), ...atHome, ...checked];
}

/** Without staples, and without what was just checked. */
export function countLeft({ toBuy }: ShownSections): number {
  return toBuy.flatMap(({ items }) => items).filter(({ isChecked }) => !isChecked).length;
}

export type ReadListEntry = (entry: Pick<Entry, "text" | "language" | "region">) => ReadEntry;

const readings = new WeakMap<Readers, ReadListEntry>();

/** Reads each text once, also when the list is opened again. */
export function createEntryReading(readers: Readers): ReadListEntry {
  const reading = readings.get(readers) ?? createReading(readers);
  readings.set(readers, reading);
  return reading;
}

function createReading({ byLanguage }: Readers): ReadListEntry {
  const known = new Map<string, ReadEntry>();
  return (entry) => {
    const { text, language, region } = entry;
    const key = `${language}\n${region}\n${text}`;
    const found = known.get(key);
    if (found) return found;
    const reader = byLanguage.get(language);
    const read = reader ? readEntry(text, reader, regionFor(region, language)) : readPlain(entry);
    known.set(key, read);
    return read;
  };
}

interface Actual {
  list: ListState;
  /** Tells which entries are really checked. */
  actual: ReadonlyMap<string, Entry>;
}

/** What it takes to read and write amounts. */
export interface Knowledge {
  readers: Readers;
  read: ReadListEntry;
  system: UnitSystem;
}

/** @param entries as they're shown */
export function composeShown(
  entries: readonly Entry[],
  { list, actual }: Actual,
  { readers, read, system }: Knowledge,
): ShownSections {
  const { toBuy, atHome, checked } = composeList(entries, list, read, { ...readers.options, system });
  const show = (item: Item) => toShownItem(item, actual);
  return {
    toBuy: toBuy.map(({ aisle, items }) => ({ aisle, items: items.map(show) })),
    atHome: atHome.map(show),
    checked: checked.map(show),
  };
}

/** Before the words of a language are loaded, or where they aren't on the device: nothing is added up. */
export function composePlain(entries: readonly Entry[], { actual }: Actual): ShownSections {
  const show = (some: readonly Entry[]) => some.map((entry) => toShownItem(makePlainItem(entry), actual));
  const { toBuy, atHome, checked } = divideEntries(entries, readPlain);
  return {
    toBuy: toBuy.length > 0 ? [{ aisle: "other", items: show(toBuy) }] : [],
    atHome: show(atHome),
    checked: show(checked),
  };
}

function toShownItem(item: Item, actual: ReadonlyMap<string, Entry>): ShownItem {
  const entries = item.entryIds.flatMap((id) => actual.get(id) ?? []);
  const unique = (values: string[]) => [...new Set(values.filter(Boolean))];
  return {
    ...item,
    entries,
    isChecked: entries.every(({ checked }) => checked !== null),
    checkedBy: [...new Set(entries.flatMap(({ checked }) => (checked ? [checked.by] : [])))],
    note: joinNotes(entries),
    picture: findPicture(entries),
    recipes: unique(entries.map(({ source }) => source?.name ?? "")),
  };
}

function makePlainItem({ id, text }: Entry): Item {
  const key = makeUnknownKey(text);
  return {
    key: `${key}#${id}`,
    family: key,
    foodId: null,
    entryIds: [id],
    food: text,
    aisle: "other",
    amounts: [],
    amountText: "",
    isOpen: false,
    remark: "",
    isMixed: true,
  };
}

function readPlain({ text, language, region }: Pick<Entry, "text" | "language" | "region">): ReadEntry {
  const key = makeUnknownKey(text);
  return {
    food: text,
    foodId: null,
    key,
    family: key,
    aisle: "other",
    prepared: null,
    gramsPerMl: null,
    note: "",
    amounts: [],
    isMixed: true,
    language,
    region: regionFor(region, language),
  };
}
