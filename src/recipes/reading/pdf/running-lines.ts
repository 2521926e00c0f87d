import { foldText } from "../../text/fold-text.ts";
import { joinRuns, type Row } from "./text-run.ts";

export interface PdfPage {
  rows: Row[];
  height: number;
}

/** Of the page's height, at its top and at its bottom. */
const MARGIN = 0.1;
const MAX_MARGIN_ROWS = 3;
/** In points. */
const SAME_HEIGHT = 8;
const PAGE_NUMBER =
  /^[\W_]*(?:(?:page|seite|p[áa]gina|strona|sida|side|p\.|s\.)\s?)?\d{1,4}(?:\s?(?:\/|\p{L}{1,3})\s?\d{1,4})?[\W_]*$/iu;
const PRINTED_AT =
  /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?(?:\s\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?m\.?)?)?$/i;
const ADDRESS = /^(?:https?:\/\/|file:\/\/|about:)\S+$/;

/** Without page numbers, and without what pages repeat above and below their text. */
export function withoutRunningLines(pages: PdfPage[]): Row[][] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(listMarginRows(page).map(toKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return pages.map((page) => {
    const largest = Math.max(...page.rows.flat().map(({ size }) => size), 0);
    const isRunning = (row: Row) =>
      isPageMark(row) || ((counts.get(toKey(row)) ?? 0) > 1 && !isTitle(row, largest));
    const running = new Set(listMarginRows(page).filter(isRunning));
    return page.rows.filter((row) => !running.has(row));
  });
}

function listMarginRows({ rows, height }: PdfPage): Row[] {
  const isIn = (row: Row, from: number, to: number) =>
    row.every(({ baseline }) => baseline >= from * height && baseline <= to * height);
  const top = rows.slice(0, MAX_MARGIN_ROWS).filter((row) => isIn(row, 0, MARGIN));
  const bottom = rows.slice(-MAX_MARGIN_ROWS).filter((row) => isIn(row, 1 - MARGIN, 1));
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
