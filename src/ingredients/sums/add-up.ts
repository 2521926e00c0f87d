import type { Aisle } from "../../contract/ingredient-rules.ts";
import type { UnitSystem } from "../amounts/measures.ts";
import { isPlural } from "../amounts/unit-forms.ts";
import type { Spelling } from "../amounts/written-number.ts";
import { nameItem, type NamingOptions } from "./name-item.ts";
import type { ReadEntry } from "./read-entry.ts";
import type { SpellContext } from "./spell-number.ts";
import { spellTotal, type Total } from "./spell-total.ts";
import { sumTotals, type SumEntry } from "./sum-totals.ts";

export interface AddUpOptions extends NamingOptions {
  system: UnitSystem;
  spelling: Spelling;
}

/** What people see: entries of the same food, added up. */
export interface Item {
  key: string;
  family: string;
  foodId: string | null;
  /** In the given order. */
  entryIds: string[];
  food: string;
  aisle: Aisle;
  amounts: Total[];
  /** "3 tsp", "2 + 200 g", or empty. */
  amountText: string;
  /** True if some entries have amounts and others don't: "salt, 1 tsp" and "salt to taste". An amount that someone chose is for all. */
  isOpen: boolean;
  /** What people typed besides amount and food: "lactose free". */
  remark: string;
  /** True for a line shown as written, since it has several foods or unclear amounts. */
  isMixed: boolean;
}

/** Adds up all entries of the same food, in the order of each food's first entry. */
export function addUp(entries: readonly SumEntry[], options: AddUpOptions): Item[] {
  const groups = new Map<string, SumEntry[]>();
  for (const entry of entries) {
    const key = getItemKey(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups].map(([key, group]) => makeItem(key, group, options));
}

/** Equal for entries that are added up. */
export function getItemKey({ id, read }: Pick<SumEntry, "id" | "read">): string {
  return read.isMixed ? `${read.key}#${id}` : read.key;
}

function makeItem(key: string, entries: readonly SumEntry[], options: AddUpOptions): Item {
  const reads = entries.map(({ read }) => read);
  const [first] = reads;
  const isNamed = reads.every(
    ({ amounts }) => amounts.length > 0 && amounts.every(({ isInName }) => isInName),
  );
  const isAsWritten = entries.length === 1 && first !== undefined && entries[0]?.adjustments.length === 0;
  const amounts = listTotals(entries, { ...options, isNamed, isAsWritten });
  return {
    key,
    family: first?.family ?? key,
    foodId: first?.foodId ?? null,
    entryIds: entries.map(({ id }) => id),
    food: isAsWritten ? agreeWithCount(first, amounts, options) : nameItem(entries, amounts, options),
    aisle: first?.aisle ?? "other",
    amounts,
    amountText: amounts.map(({ text }) => text).join(" + "),
    isOpen:
      amounts.length > 0 &&
      reads.some((read) => read.amounts.length === 0) &&
      entries.every(({ adjustments }) => adjustments.length === 0),
    remark: [...new Set(entries.flatMap(({ isTyped, read }) => (isTyped && read.note) || []))].join(", "),
    isMixed: first?.isMixed ?? false,
  };
}

/** Scaled lines say "2 Ei". */
function agreeWithCount(
  { food, language }: ReadEntry,
  [only, ...others]: readonly Total[],
  { inflectFood, words }: AddUpOptions,
): string {
  const isBareCount = only?.measure === "count" && only.kind === null && others.length === 0;
  return isBareCount && inflectFood ? inflectFood(food, language, isPlural(only.high, words)) : food;
}

function listTotals(entries: readonly SumEntry[], context: SpellContext): Total[] {
  const totals = sumTotals(entries, context.system)
    .flatMap((total) => spellTotal(total, context))
    .toSorted((one, other) => rankTotal(one) - rankTotal(other));
  const [only] = context.isAsWritten && totals.length === 1 ? entries : [];
  const text = context.system === "written" ? only?.read.amountText : "";
  return text ? totals.map((total) => ({ ...total, text })) : totals;
}

/** Pieces are first: "2 + 200 g". */
function rankTotal({ measure, kind }: Total): number {
  if (measure === "count") return kind === null ? 0 : 1;
  return measure === "weight" ? 2 : 3;
}
