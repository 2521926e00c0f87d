import { findOnlyFood } from "../foods/find-foods.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { hasHan, matchPhrase } from "../words/phrases.ts";
import type { LineSplitter } from "./split-line.ts";

const MAX_WORDS = 60;
const MAX_WORDS_OF_ITEM = 7;
/** "Chicken curry" is one item, but "milk eggs bread" are three. */
const MIN_BARE_ITEMS = 3;

interface Item {
  text: string;
  hasAmount: boolean;
}

/** Divides words without commas, if each is part of a known food. Returns nothing if any isn't. */
export function splitDictated(line: string, splitter: LineSplitter): string[] {
  const written = line.split(/\s+/).filter(Boolean);
  if (written.length < 2 || written.length > MAX_WORDS) return [];
  if (hasHan(line)) return written.every((word) => isHanItem(word, splitter)) ? written : [];
  const best: (Item[] | null)[] = [[]];
  for (let to = 1; to <= written.length; to++) {
    best[to] = null;
    for (let from = Math.max(0, to - MAX_WORDS_OF_ITEM); from < to; from++) {
      const before = best[from];
      const item = before ? readItem(written.slice(from, to), splitter) : null;
      if (!before || !item) continue;
      const items = item.text ? [...before, item] : before;
      if (items.length < (best[to]?.length ?? Infinity)) best[to] = items;
    }
  }
  const items = best[written.length] ?? [];
  const isClear = items.length >= MIN_BARE_ITEMS || items.slice(1).some(({ hasAmount }) => hasAmount);
  return isClear ? items.map(({ text }) => text) : [];
}

/** Between Chinese words, a space divides items, but not the "2个" from its food. */
function isHanItem(word: string, { read, foods }: LineSplitter): boolean {
  return findOnlyFood(word, foods) !== null || findOnlyFood(read(word).food, foods) !== null;
}

/** An "and" between items has no text. */
function readItem(written: readonly string[], { read, words, foods }: LineSplitter): Item | null {
  const text = written.join(" ");
  const folded = foldLetters(text);
  const and = matchPhrase(folded, 0, words.and);
  if (and) return and.to === folded.length ? { text: "", hasAmount: false } : null;
  const last = foldLetters(written.at(-1) ?? "");
  if (matchPhrase(last, 0, words.and)?.to === last.length) return null;
  if (findOnlyFood(text, foods)) return { text, hasAmount: false };
  const { amounts, food } = read(text);
  const [first, ...others] = amounts;
  const isAmount = first && first.low !== null && others.length === 0 && first.from === 0;
  const isKnown = !food.includes(" ") || findOnlyFood(food, foods) !== null;
  return isAmount && food !== text && isKnown ? { text, hasAmount: true } : null;
}
