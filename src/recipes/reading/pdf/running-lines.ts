import { foldText } from "../../text/fold-text.ts";
import { isExactPartName, joinRuns, type Row } from "./text-run.ts";

export interface PdfPage {
  rows: Row[];
  width: number;
  height: number;
}

/** Relative to the page's height, at the top and at the bottom. */
const MARGIN = 0.1;
const MAX_MARGIN_ROWS = 3;
/** Relative to the font size. */
const MIN_DISTANCE = 2;
/** In points. */
const SAME_HEIGHT = 8;
const PAGE_NUMBER =
  /^[\W_]*(?:(?:page|seite|p[áa]gina|strona|sida|side|p\.|s\.)\s?)?\d{1,4}(?:\s?(?:\/|\p{L}{1,3})\s?\d{1,4})?[\W_]*$/iu;
const PRINTED_AT =
  /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?(?:\s\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?m\.?)?)?$/i;
const ADDRESS = /^(?:https?:\/\/|file:\/\/|about:)\S+$/;

/** Without page numbers and repeated headers and footers. */
export function withoutRunningLines(pages: PdfPage[]): PdfPage[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(listMarginRows(page).map(toKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return pages.map((page) => {
    const largest = Math.max(...page.rows.flat().map(({ size }) => size), 0);
    const isRunning = (row: Row) =>
      isPageMark(row) || ((counts.get(toKey(row)) ?? 0) > 1 && !isTitle(row, largest));
    const running = new Set(listMarginRows(page).filter(isRunning));
    return { ...page, rows: page.rows.filter((row) => !running.has(row)) };
  });
}

/** A row by itself at the top or bottom is in no column, even if it's divided like one. */
export function divideMargins({ rows, height }: PdfPage): Row[][] {
  const isHeader = isAlone(rows[0], rows[1]) && isWithin(rows[0], 0, height * MARGIN);
  const isFooter = isAlone(rows.at(-1), rows.at(-2)) && isWithin(rows.at(-1), height * (1 - MARGIN), height);
  const [from, to] = [isHeader ? 1 : 0, rows.length - (isFooter ? 1 : 0)];
  return [rows.slice(0, from), rows.slice(from, to), rows.slice(to)];
}

function isAlone(row: Row | undefined, next: Row | undefined): boolean {
  const [run, nearest] = [row?.[0], next?.[0]];
  if (!row || !run || !nearest || row.length < 2 || row.some(({ text }) => isExactPartName(text)))
    return false;
  return Math.abs(run.baseline - nearest.baseline) >= run.size * MIN_DISTANCE;
}

function isWithin(row: Row | undefined, top: number, bottom: number): boolean {
  return row !== undefined && row.every(({ baseline }) => baseline >= top && baseline <= bottom);
}

function listMarginRows({ rows, height }: PdfPage): Row[] {
  const top = rows.slice(0, MAX_MARGIN_ROWS).filter((row) => isWithin(row, 0, height * MARGIN));
  const bottom = rows.slice(-MAX_MARGIN_ROWS).filter((row) => isWithin(row, height * (1 - MARGIN), height));
  return [...top, ...bottom];
}

function toKey(row: Row): string {
  const place = Math.round((row[0]?.baseline ?? 0) / SAME_HEIGHT);
  return `${place} ${foldText(joinRuns(row)).replace(/\d+/g, "#")}`;
}

/** A browser prints title and date above, address and page number below. */
function isPageMark(row: Row): boolean {
  // A number beside other text is an amount.
  if (row.length === 1 && PAGE_NUMBER.test(row[0]?.text ?? "")) return true;
  return row.some(({ text }) => PRINTED_AT.test(text) || ADDRESS.test(text));
}

function isTitle(row: Row, largest: number): boolean {
  return row.some(({ size }) => size === largest);
}
