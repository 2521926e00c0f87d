import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import type { Amount } from "./read-amount.ts";
import { readFood } from "./read-food.ts";
import { readLast } from "./read-last.ts";
import type { LineStart } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { readOthers } from "./read-others.ts";
import { readStart } from "./read-start.ts";

/** All positions refer to `text`. */
export interface IngredientLine {
  /** Accents are composed with their letters, since folding keeps the length, and soft hyphens and doubled parentheses are left out. */
  text: string;
  /** The main amount is first, before the same in other units and additions. */
  amounts: Amount[];
  food: string;
  /** Only a correction sets it. */
  foodId?: string | null;
  note: string;
  isHeading: boolean;
}

const MAX_LENGTH = 500;
const BULLET = /^(?:[\s•*~▢☐□▪·◦‣–—]+|-\s+)+/u;
const LETTER = /\p{L}/u;
/** "Ribs" are a unit of celery only. */
const CUT_OF_MEAT = /(?:short|spare|back|beef|pork|lamb|prime) ribs?$/;
/** Some programs write "((1 can))". */
const DOUBLED = /\(\(([^()]*)\)\)/g;
/** Soft hyphens and spaces without a width. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Returns a line that can't be read as a food. */
export function readLine(written: string, words: LineWords): IngredientLine {
  const text = written.normalize("NFC").replace(INVISIBLE, "").replace(DOUBLED, "($1)");
  const from = BULLET.exec(text)?.[0].length ?? 0;
  if (text.length > MAX_LENGTH || !LETTER.test(text) || /^[-−]\d/.test(text.slice(from)))
    return { text, amounts: [], food: text.trim(), note: "", isHeading: false };
  const folded = foldLetters(text);
  const start = readStart(folded, from, words);
  const isBare = start.amounts[0]?.low === null;
  if (start.amounts.length > 0 && !isBare) return makeLine(text, folded, start, words);
  const last = readLast(folded, start.at, words);
  if (last) return makeLine(text, folded, joinStart(folded, { from, start, last }, words), words, last.end);
  if (isBare) return makeLine(text, folded, start, words);
  const titled = readAfterTitle(folded, start.at, words);
  if (titled) return makeLine(text, folded, titled, words);
  const isHeading = /[:：]\s*$/.test(text);
  return { ...makeLine(text, folded, start, words), isHeading };
}

/** Joins a unit or part at the start with an amount at the end: "Baccelli di vaniglia 2", "Scorza di limone 1". */
function joinStart(
  folded: string,
  { from, start, last }: { from: number; start: LineStart; last: LineStart },
  words: LineWords,
): LineStart {
  const [amount] = last.amounts;
  const unit = start.amounts[0]?.unit;
  if (amount?.unit)
    return { ...last, ...(unit ? { at: from } : { at: start.at, notes: [...start.notes, ...last.notes] }) };
  if (amount && unit)
    return { ...start, amounts: [{ ...amount, unit }], notes: [...start.notes, ...last.notes] };
  const part = matchPhrase(folded, start.at, words.parts);
  const of = part && matchPhrase(folded, skipSpaces(folded, part.to), words.of);
  const parts = of ? [{ from: start.at, to: part.to }] : [];
  const at = of ? skipSpaces(folded, of.to) : start.at;
  return { ...last, at, notes: [...start.notes, ...parts, ...last.notes] };
}

/** Reads "sos: 200 g jogurtu". */
function readAfterTitle(folded: string, from: number, words: LineWords): LineStart | null {
  const colon = folded.indexOf(":", from);
  if (colon < 0 || colon - from > 30) return null;
  const start = readStart(folded, skipSpaces(folded, colon + 1), words);
  return start.amounts.length > 0 ? { ...start, notes: [{ from, to: colon }, ...start.notes] } : null;
}

function makeLine(
  text: string,
  folded: string,
  start: LineStart,
  words: LineWords,
  end = text.length,
): IngredientLine {
  const unit = start.amounts[0]?.unit ?? null;
  const { food, notes } = readFood({ text, folded, from: start.at, to: end }, words, {
    isTinned: unit?.kind === "can",
    isListed: start.amounts.length === 0,
  });
  const named = unit ? null : takeUnitAfterFood(folded, food, start.amounts[0] ?? null, words);
  const foodEnd = named ? named.foodEnd : food.to;
  const first = named?.amount ?? start.amounts[0];
  return {
    text,
    amounts: first
      ? [
          first,
          ...start.amounts.slice(1),
          ...readOthers(
            folded,
            { first, food: { from: food.from, to: foodEnd }, notes, read: start.notes },
            words,
          ),
        ]
      : [],
    food: text.slice(food.from, foodEnd).trim(),
    note: [...start.notes, ...notes]
      .map((span) => tidyNote(text.slice(span.from, span.to)))
      .filter(Boolean)
      .join("; "),
    isHeading: false,
  };
}

/** Reads the unit of "2 garlic cloves". */
function takeUnitAfterFood(folded: string, food: Span, amount: Amount | null, words: LineWords) {
  const space = folded.lastIndexOf(" ", food.to - 1);
  if (space <= food.from) return null;
  const after = matchPhrase(folded, space + 1, words.unitsAfterFood);
  const unit = after?.to === food.to ? matchPhrase(folded, space + 1, words.units) : null;
  if (!unit || CUT_OF_MEAT.test(folded.slice(food.from, food.to))) return null;
  if (!amount && unit.value !== "sprig") return null;
  const found = { kind: unit.value, from: space + 1, to: food.to };
  const bare: Amount = { low: null, high: null, unit: found, numbers: [], from: food.to, to: food.to };
  return { amount: amount ? { ...amount, unit: found } : bare, foodEnd: space };
}

export function tidyNote(text: string): string {
  return text
    .replace(/^[\s,;:/–—，；：、。-]+|[\s,;:，；：、。*]+$/g, "")
    .replace(/^[([（]([^()（）]*)[)\]）]$/, "$1")
    .trim();
}
