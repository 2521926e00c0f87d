import type { ShoppingItem } from "../contract/shopping-lists.ts";
import type { Entry, ListState } from "../contract/shopping-sync.ts";
import type { UnitSystem } from "../ingredients/amounts/measures.ts";
import type { Knowledge } from "../ingredients/read-ingredients.ts";
import type { AddUpOptions, Item } from "../ingredients/sums/add-up.ts";
import { findAisle } from "../ingredients/sums/arrange-items.ts";
import { findPicture, joinNotes } from "../ingredients/sums/change-sum.ts";
import { composeList } from "../ingredients/sums/compose-list.ts";
import type { SumEntry } from "../ingredients/sums/sum-totals.ts";
import { wordsFor } from "../ingredients/words/languages.ts";
import { createTextReader } from "./entry-reader.ts";

export interface ShowOptions {
  /** A tag such as "de" or "zh-TW". */
  language: string;
  units: UnitSystem;
}

/** An item with the entries that it adds up. */
export interface ListItem {
  item: Item;
  aisle: string;
  /** As on the page: a staple that's to buy anyway isn't to check at home. */
  isAtHome: boolean;
  entries: Entry[];
}

export type ListItems = ReturnType<typeof listItems>;

/** Adds up what's to buy and what may be at home, in the shop's order, then what's checked. */
export function listItems(
  entries: readonly Entry[],
  { aisles, places }: Pick<ListState, "aisles" | "places">,
  { knowledge, show }: { knowledge: Knowledge; show: ShowOptions },
) {
  const read = createTextReader(knowledge);
  const composed = composeList(entries, { aisles, places }, read, describeViewer(show, knowledge));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const toBuy = composed.toBuy.flatMap(({ items }) => items);
  const atHome = new Set(composed.atHome);
  const items = [...toBuy, ...composed.atHome, ...composed.checked].map((item): ListItem => ({
    item,
    aisle: findAisle(item, places),
    isAtHome: atHome.has(item),
    entries: item.entryIds.flatMap((id) => byId.get(id) ?? []),
  }));
  return {
    items,

    listReadEntries: (item: ListItem): SumEntry[] =>
      item.entries.map((entry) => ({
        id: entry.id,
        read: read(entry),
        adjustments: entry.adjustments,
      })),
  };
}

export function toShoppingItem({ item, aisle, isAtHome, entries }: ListItem): ShoppingItem {
  const checks = entries.flatMap(({ checked }) => checked ?? []);
  const isChecked = checks.length > 0;
  return {
    id: entries[0]?.id ?? "",
    text: [item.amountText, item.food].filter(Boolean).join(" "),
    food: item.food,
    foodId: item.foodId,
    amount: item.amountText,
    isOpen: item.isOpen,
    remark: item.remark,
    aisle,
    isChecked,
    checkedBy: [...new Set(checks.map(({ by }) => by))],
    isAtHome,
    note: joinNotes(entries),
    picture: findPicture(entries),
    sources: entries.map(({ id, text, source, addedBy }) => ({ id, text, recipe: source, addedBy })),
  };
}

function describeViewer({ language, units: system }: ShowOptions, { foods }: Knowledge): AddUpOptions {
  return {
    system,
    words: wordsFor(language),
    language,
    spelling: { style: "glyph", point: /^(?:en|zh)\b/.test(language) ? "." : "," },
    nameFood: (foodId, count) => foods.getName(foodId, language, count),
    inflectFood: foods.inflect,
  };
}
