import type { Row, TextRun } from "./text-run.ts";

const RAISED = /^[\d⁄/]{1,3}$/;
const MAX_NUMBERS = 50;
// All relative to the font size.
const SAME_BASELINE = 0.4;
const MIN_WORD_GAP = 0.13;
/** Wider gaps are between columns or cells. */
const MAX_WORD_GAP = 1.5;
const RAISED_SIZE = 0.8;
const MAX_RAISED = 0.6;
const MAX_RAISED_GAP = 0.3;
const MIN_NUMBER_SIZE = 1.3;
const NUMBER_HEIGHT = 0.75;
/** Bold text is sometimes printed twice. */
const PRINTED_TWICE = 0.15;

/** Many PDFs name radicals instead of characters. Unicode normalizes all but these. */
const RADICALS =
  "⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻮齿⻰龙⻲亀";

/** “flour ........ 200 g” */
const LEADERS = /\s?(?:[.…·_]\s?){4,}/g;
const SPACED_LETTERS = /^(?:\p{Lu} ){3,}\p{Lu}$/u;

/** @param pieces in the order of the file */
export function findRows(pieces: TextRun[]): Row[] {
  const rows: TextRun[][] = [];
  for (const piece of alignNumbers(withRaisedPieces(pieces)).toSorted(
    (one, other) => one.baseline - other.baseline,
  )) {
    const row = rows.at(-1);
    if (row?.[0] && isOnBaseline(piece, row[0])) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(joinPieces).filter((row) => row.length > 0);
}

function isOnBaseline(piece: TextRun, first: TextRun): boolean {
  return piece.baseline - first.baseline <= Math.min(first.size, piece.size) * SAME_BASELINE;
}

/** Moves the small digits of fractions to the baseline of the text beside them. */
function withRaisedPieces(pieces: TextRun[]): TextRun[] {
  let last: TextRun | null = null;
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const base = [last, next].find((other) => other && isRaisedBeside(piece, other));
    if (!base) return (last = piece);
    // Its digits must stay separate from the number before them.
    const space = last === base && /\d$/.test(base.text) && piece.baseline < base.baseline ? " " : "";
    return (last = { ...piece, text: space + piece.text, baseline: base.baseline, size: base.size });
  });
}

function isRaisedBeside(piece: TextRun, base: TextRun): boolean {
  return (
    RAISED.test(piece.text) &&
    piece.size < base.size * RAISED_SIZE &&
    Math.abs(piece.baseline - base.baseline) < base.size * MAX_RAISED &&
    Math.max(piece.left - base.right, base.left - piece.right) < base.size * MAX_RAISED_GAP
  );
}

function joinPieces(pieces: TextRun[]): Row {
  const row: Row = [];
  for (const piece of pieces.toSorted((one, other) => one.left - other.left)) {
    const last = row.at(-1);
    const isNumbered = last !== undefined && isLargeNumber(last, piece);
    const size = isNumbered ? last.size : Math.min(piece.size, last?.size ?? Infinity);
    if (!last || piece.left - last.right > size * MAX_WORD_GAP) row.push({ ...piece });
    else if (!isPrintedTwice(piece, last)) {
      const space = piece.left - last.right > size * MIN_WORD_GAP ? " " : "";
      if (isNumbered) last.text += ".";
      if (isNumbered || piece.text.length > last.text.length) last.size = piece.size;
      if (piece.font !== last.font) last.font = null;
      last.text += space + piece.text;
      last.right = Math.max(last.right, piece.right);
    }
  }
  return row.map((run) => ({ ...run, text: tidy(run.text) })).filter(({ text }) => text !== "");
}

/** Moves a large number to the first line beside it. */
function alignNumbers(pieces: TextRun[]): TextRun[] {
  let left = MAX_NUMBERS;
  return pieces.map((piece) => {
    if (!/^\d{1,2}$/.test(piece.text) || left-- <= 0) return piece;
    const beside = pieces.filter((other) => isBesideNumber(other, piece));
    return { ...piece, baseline: Math.min(piece.baseline, ...beside.map(({ baseline }) => baseline)) };
  });
}

function isBesideNumber(text: TextRun, number: TextRun): boolean {
  const gap = text.left - number.right;
  const height = number.baseline - text.baseline;
  return (
    number.size > text.size * MIN_NUMBER_SIZE &&
    gap >= 0 &&
    gap < number.size * MAX_WORD_GAP &&
    height >= 0 &&
    height < number.size * NUMBER_HEIGHT - text.size * SAME_BASELINE
  );
}

/** Numbers a step. */
function isLargeNumber(last: TextRun, piece: TextRun): boolean {
  return /^\d{1,2}$/.test(last.text) && last.size > piece.size * MIN_NUMBER_SIZE;
}

function isPrintedTwice(piece: TextRun, last: TextRun): boolean {
  const inset = Math.abs(piece.right - last.right);
  return last.text.endsWith(piece.text) && inset < piece.size * PRINTED_TWICE;
}

function tidy(text: string): string {
  const plain = withoutRadicals(text)
    .replace(LEADERS, ": ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\u00ad\u2010]$/, "-");
  return SPACED_LETTERS.test(plain) ? plain.replaceAll(" ", "") : plain;
}

function withoutRadicals(text: string): string {
  return text.replace(/[\u2e80-\u2fdf]/g, (radical) => {
    const at = RADICALS.indexOf(radical);
    return at < 0 ? radical.normalize("NFKC") : (RADICALS[at + 1] ?? radical);
  });
}
