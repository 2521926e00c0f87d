import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { isContainer, LENGTHS, type UnitKind } from "../words/units.ts";
import { listWordStarts } from "./food-words.ts";
import { readAmount, type Amount, type FoundAmount } from "./read-amount.ts";
import { EACH, readBracket } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { TIME } from "./time-words.ts";

const MAX_CHARACTERS_TO_EACH = 12;
/** "Or 1 packet" is an alternative, but "cut into 4 or 5 pieces" isn't. */
const PACKS = new Set<UnitKind>(["can", "jar", "bottle", "pack", "bag", "box", "tub", "bunch", "head"]);
/** After these, an amount is for one piece: "à ca. 150 g". */
const EACH_BEFORE = /(?<!\p{L})(?:je|a|van|de|di|po|per|pro|of|cada|hver|vardera|varje)\s*$/u;

const HAN_NAME = /^\p{Script=Han}{1,8}?(?=[\d一二两兩三四五六七八九十半])/u;
/** "切2段" and "分3次" say what to do, and "每个50克" is the size of each. */
const NO_HAN_NAME = /^[切分剪拍剁掰撕打煮蒸烤腌醃泡每]/u;
/** Before these words, an amount weighs the same food again: "1 can beans, 240 g drained". */
const WEIGHED =
  /(?<!\p{L})(?:weight|drained(?! \p{L})|net(?:to)?(?!\p{L})|poids|egoutt|masy|waga|vikt|peso|abgetropft)|gewicht|vægt/u;
/** Skips the comma of "1,5". */
const LIST_SEPARATOR = /,(?!\d)\s*|[，、;；]\s*/g;
const OPEN = "(（";
const CLOSE = ")）";
/** Of several of these, a weight is that of all of them. */
export const WHOLE = new Set<UnitKind>(["piece", "head", "bunch"]);
/** Larger numbers name a kind: "flour, 550 type". */
const MOST_COUNTED = 24;
/** "3 times sifted" doesn't count a food. */
const REPEATED = /^\s?(?:times|mal|fois|volte|veces|keer|gange|ganger|razy|vezes)(?!\p{L})/u;
/** "Plus a few sprigs" has no number. */
const FEW = /^an? (?:few|little|bit|couple|handful|pinch|splash|dash)(?!\p{L})/u;

/**
 * Reads amounts after the food: "(about 250 g)", "levain, or 2 g of yeast", "plus 1 yolk".
 * @param read the notes before the food, whose brackets `readStart` has read
 */
export function readOthers(
  folded: string,
  { first, food, notes, read }: { first: Amount; food: Span; notes: Span[]; read: Span[] },
  words: LineWords,
): Amount[] {
  const inBrackets = [
    ...read.flatMap((note) =>
      readBrackets(folded, note, (bracket) => readParts(folded, bracket, first, words)),
    ),
    ...notes.flatMap((note) =>
      readBrackets(folded, note, (bracket) => readInBracket(folded, bracket, first, words)),
    ),
  ];
  // "(or 1 cup milk and 1 cup cream)" goes on, but "(about 8 oz, 2 cups)" says the same again.
  const findBracket = (at: number) =>
    inBrackets.find(({ within }) => within && at < within.to && at >= within.from);
  const isRead = ({ from }: Amount) => {
    const bracket = findBracket(from);
    return (
      bracket !== undefined && (bracket.relation !== "other" || inBrackets.some((one) => one.from === from))
    );
  };
  // "1 cebolla y un puerro" is one food with another amount in it.
  const joined = [food, ...notes].flatMap((note) =>
    listWordStarts(folded, note).flatMap((at) => readJoinedAt(folded, at, note.to, words)),
  );
  const listed = [...read, ...notes].flatMap((note) =>
    listFurtherStarts(folded, note)
      .filter((at) => !isInBrackets(folded, at) || findBracket(at)?.relation === "other")
      .flatMap((at) => readListedAt(folded, { from: at, to: note.to }, first, words)),
  );
  return [...inBrackets, ...[...markParts(joined), ...listed].filter((amount) => !isRead(amount))];
}

