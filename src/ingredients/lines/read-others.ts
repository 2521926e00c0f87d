import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { isContainer, LENGTHS, type UnitKind } from "../words/units.ts";
import { listWordStarts } from "./food-words.ts";
import { readAmount, type Amount, type FoundAmount } from "./read-amount.ts";
import { EACH, readBracket } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { TIME } from "./time-words.ts";

const EACH_WITHIN = 12;
/** "Or 1 packet" is an alternative, but "cut into 4 or 5 pieces" isn't. */
const PACKS = new Set<UnitKind>(["can", "jar", "bottle", "pack", "bag", "box", "tub", "bunch", "head"]);
/** After these, an amount is for one piece: "à ca. 150 g". */
const EACH_BEFORE = /(?<!\p{L})(?:je|a|van|de|di|po|per|pro|of|cada|hver|vardera|varje)\s*$/u;

const HAN_NAME = /^\p{Script=Han}{1,8}?(?=[\d一二两兩三四五六七八九十半])/u;
/** "1 chicken, 2 kg drained weight" has one ingredient. */
const WEIGHED =
  /(?<!\p{L})(?:weight|drained(?! \p{L})|net(?:to)?(?!\p{L})|poids|egoutt|masy|waga|vikt|peso|abgetropft)|gewicht|vægt/u;
/** The comma of "1,5" is no list. */
const LIST_COMMA = /,(?!\d)\s*|[，、;；]\s*/g;
/** "Flour, 550 type" isn't counted. */
const MOST_COUNTED = 24;
/** "3 times sifted" doesn't count a food. */
const TIMES = /^\s?(?:times|mal|fois|volte|veces|keer|gange|ganger|razy|vezes)(?!\p{L})/u;
/** "Plus a few sprigs" has no number. */
const FEW = /^an? (?:few|little|bit|couple|handful|pinch|splash|dash)(?!\p{L})/u;

/**
 * Reads amounts after the food: "(about 250 g)", "levain, or 2 g of yeast", "plus 1 yolk".
 * @param read notes whose brackets are already read
 */
export function readOthers(
  folded: string,
  { food, notes, read }: { food: Span; notes: Span[]; read: Span[] },
  words: LineWords,
): Amount[] {
  const inBrackets = notes.flatMap((note) => readBrackets(folded, note, words));
  const isRead = ({ from }: Amount) =>
    inBrackets.some(({ within }) => within && from < within.to && from >= within.from);
  // "1 cebolla y un puerro" is one food with another amount in it.
  const joined = [food, ...notes].flatMap((note) =>
    listWordStarts(folded, note).flatMap((at) => readJoinedAt(folded, at, note.to, words)),
  );
  const listed = [...read, ...notes].flatMap((note) => readListed(folded, note, words));
  return [...inBrackets, ...[...joined, ...listed].filter((amount) => !isRead(amount))];
}

/** Reads the further ingredients of "1 cup rice, 2 cups water, 1 egg". */
function readListed(folded: string, { from, to }: Span, words: LineWords): Amount[] {
  const before = /[,，、;；]\s*$/.test(folded.slice(Math.max(0, from - 2), from)) ? [from] : [];
  const within = [...folded.slice(from, to).matchAll(LIST_COMMA)].map(
    (comma) => from + comma.index + comma[0].length,
  );
  const starts = [...before, ...within].filter((at) => !isInBrackets(folded, at));
  return starts.flatMap((at) => readListedAt(folded, at, to, words));
}

