import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase, type Phrases } from "../words/phrases.ts";
import { skipSpaces } from "./read-number.ts";

/** Skips all phrases of these tables and the commas between them. */
export function skipRun(folded: string, { from, to }: Span, tables: Phrases[]): number {
  let at = from;
  while (at < to) {
    let end = at;
    for (const table of tables) end = Math.max(end, matchPhrase(folded, at, table)?.to ?? 0);
    if (end === at || end > to) return at;
    at = skipSpaces(folded, end);
    if (/[,.，、]/.test(folded[at] ?? "") && at < to) at = skipSpaces(folded, at + 1);
  }
  return at;
}

/** @param words if given, skips the other words of a name like "noix de coco" */
export function listWordStarts(folded: string, { from, to }: Span, words?: LineWords): number[] {
  const starts: number[] = [];
  for (let at = from; at < to; at++) {
    const character = folded[at] ?? "";
    if (character === " ") continue;
    if (at !== from && !isHan(folded, at) && folded[at - 1] !== " " && folded[at - 1] !== "\u00a0") continue;
    const name = words && matchPhrase(folded, at, words.names);
    if (!name || at === from) starts.push(at);
    if (name) at = name.to - 1;
  }
  return starts;
}

export function trimSpan(folded: string, { from, to }: Span): Span {
  let start = from;
  let end = to;
  while (start < end && /[\s,.;:，、：*–—-]/.test(folded[start] ?? "")) start++;
  while (end > start && /[\s,;:，、：*†–—…-]/.test(folded[end - 1] ?? "")) end--;
  return { from: start, to: end };
}

/** Checks whether a food must follow, as after the "crisp" of "crisp, tart apples". */
export function isUnfinished(folded: string, { from, to }: Span, words: LineWords): boolean {
  return (
    skipRun(folded, { from, to }, [words.adverbs, words.states, words.sizes, words.qualities, words.and]) >=
    to
  );
}
