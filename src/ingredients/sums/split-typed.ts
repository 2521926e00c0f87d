import { SHOPPING_MOST } from "../../contract/shopping-rules.ts";
import { findFoods, findOnlyFood } from "../foods/find-foods.ts";
import { skipRun } from "../lines/food-words.ts";
import { readAmount } from "../lines/read-amount.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { hasHan, matchPhrase } from "../words/phrases.ts";
import { identifyHousehold } from "./identify-household.ts";
import { splitDictated } from "./split-dictated.ts";
import type { LineSplitter } from "./split-line.ts";

const MARK =
  /^\s*(?:(?:[-*•◦▪‣·–—+~]|[-*]?\s*\[[ xX✓]?\]|[☐☑☒✓✔✕✖✗✘□▢✅❌]|\d{1,3}[.)](?=\s+[\p{L}\d]))\s*)+(?=\S)/u;
/** Skips the comma of "1,5". */
const SEPARATOR = /(?<!\d)[,;]|[,;](?!\d)|[，、；;|｜]/g;
const BRACKETS = /\([^()]*\)|（[^（）]*）|\[[^[\]]*\]/g;
const LETTER = /[\p{L}\p{N}\p{Emoji_Presentation}]/u;
const MAX_TITLE_WORDS = 4;
/** In longer texts, trying each joint would take long. */
const MAX_LENGTH = 100;
/** Nobody dictates more, and trying each word would take long. */
const MAX_DICTATED = 2000;
/** "Salt and vinegar chips" has 1 joint. */
const MAX_JOINTS_IN_ITEM = 3;
/** Each matches the last one. */
const ROW_ENDS = [/[,;，、；](?!.*[,;，、；])/su, /\s(?!.*\s)/su];
/** "A couple of lemons", "10er Eier", "eggs x12". */
const COUNTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:a )?couple (?:of )?(?=\S)/iu, "2 "],
  [/^(\d{1,3})er (?=\p{Lu})(?!Pack|Karton|Kasten|Kiste|Träger)/u, "$1 "],
  [/^(\D+?) ?(?<!\p{L})[x×] ?(\d{1,3})$/iu, "$2 $1"],
];

/** Divides what someone typed, pasted, or dictated into items, without losing a word of them. */
export function splitTyped(text: string, splitter: LineSplitter): string[] {
  const isDictated = text.length <= MAX_DICTATED;
  return text
    .normalize("NFC")
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, " ").replace(MARK, "").trim())
    .flatMap(limitLength)
    .flatMap((row) => splitRow(row, splitter, isDictated))
    .filter((item) => LETTER.test(item))
    .map((item) => respellCount(item, splitter));
}

/** Also cuts a text without any space. */
function limitLength(row: string): string[] {
  const most = SHOPPING_MOST.characters;
  const rows: string[] = [];
  let from = 0;
  while (row.length - from > most) {
    const start = row.slice(from, from + most);
    const end = ROW_ENDS.map((separator) => start.search(separator)).find((at) => at > 0);
    // Half of an emoji isn't text.
    const at = end ?? (start.isWellFormed() ? most : most - 1);
    rows.push(row.slice(from, from + at).trim());
    from += at;
  }
  return [...rows, row.slice(from).trim()];
}

function splitRow(row: string, splitter: LineSplitter, isDictated: boolean): string[] {
  return splitTitle(row, splitter).flatMap((line) => {
    const isDivided = hasHan(line) && line.includes(" ");
    if (!isDivided && findOnlyFood(line, splitter.foods)) return [line];
    const pieces = joinPreparations(splitAtCommas(line), splitter);
    const [only] = pieces.length === 1 ? pieces : [];
    if (only === undefined) return pieces.flatMap((piece) => splitAtJoints(piece, splitter));
    const joined = splitAtJoints(only, splitter);
    if (joined.length > 1 || !isDictated) return joined;
    const dictated = splitDictated(line, splitter);
    return dictated.length > 1 && dictated.every((item) => isKnown(item, splitter)) ? dictated : joined;
  });
}

/** Drops "Shopping list:" and the "Fruit:" of apples, but not "Milk: 2". */
function splitTitle(line: string, { foods }: LineSplitter): string[] {
  const [, title = "", rest = ""] = /^([^:：\d]+)[:：](.*)$/u.exec(line) ?? [];
  if (!title || title.split(/\s+/).length > MAX_TITLE_WORDS) return [line];
  const [next = ""] = rest.split(/[,;，、；]/, 1);
  const listed = findFoods(next.trim(), foods);
  const named = findFoods(title, foods);
  if (named.length === 0) return !rest.trim() || listed.length > 0 ? [rest.trim()] : [line];
  if (listed.length === 0) return [line];
  const isKind = named.some(({ id }) => listed.every(({ parents }) => parents.includes(id)));
  return isKind ? [rest.trim()] : [title.trim(), rest.trim()];
}

