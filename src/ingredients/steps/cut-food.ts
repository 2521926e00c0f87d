import type { Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { hasHan, isHan } from "../words/phrases.ts";
import { isSameStem, type Name } from "./find-step-line.ts";

/** "Divide the tomatoes into", "Die Tomaten schälen und in". */
const CUT_INTO = /(\p{L}+)(?:\s(?:schal|wasch|putz|entkern)en und)?\s(?:into|in|en|em|i|na)\s$/u;
/** "土豆分成4块". */
const CUT_HAN = /^(?:平均|均匀|均勻)?[分切]/u;
const MAX_CHARACTERS_TO_FOOD = 50;

/** Checks for "Divide the tomatoes into 4", which is for each. */
export function isCutFood(folded: string, { from }: Amount, names: Name[]): boolean {
  const before = folded.slice(Math.max(0, from - MAX_CHARACTERS_TO_FOOD), from);
  const one = CUT_INTO.exec(before)?.[1];
  return names.some(({ word, line, isHead }) => {
    if (!isHead || !isCounted(line)) return false;
    if (hasHan(word)) return CUT_HAN.test(before.split(word).at(-1) ?? "") && before.includes(word);
    return one !== undefined && (isSameStem(one, word) || isDefinite(one, word));
  });
}

/** Checks for Danish "løgene" for "løg". */
const isDefinite = (one: string, word: string) => one.startsWith(word) && one.length - word.length <= 3;

function isCounted({ text, amounts: [first] }: IngredientLine): boolean {
  const unit = first?.unit;
  return first !== undefined && (!unit || (unit.kind === "piece" && isHan(text, unit.from)));
}
