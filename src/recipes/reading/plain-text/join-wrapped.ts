import { foldText } from "../../text/fold-text.ts";
import { matchStart } from "../../text/match-start.ts";
import { LABELS } from "../../text/plain-text-words.ts";
import { PART_NAMES } from "../../text/part-words.ts";
import { parseFact } from "../../text/facts.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { parsePartHeading } from "./part-heading.ts";
import { isForPart } from "./section-title.ts";
import { endsSentence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";
import { measureWidth } from "./text-lines.ts";

/** In characters, as mail and print wrap lines. */
const MIN_WRAP_WIDTH = 34;
const MAX_WRAP_WIDTH = 100;
/** For sentences that continue in lower case. */
const MIN_PROSE_WIDTH = 22;
const MIN_OPEN_BREAKS = 2;
const MAX_UNUSED_WIDTH = 16;
/** At the end of a line whose next word would have fit. */
const MAX_ROOM = 4;

const CJK_END = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]$/;

export function joinWrapped(lines: TextLine[]): TextLine[] {
  const edge = findWrapWidth(lines);
  const widths = measureBlocks(lines);
  const joined: TextLine[] = [];
  let last: TextLine | null = null;
  for (const [at, line] of lines.entries()) {
    const open = joined.at(-1);
    if (open && last && continues({ last, next: line, open, edge, widest: widths[at] ?? 0 }))
      open.text = joinTexts(open.text, line.text);
    else joined.push({ ...line });
    last = line;
  }
  return joined;
}

/** 0 if nothing wrapped the lines. */
function findWrapWidth(lines: TextLine[]): number {
  const breaks = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const isOpen =
      next && isOpenBreak(line, next) && line.width >= MIN_WRAP_WIDTH && line.width <= MAX_WRAP_WIDTH;
    return isOpen ? [{ width: line.width, filled: line.width + 1 + measureFirstWord(next.text) }] : [];
  });
  const edge = breaks.reduce((most, { width }) => Math.max(most, width), 0);
  const isWrapped = breaks.filter(({ width }) => width >= edge - MAX_UNUSED_WIDTH).length >= MIN_OPEN_BREAKS;
  const full = breaks.filter(({ filled }) => filled > edge).length;
  return isWrapped && full * 2 > breaks.length ? edge : 0;
}

/** The widest line of each paragraph, for each of its lines. */
function measureBlocks(lines: TextLine[]): number[] {
  const blocks: TextLine[][] = [];
  for (const line of lines) {
    if (line.afterGap || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.flatMap((block) => {
    const widest = block.reduce((most, { width }) => Math.max(most, width), 0);
    return block.map(() => widest);
  });
}

function isOpenBreak(line: TextLine, next: TextLine): boolean {
  if (isApart(next) || endsSentence(line.text) || /[:：]$/.test(line.text) || findIngredientShape(line.text))
    return false;
  return isLower(next.text) || (CJK_END.test(line.text) && line.width >= MIN_WRAP_WIDTH);
}

function isLower(text: string): boolean {
  return /^[\p{Ll}(,;]/u.test(text);
}

function isApart(line: TextLine): boolean {
  if (line.afterGap || line.bullet !== null || line.number !== null || line.heading) return true;
  return line.text.length < 40 && PART_NAMES.has(foldText(line.text.replace(/[:：]\s*$/, "")));
}

interface Break {
  last: TextLine;
  next: TextLine;
  /** The line that `last` may continue. */
  open: TextLine;
  edge: number;
  widest: number;
}

function continues({ last, next, open, edge, widest }: Break): boolean {
  if (isApart(next) || last.heading || /[:：]$/.test(last.text) || parsePartHeading(last)?.inline === "")
    return false;
  const isIndented = next.indent > open.indent && (open.bullet !== null || open.number !== null);
  if (isIndented && !findIngredientShape(next.text)) return true;
  const isFull = edge > 0 && last.width <= edge && last.width + 1 + measureFirstWord(next.text) > edge;
  if (isFull && last.width >= MIN_WRAP_WIDTH)
    return !(findIngredientShape(last.text) && findIngredientShape(next.text));
  const hasRoom = last.width + 1 + measureFirstWord(next.text) < widest - MAX_ROOM;
  if (hasRoom || last.width < MIN_PROSE_WIDTH || !isLower(next.text) || endsSentence(last.text)) return false;
  if (isByline(next.text)) return false;
  return isProse(open.text) && !isForPart(open) && parseFact(next.text) === null;
}

/** “from Aunt Ruth” below a title. */
function isByline(text: string): boolean {
  const kind = matchStart(text, LABELS)?.kind;
  return (kind === "author" || kind === "source") && /^\S+(?:\s\p{Lu}\p{L}*){1,4}$/u.test(text);
}

function isProse(text: string): boolean {
  return /^\p{Lu}/u.test(text) && !findIngredientShape(text);
}

/** East Asian text may break after any character. */
function measureFirstWord(text: string): number {
  return measureWidth(
    /^[\u3040-\u9fff\uff00-\uffef]/.test(text) ? text.slice(0, 2) : (text.split(" ", 1)[0] ?? ""),
  );
}

export function joinTexts(text: string, more: string): string {
  // Only the end matters; reading all of a growing text would be quadratic.
  const end = text.slice(-2);
  if (CJK_END.test(end) && /^[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef\d]/.test(more)) return text + more;
  // A divided word: its second half is lower case and no “and”, as in “sea- and rock salt”.
  const divided =
    /\p{Ll}-$/u.test(end) &&
    /^\p{Ll}/u.test(more) &&
    !/^(?:und|oder|bis|and|or|og|och|eller|et|ou|e|i|lub)\b/u.test(more);
  return divided ? text.slice(0, -1) + more : `${text} ${more}`;
}
