import { FOOD_TEXTS } from "../../../src/assets.ts";
import type { Adjustment } from "../../../src/contract/shopping-sync.ts";
import { findRegionCode, regionFor, type UnitSystem } from "../../../src/ingredients/amounts/measures.ts";
import {
  createLineReader,
  indexCorrections,
  type LineCorrection,
} from "../../../src/ingredients/correct-line.ts";
import { foodCatalog } from "../../../src/ingredients/foods/food-catalog.ts";
import { getApartWords } from "../../../src/ingredients/sums/apart/apart-languages.ts";
import { addUp, type AddUpOptions, type Item } from "../../../src/ingredients/sums/add-up.ts";
import { readEntry, type EntryReader } from "../../../src/ingredients/sums/read-entry.ts";
import type { SumEntry } from "../../../src/ingredients/sums/sum-totals.ts";
import { wordsFor } from "../../../src/ingredients/words/languages.ts";

const foods = foodCatalog(FOOD_TEXTS);

/** A line in the list's language, or in the one before the bar: "de|2 Eier". */
export type Line = string;

export function readerFor(language: string, corrections: LineCorrection[] = []): EntryReader {
  const words = wordsFor(language);
  return {
    read: createLineReader(indexCorrections(corrections), words),
    words,
    foods: foods.forLanguage(language),
    apart: getApartWords(language),
    language,
  };
}

export function readLines(lines: readonly Line[], language: string): SumEntry[] {
  return lines.map((line, position) => {
    const [, own, text = line] = /^(\w\w(?:-\w\w)?)\|(.*)$/.exec(line) ?? [];
    const tag = own ?? language;
    const region = regionFor(findRegionCode(tag, null, [text]), tag);
    return { id: `entry-${position}`, read: readEntry(text, readerFor(tag), region), adjustments: [] };
  });
}

export function adjust(entries: readonly SumEntry[], adjustments: readonly Adjustment[]): SumEntry[] {
  return entries.map((entry, position) => (position === 0 ? { ...entry, adjustments } : entry));
}

export function optionsFor(language: string, system: UnitSystem = "written"): AddUpOptions {
  return {
    system,
    words: wordsFor(language),
    language,
    spelling: { style: "glyph", point: /^(?:en|zh)/.test(language) ? "." : "," },
    nameFood: (id, count) => foods.getName(id, language, count),
    inflectFood: (food, of, isPlural) => foods.inflect(food, of, isPlural),
  };
}

export function sumLines(lines: readonly Line[], language = "en", system: UnitSystem = "written"): Item[] {
  return addUp(readLines(lines, language), optionsFor(language, system));
}

/** Writes "salt, 3 tsp". */
export function describeItems(items: readonly Item[]): string[] {
  return items.map(({ food, amountText }) => [food, amountText].filter(Boolean).join(", "));
}
