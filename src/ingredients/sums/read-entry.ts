import type { Aisle } from "../../contract/ingredient-rules.ts";
import type { Region } from "../amounts/measures.ts";
import { findPreparedFood } from "../amounts/prepare-food.ts";
import type { ReadLine } from "../correct-line.ts";
import { tidyNote, type IngredientLine } from "../lines/read-line.ts";
import { findOnlyFood, type Foods } from "../foods/find-foods.ts";
import type { Food } from "../foods/food-table.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import type { ApartWords } from "./apart/find-apart.ts";
import { identifyHousehold } from "./identify-household.ts";
import { identifyProduct } from "./identify-product.ts";
import type { EntryAmount } from "./entry-amount.ts";
import { findEachList } from "./split-each.ts";
import { readEntryAmounts } from "./read-entry-amounts.ts";
import { dropFullStop, separateParts } from "./tidy-line-end.ts";

/** Everything that depends on the language of an entry. */
export interface EntryReader {
  /** Applies corrections: `createLineReader(corrections, words)`. */
  read: ReadLine;
  words: LineWords;
  foods: Foods;
  apart: ApartWords;
  /** A tag such as "de" or "zh-TW". */
  language: string;
}

export interface ReadEntry {
  /** As written, without amount and note. */
  food: string;
  foodId: string | null;
  /** Entries with the same key add up: a food's id, or "?" and a name. */
  key: string;
  /** Items with the same one are shown together: "red onion" beside "onion". */
  family: string;
  aisle: Aisle;
  /** As prepared in this line: its density may be null. */
  prepared: Food | null;
  /** From the line itself, "1 cup (240 g)", or else of the prepared food. */
  gramsPerMl: number | null;
  /** Without what the name or the amount says. */
  note: string;
  amounts: EntryAmount[];
  /** The amount as written, if it says the same: "2/3 cup + 1 tbsp". */
  amountText?: string;
  /** True for a line with several foods or unclear amounts, which is shown as written and never added. */
  isMixed: boolean;
  language: string;
  region: Region;
}

const MOST_QUOTED = 40;
const ARTICLE =
  /^(?:an?|some|the|eine?[mnrs]?|une?|du|des|de la|de l['’]|en|et|ett|uma?|uns|umas|un[ao]|een|[x×])$/iu;

export function readEntry(text: string, reader: EntryReader, region: Region): ReadEntry {
  const { words, foods, language } = reader;
  const written = readWhole(text, reader);
  const household = identifyHousehold(written, reader);
  const line = household?.line ?? written;
  const product = household?.product ?? identifyProduct(line, reader);
  const findFood = (asked: { food: string; foodId?: string | null }) =>
    asked.food === line.food || asked.foodId ? product.food : findOnlyFood(asked.food, foods);
  const prepared = product.food && findPreparedFood(line, findFood, words);
  const read = readEntryAmounts(line, { words, region, food: prepared, counted: product.counted });
  const isMixed =
    read.isMixed ||
    product.isMixed ||
    line.isHeading ||
    findEachList(line, reader) !== null ||
    isUncountable(line, words);
  return {
    food: isMixed ? line.text.trim() : product.name,
    foodId: isMixed ? null : product.foodId,
    key: product.key,
    family: product.family,
    aisle: product.aisle,
    prepared,
    gramsPerMl: read.gramsPerMl ?? prepared?.gramsPerMl ?? null,
    note: isMixed ? "" : pickRemarks(line, read.amounts, product.name),
    amounts: isMixed || (product.foodId === null && product.food) ? [] : read.amounts,
    amountText: isMixed ? "" : quoteAmount(line, read.amounts),
    isMixed,
    language,
    region,
  };
}

function readWhole(text: string, { read }: EntryReader): IngredientLine {
  const tidied = dropFullStop(text);
  const line = read(tidied, text);
  const [first] = line.amounts;
  const separated = first?.unit === null ? separateParts(tidied) : tidied;
  return separated === tidied ? line : read(separated, text);
}

/** In a language without word lists, the "50г" of "масло - 50г" would be lost, and so would the 0 of "0 apples". */
function isUncountable({ amounts, note }: IngredientLine, { some }: LineWords): boolean {
  const [first] = amounts;
  if (first) return first.high === 0;
  return note.split("; ").some((part) => /^\d/.test(part) && !matchPhrase(foldLetters(part), 0, some));
}

/** Leaves out the "14 oz" and "+ 1 can" of "1 can (14 oz) + 1 can beans", the article of "a bag of rice", and the "x" of "牛奶x3". */
function pickRemarks(
  { text, note, amounts }: IngredientLine,
  read: readonly EntryAmount[],
  name: string,
): string {
  const added = amounts.filter(({ relation }) => relation === "added");
  const shown = new Set([
    ...read.map(({ packText }) => packText),
    ...added.map(({ from, to, within }) => tidyNote(text.slice(within?.from ?? from, within?.to ?? to))),
  ]);
  return note
    .split("; ")
    .filter((part) => !shown.has(part) && !shown.has(part.replace("-", " ")))
    .filter((part) => !ARTICLE.test(part) && !name.endsWith(`(${part})`))
    .join("; ");
}

/** Words for numbers become digits, and a size written elsewhere joins its amount. */
function quoteAmount(
  { text, food, amounts: [first, ...others] }: IngredientLine,
  read: readonly EntryAmount[],
): string {
  if (!first || read.some(({ pack, isInName }) => pack || isInName)) return "";
  const said = [first, ...others.filter(({ relation }) => relation === "added")];
  if (said.length < read.length || said.some(({ low }, at) => low === null || low !== read[at]?.low))
    return "";
  if (said.some(({ numbers }) => numbers.length === 0 || numbers.some(({ style }) => style === "word")))
    return "";
  const end = Math.max(...said.map(({ to }) => to));
  if (said.some(({ unit }) => unit && (unit.from < first.from || unit.to > end))) return "";
  const quoted = text.slice(first.from, end);
  return quoted.includes(food) || quoted.length > MOST_QUOTED ? "" : quoted;
}
