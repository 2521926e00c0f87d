import { amountAtStart } from "../../text/amount.ts";
import { matchStart } from "../../text/match-start.ts";
import { TIME_UNITS } from "../../text/plain-text-words.ts";
import { unitAtStart } from "../../text/unit-at-start.ts";
import { isExactPartName, type Row, type TextRun } from "./text-run.ts";

const MAX_DEPTH = 6;
const MIN_COLUMN_ROWS = 3;
/** Relative to the font size. */
const MIN_GUTTER = 0.8;
const MAX_LINE_PITCH = 1.8;
const MIN_HEADING_ROOM = 2.5;
/** Relative to the size of the text below. */
const MIN_HEADING_SIZE = 1.2;
/** In points. */
const SAME_EDGE = 3;
const MAX_EDGES = 8;
const MIN_PAIRED = 0.8;
const MIN_CELLS = 0.6;

/** Rows of two columns. The right one begins at the edge. */
interface Columns {
  first: number;
  last: number;
  edge: number;
}

/** Columns are read one after the other; the rows of a table stay together. */
export function orderBlocks(rows: Row[], depth = 0): Row[][] {
  const columns = depth < MAX_DEPTH ? findColumns(rows) : null;
  if (!columns) return rows.length > 0 ? [rows] : [];
  const { first, last, edge } = columns;
  const both = rows.slice(first, last + 1);
  return [
    rows.slice(0, first),
    select(both, (run) => isLeftOf(run, edge)),
    select(both, (run) => !isLeftOf(run, edge)),
    rows.slice(last + 1),
  ].flatMap((part) => orderBlocks(part, depth + 1));
}

function findColumns(rows: Row[]): Columns | null {
  const found = findTallest(listEdges(rows.flat()).flatMap((edge) => listColumns(rows, edge)));
  if (!found) return null;
  const edges = listEdges(listHeadings(rows, found), 1);
  return findTallest([found, ...edges.flatMap((edge) => listColumns(rows, edge))]);
}

function listColumns(rows: Row[], edge: number): Columns[] {
  return findOpenRanges(rows, edge).flatMap((range) => findColumnsWithin(rows, { ...range, edge }) ?? []);
}

function findTallest(columns: Columns[]): Columns | null {
  const height = ({ first, last }: Columns) => last - first;
  return columns.reduce<Columns | null>(
    (best, other) => (best && height(best) >= height(other) ? best : other),
    null,
  );
}

/** Headings in the right column may begin further left than their text. */
function listHeadings(rows: Row[], { first, last, edge }: Columns): TextRun[] {
  const left = rows
    .slice(first, last + 1)
    .flat()
    .filter((run) => isLeftOf(run, edge));
  const end = Math.max(...left.map(({ right }) => right));
  return rows.flat().filter((run) => run.left > end && isLeftOf(run, edge));
}