function splitAtCommas(line: string): string[] {
  const brackets = [...line.matchAll(BRACKETS)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  const cuts = [...line.matchAll(SEPARATOR)]
    .map(({ index }) => index)
    .filter((at) => !brackets.some(([from, to]) => at > from && at < to));
  const starts = [0, ...cuts.map((at) => at + 1)];
  return starts.map((from, at) => line.slice(from, cuts[at] ?? line.length).trim()).filter(Boolean);
}

/** "Flour, plain" is one item. */
function joinPreparations(pieces: readonly string[], splitter: LineSplitter): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isShort = before !== undefined && before.length + piece.length + 2 <= SHOPPING_MOST.characters;
    if (isShort && isPreparation(piece, splitter)) joined[joined.length - 1] = `${before}, ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

function isPreparation(piece: string, { words, foods }: LineSplitter): boolean {
  if (findFoods(piece, foods).length > 0) return false;
  const folded = foldLetters(piece);
  if (matchPhrase(folded, 0, words.remarks) || matchPhrase(folded, 0, words.states)) return true;
  const tables = [words.states, words.adverbs, words.sizes, words.qualities, words.some, words.and];
  return skipRun(folded, { from: 0, to: folded.length }, tables) >= folded.length;
}

/** Divides "bread and butter" and "1 kg flour 2 eggs", but not "mac and cheese" or "salt and vinegar chips". */
function splitAtJoints(piece: string, splitter: LineSplitter): string[] {
  if (piece.length > MAX_LENGTH || findOnlyFood(piece, splitter.foods)) return [piece];
  const joints = findJoints(piece, splitter);
  if (joints.length === 0) return [piece];
  const starts = [0, ...joints.map(({ to }) => to)];
  /** The items from each start to the end, or null if they aren't all known. */
  const best: (string[] | null)[] = [];
  for (let at = starts.length - 1; at >= 0; at--) {
    best[at] = null;
    for (let last = at; last < starts.length && last - at < MAX_JOINTS_IN_ITEM && !best[at]; last++) {
      const rest = last + 1 < starts.length ? best[last + 1] : [];
      if (!rest) continue;
      const item = piece.slice(starts[at], joints[last]?.from ?? piece.length).trim();
      const isBare = joints[at - 1]?.isBare || joints[last]?.isBare;
      if (item && (isBare ? isCountedFood : isItem)(item, splitter)) best[at] = [item, ...rest];
    }
  }
  return best[0] ?? [piece];
}

interface Joint {
  from: number;
  to: number;
  /** True for an amount without an "and" before it. */
  isBare: boolean;
}

function findJoints(piece: string, { words }: LineSplitter): Joint[] {
  const folded = foldLetters(piece);
  const joints: Joint[] = [];
  for (let at = 1; at < folded.length; at++) {
    if (!/[\s\p{Script=Han}]/u.test(folded[at - 1] ?? "")) continue;
    const and = matchPhrase(folded, at, words.and);
    const isAfterAnd = folded.slice(joints.at(-1)?.to ?? 0, at).trim() === "";
    if (and) joints.push({ from: at, to: and.to, isBare: false });
    else if (folded[at - 1] === " " && !isAfterAnd && readAmount(folded, at, words)?.amount)
      joints.push({ from: at, to: at, isBare: true });
  }
  return joints;
}

/** Amounts may also follow their foods: "milk 2 eggs 6". */
function isCountedFood(text: string, { read, foods }: LineSplitter): boolean {
  const { amounts, food } = read(text);
  return amounts[0]?.from === 0 && amounts[0].low !== null && findOnlyFood(food, foods) !== null;
}

function isItem(text: string, splitter: LineSplitter): boolean {
  const { read, foods } = splitter;
  if (findOnlyFood(text, foods)) return true;
  const { amounts, food } = read(text);
  if (food === text.trim()) return false;
  if (amounts.length === 0) return text.trimEnd().endsWith(food) && findOnlyFood(food, foods) !== null;
  const isCounted = amounts.some(({ low, relation }) => low !== null && relation === undefined);
  return isCounted && LETTER.test(food) && (hasHan(food) || food.length > 1) && !isBareUnit(text, splitter);
}

function isKnown(text: string, { read, foods }: LineSplitter): boolean {
  return findOnlyFood(text, foods) !== null || findOnlyFood(read(text).food, foods) !== null;
}

/** The "2 bottles" of "7-up 2 bottles". */
function isBareUnit(text: string, { read, words }: LineSplitter): boolean {
  const { amounts, food } = read(text);
  return amounts.length > 0 && words.unitForms.has(foldLetters(food));
}

function respellCount(item: string, splitter: LineSplitter): string {
  const [pattern, count] = COUNTS.find(([one]) => one.test(item)) ?? [];
  if (!pattern || count === undefined) return item;
  const respelled = item.replace(pattern, count);
  const line = splitter.read(respelled);
  const isCounted = findOnlyFood(line.food, splitter.foods) ?? identifyHousehold(line, splitter);
  return isCounted ? respelled : item;
}
