import type { Region } from "../amounts/measures.ts";
import type { Food } from "../foods/food-table.ts";
import type { LineWords } from "../words/line-words.ts";
import type { UnitKind } from "../words/units.ts";
import type { Counted } from "./find-counted.ts";

export interface EntryAmount {
  measure: "weight" | "volume" | "count";
  /** In units of `kind`. */
  low: number;
  high: number;
  /** Null for pieces. */
  kind: UnitKind | null;
  /** Grams or milliliters per unit; 1 for counts. */
  size: number;
  /** As written; empty for pieces. */
  unit: string;
  /** Forms of the unit in the entry's language: "cup", "cups". */
  forms: readonly string[];
  /** Tells what each of a count is: "400g", "zest". */
  pack: string;
  /** The same as written: "14 oz". */
  packText: string;
  /** False for "2 cans (400 g)", which may weigh 400 g in all. */
  isPackSure: boolean;
  /** True for the wedges of "2 lemon wedges". */
  isInName: boolean;
}

export interface AmountContext {
  words: LineWords;
  region: Region;
  food: Food | null;
  counted: Counted | null;
}