function readListedAt(folded: string, at: number, end: number, words: LineWords): Amount[] {
  // In Chinese, the food is first: "生抽1勺、老抽半勺".
  const name = HAN_NAME.exec(folded.slice(at, end))?.[0].length ?? 0;
  const found = readAmount(folded, at + name, words);
  if (!found || found.to > end) return [];
  const { unit, high, numbers } = found.amount;
  // "Half of the stalks" is a share.
  if (name === 0 && (high ?? 0) < 1 && numbers.some(({ style }) => style === "word")) return [];
  const other = { ...found.amount, relation: "other" as const };
  const rest = folded.slice(found.to, end);
  if (EACH.test(rest.slice(0, EACH_WITHIN))) return [];
  if (!unit) return name === 0 && isCountedFood(folded, found) ? [other] : [];
  if (isContainer(unit.kind) || LENGTHS.has(unit.kind)) return [];
  const isFood = /^\s?(?:\p{L}+\s)?\p{L}{2}/u.test(rest) && !WEIGHED.test(rest.split(LIST_COMMA, 1)[0] ?? "");
  return name > 0 || isFood ? [other] : [];
}

/** Accepts "1 egg" and "4 finely chopped". */
function isCountedFood(folded: string, found: FoundAmount): boolean {
  const { high, numbers } = found.amount;
  const isWhole = Number.isInteger(high) && (high ?? 0) <= MOST_COUNTED;
  const isWritten = numbers.every(({ style }) => style !== "word");
  return isWhole && isWritten && isBeforeFood(folded, found) && !TIMES.test(folded.slice(found.to));
}

function readBrackets(folded: string, { from, to }: Span, words: LineWords): Amount[] {
  const amounts: Amount[] = [];
  for (let at = from; at < to; at++) {
    if (folded[at] !== "(" && folded[at] !== "（") continue;
    amounts.push(...(readBracket(folded, at, words)?.amounts ?? []));
  }
  return amounts;
}

function readJoinedAt(folded: string, at: number, end: number, words: LineWords): Amount[] {
  const joint = matchPhrase(folded, at, words.joints);
  if (!joint) return [];
  const { value, to } = joint;
  const part = value === "added" ? readPartOf(folded, to, words) : null;
  const found = readAmount(folded, part ?? skipSpaces(folded, to), words);
  if (!found || found.to > end || FEW.test(folded.slice(found.amount.from))) return [];
  const isEach =
    EACH.test(folded.slice(found.to, found.to + EACH_WITHIN)) ||
    (value === "about" &&
      [at, to].some((place) => EACH_BEFORE.test(folded.slice(Math.max(0, place - EACH_WITHIN), place))));
  if (isEach || LENGTHS.has(found.amount.unit?.kind ?? "g")) return [];
  const other = { ...found.amount, relation: "other" as const };
  if (found.amount.unit && !isContainer(found.amount.unit.kind))
    return [other, ...readSameAgain(folded, found, words)];
  const isCounted =
    value === "added" ||
    (value === "or" &&
      (PACKS.has(found.amount.unit?.kind ?? "piece") ||
        matchPhrase(folded, skipSpaces(folded, found.to), words.sizes) !== null));
  // "2 peppers (a red and a yellow one)" counts them once more.
  const isRemark = found.amount.numbers[0]?.style === "word" && isInBrackets(folded, at);
  return isCounted && !isRemark && (part !== null || isBeforeFood(folded, found)) ? [other] : [];
}

/** Reads the ounces of "plus 10 g/½ oz". */
function readSameAgain(folded: string, { to }: FoundAmount, words: LineWords): Amount[] {
  const again = folded[to] === "/" ? readAmount(folded, to + 1, words) : null;
  return again?.amount.unit ? [{ ...again.amount, relation: "other" }] : [];
}

/** Skips the second "juice of" in "zest of 1 lemon and juice of 2". */
function readPartOf(folded: string, at: number, words: LineWords): number | null {
  const part = matchPhrase(folded, skipSpaces(folded, at), words.parts);
  const of = part && matchPhrase(folded, skipSpaces(folded, part.to), words.of);
  return of && skipSpaces(folded, of.to);
}

function isInBrackets(folded: string, at: number): boolean {
  return folded.lastIndexOf("(", at) > folded.lastIndexOf(")", at);
}

/** Excludes times, as in "plus 2 hours". */
function isBeforeFood(folded: string, { amount, to }: FoundAmount): boolean {
  if (amount.unit) return true;
  const next = folded.slice(skipSpaces(folded, to));
  return /^\p{L}{2}/u.test(next) && !TIME.test(next);
}
