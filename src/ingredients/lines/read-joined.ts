import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { isContainer, LENGTHS, type UnitKind } from "../words/units.ts";
import { isBeforeFood, isInDigits } from "./counted-food.ts";
import { isInBrackets } from "./in-brackets.ts";
import { readAmount, type Amount, type FoundAmount } from "./read-amount.ts";
import { EACH, MAX_CHARACTERS_TO_EACH } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";

/** "Or 1 packet" is an alternative, but "cut into 4 or 5 pieces" isn't. */
const PACKS = new Set<UnitKind>(["can", "jar", "bottle", "pack", "bag", "box", "tub", "bunch", "head"]);
/** After these, an amount is for one piece: "à ca. 150 g". */
const EACH_BEFORE =
  /(?<!\p{L})(?:je|a|van|de|di|po|per|pro|of|cada|hver|vardera|varje)\s*$|[每各][个個只隻颗顆条條块塊份]?$/u;
/** "Plus a few sprigs" has no number. */
const FEW = /^an? (?:few|little|bit|couple|handful|pinch|splash|dash)(?!\p{L})/u;

/** Reads the amount after "or", "plus", "of which", or "about". */
export function readJoinedAt(folded: string, at: number, end: number, words: LineWords): Amount[] {
  const joint = matchPhrase(folded, at, words.joints);
  if (!joint || isInNumbered(folded, at, words)) return [];
  const { value, to } = joint;
  const part = value === "added" ? readPartOf(folded, to, words) : null;
  const start = part ?? skipSpaces(folded, to);
  if (matchPhrase(folded, start, words.numbered)) return [];
  const found = readAmount(folded, start, words);
  if (!found || found.to > end || FEW.test(folded.slice(found.amount.from))) return [];
  const isEach =
    (value !== "part" && EACH.test(folded.slice(found.to, found.to + MAX_CHARACTERS_TO_EACH))) ||
    (value === "about" &&
      [at, to].some((place) =>
        EACH_BEFORE.test(folded.slice(Math.max(0, place - MAX_CHARACTERS_TO_EACH), place)),
      ));
  if (isEach || LENGTHS.has(found.amount.unit?.kind ?? "g")) return [];
  const other = { ...found.amount, relation: "other" as const, ...(value === "part" && { isPart: true }) };
  if (found.amount.unit && !isContainer(found.amount.unit.kind))
    return [other, ...readSameAgain(folded, found, words)];
  const isCounted =
    value === "added" ||
    value === "part" ||
    (value === "or" &&
      (PACKS.has(found.amount.unit?.kind ?? "piece") ||
        matchPhrase(folded, skipSpaces(folded, found.to), words.sizes) !== null ||
        (isInDigits(found) && !isAfterNumber(folded, at, words))));
  // "2 peppers (a red and a yellow one)" counts them once more.
  const isRemark = found.amount.numbers[0]?.style === "word" && isInBrackets(folded, at);
  return isCounted && !isRemark && (part !== null || isBeforeFood(folded, found)) ? [other] : [];
}

/** In "half and half or milk", the second half is no amount. */
function isInNumbered(folded: string, at: number, words: LineWords): boolean {
  const word = folded.lastIndexOf(" ", at - 2) + 1;
  return (matchPhrase(folded, word, words.numbered)?.to ?? 0) > at;
}

/** Reads the ounces of "plus 10 g/½ oz". */
function readSameAgain(folded: string, { to }: FoundAmount, words: LineWords): Amount[] {
  const again = folded[to] === "/" ? readAmount(folded, to + 1, words) : null;
  return again?.amount.unit ? [{ ...again.amount, relation: "other" }] : [];
}

/** "Cut into 4 or 5 pieces" is no alternative. */
function isAfterNumber(folded: string, joint: number, words: LineWords): boolean {
  const before = folded.slice(0, joint).trimEnd();
  const word = before.search(/\p{L}+$/u);
  return /[\d¼-¾⅐-⅞]$/.test(before) || (word >= 0 && matchPhrase(before, word, words.numbers) !== null);
}

/** Skips the second "juice of" in "zest of 1 lemon and juice of 2". */
export function readPartOf(folded: string, at: number, words: LineWords): number | null {
  const part = matchPhrase(folded, skipSpaces(folded, at), words.parts);
  const of = part && matchPhrase(folded, skipSpaces(folded, part.to), words.of);
  return of && skipSpaces(folded, of.to);
}
