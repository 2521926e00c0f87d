import { isBareAmount } from "./ingredient-shape.ts";
import type { PageLine } from "./page-lines.ts";
import { splitWords } from "./split-words.ts";
import { isPartName } from "../../text/part-words.ts";

const UNIT = /^(?:kg|g|gr|grams?|gramm|grammes|ml|dl|cl|l|oz|lbs?)\.?$/i;
const PERCENT = "%";
const COLUMNS = 2;
const ROW_LINES = 1 + COLUMNS;
const MIN_ROWS = 2;
const TITLE_LEVEL = 4;

/** Checks for the head of a column of amounts. */
export const isUnit = (text: string): boolean => UNIT.test(text);

/** Joins each weight to the name before it: bakers write “flour, 5.000, 50.00” below “kg, %”. */
export function joinWeightColumns(lines: PageLine[]): PageLine[] {
  if (!lines.some(({ text }) => text === PERCENT)) return lines;
  const whole: PageLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const heads = lines.slice(at, at + COLUMNS);
    const rows = isHead(heads) ? readRows(lines, at + COLUMNS, heads) : [];
    const [line] = heads;
    if (rows.length >= MIN_ROWS) {
      markTitle(whole, heads);
      whole.push(...rows);
      at += COLUMNS + rows.length * ROW_LINES - 1;
    } else if (line) whole.push(line);
  }
  return whole;
}

function isHead(lines: PageLine[]): boolean {
  return lines.some(({ text }) => text === PERCENT) && lines.some(({ text }) => isUnit(text));
}

function readRows(lines: PageLine[], from: number, heads: PageLine[]): PageLine[] {
  const weight = heads.findIndex(({ text }) => isUnit(text));
  const unit = heads[weight]?.text.toLowerCase();
  const rows: PageLine[] = [];
  for (let at = from; at < lines.length; at += ROW_LINES) {
    const [name, ...amounts] = lines.slice(at, at + ROW_LINES);
    const isRow = amounts.length === COLUMNS && amounts.every(({ text }) => isBareAmount(text));
    if (!name || !isRow || isBareAmount(name.text)) break;
    const text = `${withoutZeros(amounts[weight]?.text ?? "")} ${unit} ${name.text}`;
    rows.push({ ...name, text, words: splitWords(text) });
  }
  return rows;
}

/** Marks the head of the first column: “Group 1” beside “kg”. */
function markTitle(above: PageLine[], [head]: PageLine[]): void {
  const last = above.at(-1);
  const isBeside = last?.block.parent === head?.block.parent && !isPartName(last?.text ?? "");
  if (last && isBeside) above[above.length - 1] = { ...last, level: TITLE_LEVEL };
}

/** Turns `5.000` into `5` and `0.250` into `0.25`. */
function withoutZeros(amount: string): string {
  return /[.,]\d{1,4}$/.test(amount) ? amount.replace(/0{1,4}$/, "").replace(/[.,]$/, "") : amount;
}
