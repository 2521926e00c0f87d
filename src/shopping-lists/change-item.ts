import { SHOPPING_MOST } from "../contract/shopping-rules.ts";
import type { ItemInput } from "../contract/shopping-lists.ts";
import type { Change } from "../contract/shopping-sync.ts";
import { isVisible } from "../contract/rules.ts";
import { readWantedAmount, type WantedAmount } from "../ingredients/sums/adjust-amount.ts";
import { changeAmount, changeNote } from "../ingredients/sums/change-sum.ts";
import type { SumEntry } from "../ingredients/sums/sum-totals.ts";
import { regionFor } from "../ingredients/amounts/measures.ts";
import { wordsFor } from "../ingredients/words/languages.ts";
import { Invalid, type BrokenRule } from "../platform/errors.ts";
import { inOneLine, withoutControls } from "../platform/plain-text.ts";
import { toShoppingItem, type ListItem, type ShowOptions } from "./list-items.ts";

/**
 * Lists what to change so that the item looks as wanted. An empty amount removes it.
 * @throws Invalid
 */
export function listItemChanges(
  item: ListItem,
  input: ItemInput,
  { read, show }: { read: SumEntry[]; show: ShowOptions },
): Change[] {
  return [
    ...(input.amount === undefined
      ? []
      : changeAmount(read, readAmount(input.amount, show.language), show.units)),
    ...(input.note === undefined ? [] : changeNote(item.entries, inOneLine(withoutControls(input.note)))),
    ...(input.aisle === undefined ? [] : changeAisle(item, inOneLine(withoutControls(input.aisle)))),
    ...(input.isChecked === undefined ? [] : changeCheck(item, input.isChecked)),
  ];
}

function readAmount(text: string, language: string): WantedAmount[] {
  if (!isVisible(text)) return [];
  const wanted = readWantedAmount(text, wordsFor(language), regionFor("", language));
  if (!wanted) throw refuse("amount", "This isn't an amount", "unknown");
  if (wanted.some(({ value }) => value > SHOPPING_MOST.amount))
    throw refuse("amount", "This amount is too large", "length");
  return wanted;
}

function changeAisle({ item: { key }, aisle: current }: ListItem, aisle: string): Change[] {
  if (!isVisible(aisle)) throw refuse("aisle", "Field Required", "missing");
  return aisle === current ? [] : [{ type: "place-food", food: key, aisle }];
}

function changeCheck(item: ListItem, isChecked: boolean): Change[] {
  if (toShoppingItem(item).isChecked === isChecked) return [];
  return [{ type: isChecked ? "check" : "uncheck", ids: item.entries.map(({ id }) => id) }];
}

function refuse(field: string, problem: string, kind: BrokenRule["kind"]): Invalid {
  return new Invalid([{ field, problem, kind }]);
}
