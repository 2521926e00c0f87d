import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import { isUnfinished, trimSpan } from "./food-words.ts";
import { skipSpaces } from "./read-number.ts";

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const OPEN = /[([{（【［]/;
const INFLECTED = /(?:e|e[rsnm])$/;
const CLOSE: Record<string, string> = { "(": ")", "[": "]", "{": "}", "（": "）", "【": "】", "［": "］" };

/** Splits "(ripe), sliced" into 2 notes. */
export function splitBracket(folded: string, { from, to }: Span): Span[] {
  const start = skipSpaces(folded, from);
  const end = OPEN.test(folded[start] ?? "")
    ? folded.indexOf(CLOSE[folded[start] ?? ""] ?? "", start) + 1
    : 0;
  if (end <= 0 || end >= to) return from < to ? [{ from, to }] : [];
  return [
    { from, to: end },
    { from: end, to },
  ];
}

/** Checks for the end of "spanische entsteinte (schwarze) Oliven": an inflected adjective needs a noun. */
function isBeforeNoun(folded: string, { from, to }: Span, end: number, words: LineWords): boolean {
  if (!words.joinsWords || !/^\s\p{L}/u.test(folded.slice(end))) return false;
  const last = Math.max(from, folded.lastIndexOf(" ", to - 1) + 1);
  const tables = [words.states, words.qualities];
  return (
    INFLECTED.test(folded.slice(last, to)) &&
    tables.some((table) => matchPhrase(folded, last, table)?.to === to)
  );
}

/** Finds the first text outside of brackets. "limone(n)" and "(kook)room" are whole words. */
export function takeBrackets(
  folded: string,
  { from, to }: Span,
  words: LineWords,
): { stretch: Span; notes: Span[] } {
  const notes: Span[] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    const character = folded[at] ?? "";
    if (!OPEN.test(character)) continue;
    const close = folded.indexOf(CLOSE[character] ?? "", at + 1);
    const end = close < 0 || close >= to ? to : close + 1;
    const isInWord =
      (LETTER.test(folded[at - 1] ?? "") && !isHan(folded, at - 1) && end - at <= 5) ||
      (end - at <= 14 &&
        /[\p{L}]/u.test(folded[end] ?? "") &&
        !isHan(folded, end) &&
        !LETTER.test(folded[at - 1] ?? ""));
    if (isInWord) {
      at = end - 1;
      continue;
    }
    const before = trimSpan(folded, { from: start, to: at });
    const isLast = trimSpan(folded, { from: end, to }).from >= to;
    const goesOn = isUnfinished(folded, before, words) || isBeforeNoun(folded, before, end, words);
    if (before.from < before.to && (isLast || !goesOn)) return { stretch: { from: start, to: at }, notes };
    notes.push({ from: start, to: end });
    start = end;
    at = end - 1;
  }
  return { stretch: { from: start, to }, notes };
}
