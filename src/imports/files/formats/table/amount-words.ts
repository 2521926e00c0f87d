import { foldText } from "../../../../recipes/text/fold-text.ts";

/** What tables call the parts of an ingredient in the languages of the app. */
export const AMOUNT_WORDS: readonly string[] = split(
  "amount|quantity|qty|quantities|menge|anzahl|quantité|mængde|antal|mängd|ilość|quantidade|qtd|cantidad|quantità|数量|用量|數量",
);
export const UNIT_WORDS: readonly string[] = split(
  "unit|units|measure|measurement|uom|einheit|unité|enhed|enhet|jednostka|unidade|unidad|unità|单位|單位",
);
export const FOOD_WORDS: readonly string[] = split(
  "name|ingredient|food|item|product|zutat|ingrédient|ingrediens|składnik|ingrediente|食材|title",
);

const PARTS = [AMOUNT_WORDS, UNIT_WORDS];

/** 0 for an amount, 1 for a unit, 2 for anything else, and the number at the word; empty without one. */
export function readIngredientColumn(column: string): { place: number; number: string } {
  const words = foldText(column.replace(/(\p{Ll})(\p{Lu}|\d)/gu, "$1 $2").replace(/[_.\-/\s]+/g, " "));
  const { word, before, behind } = NUMBERED.exec(words)?.groups ?? {};
  const number = behind ?? before ?? "";
  const place = PARTS.findIndex((list) => list.includes(word ?? ""));
  return { place: place === -1 ? PARTS.length : place, number: number && String(Number(number)) };
}

const NUMBERED =
  /^(?:str )?(?:(?:ingredient|zutat) )?(?:(?<before>\d{1,3}) )?(?<word>\D+?)(?: ?(?<behind>\d{1,3}))?$/u;

function split(words: string): string[] {
  return words.split("|").flatMap((word) => (word === foldText(word) ? [word] : [word, foldText(word)]));
}