/** In "of which 500 ml for the cream and 250 ml for the top", the second is a part, too. */
function markParts(joined: Amount[]): Amount[] {
  const first = joined.find(({ isPart }) => isPart);
  return joined.map((amount) => (first && amount.from > first.from ? { ...amount, isPart: true } : amount));
}

/** Lists where the further ingredients of "1 cup rice, 2 cups water, 1 egg" start. */
function listFurtherStarts(folded: string, { from, to }: Span): number[] {
  const isAfterComma = /[,，、;；]\s*$/.test(folded.slice(Math.max(0, from - 2), from));
  return [...(isAfterComma ? [from] : []), ...listStarts(folded, { from, to })];
}

/** Lists the positions after commas. */
function listStarts(folded: string, { from, to }: Span): number[] {
  return [...folded.slice(from, to).matchAll(LIST_SEPARATOR)].map(
    (comma) => from + comma.index + comma[0].length,
  );
}

function readListedAt(folded: string, { from, to }: Span, first: Amount, words: LineWords): Amount[] {
  // In Chinese, the food is first: "生抽1勺、老抽半勺".
  const name = HAN_NAME.exec(folded.slice(from, to))?.[0] ?? "";
  const found = readAmount(folded, from + name.length, words);
  if (!found || found.to > to || NO_HAN_NAME.test(name)) return [];
  const { unit, high, numbers } = found.amount;
  // "Half of the stalks" is a share.
  if (!name && (high ?? 0) < 1 && numbers.some(({ style }) => style === "word")) return [];
  const rest = folded.slice(found.to, to);
  if (EACH.test(rest.slice(0, MAX_CHARACTERS_TO_EACH)) || LENGTHS.has(unit?.kind ?? "g")) return [];
  const other = { ...found.amount, relation: "other" as const };
  if (!unit) return (name ? isSmallCount(folded, found) : isCountedFood(folded, found)) ? [other] : [];
  if (name) return [other];
  const [item = ""] = rest.split(LIST_SEPARATOR, 1);
  const isFood = /^\s?(?:\p{L}+\s)?\p{L}{2}/u.test(item) && !WEIGHED.test(item);
  // "1 turkey, 12 pounds" weighs as much as "1 turkey (12 pounds)".
  const isTotal = isWhole(first) && item.trim() === "";
  return isFood || isTotal ? [other] : [];
}

const isWhole = ({ unit }: Amount) => unit === null || WHOLE.has(unit.kind);

/** Accepts "1 egg" and "4 finely chopped". */
function isCountedFood(folded: string, found: FoundAmount): boolean {
  return isInDigits(found) && isSmallCount(folded, found) && isBeforeFood(folded, found);
}

const isInDigits = ({ amount }: FoundAmount) => amount.numbers.every(({ style }) => style !== "word");

function isSmallCount(folded: string, { amount: { high }, to }: FoundAmount): boolean {
  const rest = folded.slice(to);
  return Number.isInteger(high) && (high ?? 0) <= MOST_COUNTED && !REPEATED.test(rest) && !TIME.test(rest);
}

/** @param read called with each bracket */
function readBrackets(folded: string, { from, to }: Span, read: (bracket: Span) => Amount[]): Amount[] {
  const amounts: Amount[] = [];
  for (let at = from; at < to; at++) {
    const length = OPEN.includes(folded[at] ?? " ") ? folded.slice(at, to).search(/[)）]/) : -1;
    if (length > 0) amounts.push(...read({ from: at, to: at + length + 1 }));
  }
  return amounts;
}

function readInBracket(folded: string, bracket: Span, first: Amount, words: LineWords): Amount[] {
  const parts = readParts(folded, bracket, first, words);
  return parts.length > 0 ? parts : (readBracket(folded, bracket.from, words)?.amounts ?? []);
}

