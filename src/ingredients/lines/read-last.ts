import type { LineWords } from "../words/line-words.ts";
import { isHan, isLetter, matchPhrase } from "../words/phrases.ts";
import { readAmount, readBareUnit, type FoundAmount } from "./read-amount.ts";
import { readMore, type LineStart } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { isBareUnit } from "./read-start.ts";

const NUMBER_START = /[\d¼-¾⅐-⅞一二两兩三四五六七八九十半]/;
/** "farine type 55" and "farina tipo 1" contain no amount. */
const TYPE_BEFORE = /(?<!\p{L})(?:type|typ|tipo)\.?\s$/u;

/** Reads an amount after its food: "Lait : 25 cl", "ziemniaki 1 kg", "蛋 2顆（打散）". */
export function readLast(
  folded: string,
  from: number,
  words: LineWords,
): (LineStart & { end: number }) | null {
  let depth = 0;
  for (let at = from + 1; at < folded.length; at++) {
    const character = folded[at] ?? "";
    if (/[([（]/.test(character)) depth++;
    if (/[)\]）]/.test(character)) depth--;
    if (depth > 0 || !isAfterFood(folded, at)) continue;
    const found = readNumbered(folded, at, words) ?? readLastUnit(folded, at, words);
    if (!found) continue;
    const next = skipSpaces(folded, found.to);
    const isLast =
      next >= folded.length ||
      /[,;(（，；、【[+/]/.test(folded[next] ?? "") ||
      isRemark(folded, found, words);
    if (!isLast || (!found.amount.unit && !isBareAmount(folded, at, found, words))) continue;
    const more = readMore(folded, found, { amounts: [], notes: [], at }, words);
    const about = findAbout(folded, from, at, words);
    const notes = [
      ...(about < at ? [{ from: about, to: at }] : []),
      ...more.notes,
      { from: more.at, to: folded.length },
    ];
    return { amounts: more.amounts, notes, at: from, end: about };
  }
  return null;
}

/** Requires a unit after a number in words: "basilico due foglie". */
function readNumbered(folded: string, at: number, words: LineWords): FoundAmount | null {
  const isWord = !NUMBER_START.test(folded[at] ?? "");
  if (isWord && !matchPhrase(folded, at, words.numbers)) return null;
  if (!isWord && TYPE_BEFORE.test(folded.slice(Math.max(0, at - 8), at))) return null;
  const found = readAmount(folded, at, words);
  return found && isWord && !found.amount.unit ? null : found;
}

/** Reads "mięta kilka listków" and "sól – szczypta". */
function readLastUnit(folded: string, at: number, words: LineWords): FoundAmount | null {
  const named = matchPhrase(folded, at, words.some);
  const some = named && (isHan(folded, at) || named.to > at + 1) ? named : null;
  if (!some && !/[-–:：]\s*$/.test(folded.slice(Math.max(0, at - 3), at))) return null;
  const found = readBareUnit(folded, some ? skipSpaces(folded, some.to) : at, words);
  if (!found || (!some && !isBareUnit(folded, at, found, words))) return null;
  return some ? { ...found, asides: [{ from: at, to: some.to }, ...found.asides] } : found;
}

/** In Chinese, any text after an amount in digits is a remark. */
function isRemark(folded: string, { amount, to }: FoundAmount, words: LineWords): boolean {
  const at = skipSpaces(folded, to);
  if (isHan(folded, at) && amount.unit && amount.numbers[0]?.style !== "word") return true;
  const tables = isHan(folded, at)
    ? [words.or, words.states, words.adverbs, words.remarks, words.some, words.about]
    : [words.or, words.plus, words.about, words.remarks, words.states, words.sizes, words.adverbs];
  return tables.some((table) => matchPhrase(folded, at, table) !== null);
}

function isAfterFood(folded: string, at: number): boolean {
  const before = folded[at - 1] ?? "";
  return (
    /[\s:：)）…—]/.test(before) ||
    (/[x×*]/.test(before) && /[\s\u3400-\u9fff]/.test(folded[at - 2] ?? "")) ||
    (/[\u3400-\u9fff]/.test(before) && !/[一二两兩三四五六七八九十]/.test(before))
  );
}

/** Without a unit, a short number must end the line, or follow a dash or colon. */
function isBareAmount(folded: string, at: number, { to, amount }: FoundAmount, words: LineWords): boolean {
  const next = skipSpaces(folded, to);
  const isMarked = /[:：]\s*$|\s[-–]\s*$/.test(folded.slice(0, at));
  const isLast =
    next >= folded.length ||
    (isMarked && /[,(]/.test(folded[next] ?? "")) ||
    (words.statesFollow && folded[next] === "(") ||
    matchPhrase(folded, next, words.sizes) !== null;
  if (!isLast || amount.low === 0 || amount.numbers[0]?.style === "word") return false;
  const most = words.statesFollow ? 50 : 12;
  return (
    isMarked || ((amount.high ?? 0) <= most && !/(?<!\p{L})(?:nr|no|n°)\.?\s*$/u.test(folded.slice(0, at)))
  );
}

/** Finds the start of an "about" or "each" before the amount. */
function findAbout(folded: string, from: number, at: number, words: LineWords): number {
  for (let start = Math.max(from + 1, at - 12); start < at; start++) {
    const found = matchPhrase(folded, start, words.about);
    if (
      found &&
      skipSpaces(folded, found.to) === at &&
      (isHan(folded, start) || isHan(folded, start - 1) || !isLetter(folded, start - 1))
    )
      return start;
  }
  return at;
}
