import { compareWords, splitWords } from "./compare-words.ts";
import type { Effort } from "./effort.ts";
import type { Line, Row } from "./row.ts";

export interface Came {
  line: Line;
  isMoved: boolean;
}

/** Share of equal letters from which a line counts as changed. */
const LEAST_ALIKE = 0.5;

const NEAR = 8;

interface Changed {
  wentAt: number;
  cameAt: number;
  row: Row;
}

/** Changed lines as one row, others as removed and added. */
export function hunkRows(gone: Line[], came: Came[], effort: Effort): Row[] {
  const rows: Row[] = [];
  let [nextGone, nextCame] = [0, 0];
  for (const { wentAt, cameAt, row } of pairChangedLines(gone, came, effort)) {
    rows.push(...toRemovedRows(gone.slice(nextGone, wentAt)), ...cameRows(came.slice(nextCame, cameAt)), row);
    [nextGone, nextCame] = [wentAt + 1, cameAt + 1];
  }
  return [...rows, ...toRemovedRows(gone.slice(nextGone)), ...cameRows(came.slice(nextCame))];
}

function toRemovedRows(lines: Line[]): Row[] {
  return lines.map((line) => ({ kind: "gone", line }));
}

function cameRows(lines: Came[]): Row[] {
  return lines.map(({ line, isMoved }) => ({ kind: isMoved ? "moved" : "new", line }));
}

/** Pairs never cross. */
function pairChangedLines(gone: Line[], came: Came[], effort: Effort): Changed[] {
  const words = gone.map(({ text }) => (effort.spend(text.length) ? splitWords(text) : []));
  const changed: Changed[] = [];
  let from = 0;
  for (const [cameAt, { line, isMoved }] of came.entries()) {
    if (isMoved || from >= gone.length || !effort.spend(line.text.length)) continue;
    const wentAt = mostLike(line, { gone, words, from });
    const old = wentAt === null ? null : gone[wentAt];
    if (wentAt === null || !old) continue;
    const pieces = compareWords(old.text, line.text, effort);
    if (!pieces.some(({ kind }) => kind === "same")) continue;
    changed.push({ wentAt, cameAt, row: { kind: "changed", pieces, isTitle: line.isTitle } });
    from = wentAt + 1;
  }
  return changed;
}

interface Candidates {
  gone: Line[];
  words: string[][];
  from: number;
}

function mostLike(line: Line, { gone, words, from }: Candidates): number | null {
  const own = new Set(splitWords(line.text));
  let best: { at: number; likeness: number } | null = null;
  for (let at = from; at < Math.min(gone.length, from + NEAR); at++) {
    if (gone[at]?.isTitle !== line.isTitle) continue;
    const likeness = measureLikeness(words[at] ?? [], own);
    if (likeness >= LEAST_ALIKE && likeness > (best?.likeness ?? 0)) best = { at, likeness };
  }
  return best?.at ?? null;
}

function measureLikeness(words: string[], others: Set<string>): number {
  const theirs = new Set(words);
  const letters = (set: Iterable<string>) =>
    [...set].reduce((sum, word) => sum + (word.trim() ? word.length : 0), 0);
  const all = letters(theirs) + letters(others);
  return all === 0 ? 0 : (2 * letters(theirs.intersection(others))) / all;
}