/** Reads amounts that aren't the line's own in other units. */
function readParts(folded: string, within: Span, first: Amount, words: LineWords): Amount[] {
  const start = skipSpaces(folded, within.from + 1);
  const isAbout = matchPhrase(folded, start, words.about) !== null;
  const found = [
    readShares(folded, within, first, words),
    readFruit(folded, start, words),
    isAbout ? [] : readJoinedAt(folded, start, within.to, words),
    readChineseList(folded, within, first, words),
  ].find((amounts) => amounts.length > 0);
  return (found ?? []).map((amount) => ({ ...amount, relation: "other", within }));
}

/** Reads amounts that add up to the line's own, as in "3 eggs (2 whole, 1 yolk)". */
function readShares(folded: string, within: Span, first: Amount, words: LineWords): Amount[] {
  const starts = [within.from + 1, ...listStarts(folded, within)].map((at) => {
    const name = HAN_NAME.exec(folded.slice(at, within.to))?.[0].length ?? 0;
    return skipSpaces(folded, at + name);
  });
  const shares = starts.flatMap((at) => readAmount(folded, at, words)?.amount ?? []);
  const isSameUnit = shares.every(({ unit }) => unit?.kind === first.unit?.kind);
  const sum = shares.reduce((all, { high }) => all + (high ?? 0), 0);
  return shares.length > 1 && shares.length === starts.length && isSameUnit && sum === first.high
    ? shares.map((share) => ({ ...share, isPart: true }))
    : [];
}

/** Reads "大米1杯（水2杯，盐3克）". Beside a count, it may be the size of each. */
function readChineseList(folded: string, within: Span, first: Amount, words: LineWords): Amount[] {
  if (first.unit === null || isContainer(first.unit.kind)) return [];
  const to = within.to - 1;
  return [within.from + 1, ...listStarts(folded, within)]
    .filter((at) => HAN_NAME.test(folded.slice(at, to)) && !matchPhrase(folded, at, words.about))
    .flatMap((at) => readListedAt(folded, { from: at, to }, first, words));
}

/** Reads "(juice of about 1 lemon)". */
function readFruit(folded: string, at: number, words: LineWords): Amount[] {
  const of = readPartOf(folded, at, words);
  const about = of === null ? null : matchPhrase(folded, of, words.about);
  const found = of === null ? null : readAmount(folded, about ? skipSpaces(folded, about.to) : of, words);
  return found?.amount.unit === null && isBeforeFood(folded, found) ? [found.amount] : [];
}

function readJoinedAt(folded: string, at: number, end: number, words: LineWords): Amount[] {
  const joint = matchPhrase(folded, at, words.joints);
  if (!joint) return [];
  const { value, to } = joint;
  const part = value === "added" ? readPartOf(folded, to, words) : null;
  const found = readAmount(folded, part ?? skipSpaces(folded, to), words);
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
function readPartOf(folded: string, at: number, words: LineWords): number | null {
  const part = matchPhrase(folded, skipSpaces(folded, at), words.parts);
  const of = part && matchPhrase(folded, skipSpaces(folded, part.to), words.of);
  return of && skipSpaces(folded, of.to);
}

function isInBrackets(folded: string, at: number): boolean {
  const [opened, closed] = [OPEN, CLOSE].map((signs) =>
    Math.max(...[...signs].map((sign) => folded.lastIndexOf(sign, at))),
  );
  return (opened ?? 0) > (closed ?? 0);
}

/** Excludes "plus 2 hours" and "or half and half". */
function isBeforeFood(folded: string, { amount, to }: FoundAmount): boolean {
  if (amount.unit) return true;
  const next = folded.slice(skipSpaces(folded, to));
  return /^\p{L}{2}/u.test(next) && !TIME.test(next) && !/^and(?!\p{L})/u.test(next);
}