/** Where most runs begin. */
function listEdges(runs: TextRun[], least = 2): number[] {
  const counts = new Map<number, { edge: number; count: number }>();
  for (const { left } of runs) {
    const key = Math.round(left / SAME_EDGE);
    const known = counts.get(key);
    counts.set(key, { edge: Math.min(left, known?.edge ?? left), count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= least)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_EDGES)
    .map(({ edge }) => edge);
}

/** The rows between those outside any column. */
function findOpenRanges(rows: Row[], edge: number): { from: number; to: number }[] {
  const isRight = (row: Row) => row.some((run) => !isLeftOf(run, edge));
  const nextRight: number[] = [];
  for (let at = rows.length - 1, next = Infinity; at >= 0; at--) {
    nextRight[at] = next;
    if (isRight(rows[at] ?? [])) next = baselineOf(rows[at]);
  }
  const ranges: { from: number; to: number }[] = [];
  let from = 0;
  let lastRight = -Infinity;
  rows.forEach((row, at) => {
    const room = isRight(row) ? 0 : (nextRight[at] ?? Infinity) - lastRight;
    if (isRight(row)) lastRight = baselineOf(row);
    if (!isAcross(row, edge) && !isHeadingOfAll(row, rows[at + 1], room)) return;
    ranges.push({ from, to: at - 1 });
    from = at + 1;
  });
  ranges.push({ from, to: rows.length - 1 });
  return ranges.filter((range) => range.to - range.from >= MIN_COLUMN_ROWS - 1);
}

function isAcross(row: Row, edge: number): boolean {
  return row.some((run) => isLeftOf(run, edge) && run.right > edge - run.size * MIN_GUTTER);
}

/** @param room that the other column leaves beside it */
function isHeadingOfAll([run]: Row, below: Row | undefined, room: number): boolean {
  if (!run || room === Infinity || room < run.size * MIN_HEADING_ROOM) return false;
  return isExactPartName(run.text) || run.size > (below?.[0]?.size ?? 0) * MIN_HEADING_SIZE;
}

function isLeftOf(run: TextRun, edge: number): boolean {
  return run.left < edge - SAME_EDGE;
}

function findColumnsWithin(
  rows: Row[],
  { from, to, edge }: { from: number; to: number; edge: number },
): Columns | null {
  const range = rows.slice(from, to + 1);
  const isLeft = (run: TextRun) => isLeftOf(run, edge);
  const isRight = (run: TextRun) => !isLeft(run);
  const begin = range.findIndex((row) => row.some(isRight));
  const lastRight = range.findLastIndex((row) => row.some(isRight));
  if (begin < 0) return null;
  const end = findLeftEnd(range, { begin, lastRight, isLast: to === rows.length - 1 }, isLeft);
  const both = range.slice(begin, end + 1);
  const left = select(both, isLeft);
  const right = select(both, isRight);
  if (left.length < MIN_COLUMN_ROWS || right.length < MIN_COLUMN_ROWS) return null;
  if (countBeside(left, right) < 2 || countBeside(right, left) < 2 || isTable(both, isLeft)) return null;
  return { first: from + begin, last: from + end, edge };
}

function select(rows: Row[], isWanted: (run: TextRun) => boolean): Row[] {
  return rows.map((row) => row.filter(isWanted)).filter((row) => row.length > 0);
}

/** Below the right column, the left one continues until a larger gap. A heading at its end heads the right one. */
function findLeftEnd(
  rows: Row[],
  { begin, lastRight, isLast }: { begin: number; lastRight: number; isLast: boolean },
  isLeft: (run: TextRun) => boolean,
): number {
  let widest = 0;
  let last: TextRun | undefined;
  for (let at = begin; at < rows.length; at++) {
    const run = rows[at]?.find(isLeft);
    if (!run) continue;
    const gap = last ? run.baseline - last.baseline : 0;
    const isBelow = at > lastRight && gap > Math.max(widest, run.size * MAX_LINE_PITCH);
    const headsNext = isLast && at === rows.length - 1 && isExactPartName(run.text);
    if (isBelow && !headsNext) return at - 1;
    widest = Math.max(widest, gap);
    last = run;
  }
  return rows.length - 1;
}

/** Rows that have rows of the other column above and below, or on the same baseline. */
function countBeside(column: Row[], other: Row[]): number {
  const top = baselineOf(other[0]);
  const bottom = baselineOf(other.at(-1));
  return column.filter((row) => baselineOf(row) >= top - 1 && baselineOf(row) <= bottom + 1).length;
}

function baselineOf(row: Row | undefined): number {
  return row?.[0]?.baseline ?? 0;
}

/** Amounts beside their foods, numbers beside their steps. */
function isTable(rows: Row[], isLeft: (run: TextRun) => boolean): boolean {
  const isRight = (run: TextRun) => !isLeft(run);
  return [isLeft, isRight].some((isCellSide) => {
    const cells = rows.filter((row) => row.some(isCellSide));
    const paired = cells.filter((row) => !row.every(isCellSide));
    const small = cells.filter((row) => row.filter(isCellSide).every(({ text }) => isCell(text)));
    return paired.length >= cells.length * MIN_PAIRED && small.length >= cells.length * MIN_CELLS;
  });
}

/** An amount, a unit, a time, a label, or a mark. */
function isCell(text: string): boolean {
  if (/[:：]$/.test(text)) return true;
  const rest = (amountAtStart(text)?.rest ?? text).trim();
  const unit = unitAtStart(rest) ?? matchStart(rest, TIME_UNITS);
  return !/[\p{L}\p{N}]/u.test(unit?.rest ?? rest);
}
