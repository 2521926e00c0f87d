import { findIngredientShape } from "../plain-text/ingredient-shape.ts";
import { joinTexts } from "../plain-text/join-wrapped.ts";
import { takeLineMark } from "../plain-text/line-marks.ts";
import { endsSentence } from "../plain-text/sentences.ts";
import { measureWidth } from "../plain-text/text-lines.ts";
import { divideRows } from "./divide-rows.ts";
import { isInOtherFont, isOfSize, isExactPartName, joinRuns, type Row, type TextRun } from "./text-run.ts";

/** Relative to the smallest distance between lines. */
const MAX_TIGHT = 1.15;
const MAX_LOOSE = 2.3;
/** Relative to the usual distance. */
const MIN_BLANK = 1.5;
/** Relative to the font size. */
const MIN_PITCH = 0.95;
const MIN_INDENT = 0.4;
const MAX_CHARACTER_WIDTH = 0.6;
const MIN_LOOSE = 2;
const MAX_ITEM_LINES = 3;
const MIN_OPEN_BREAKS = 2;
/** Longer lines are prose. */
const MIN_PROSE_CHARACTERS = 45;
/** In characters, as narrow as columns get. */
const MIN_WRAP_WIDTH = 13;
const MIN_CJK_WIDTH = 30;
const MIN_NARROW_PROSE_CHARACTERS = 20;

const CJK = /^[\u3040-\u9fff\uff00-\uffef]/;
const SEASONING = /^(?:salt|salz|sel|sal|sale|zout|sól)\s\S+\s\S/iu;
/** Words within an item or a sentence. */
const LINKING_WORDS =
  "and|or|with|of|for|in|into|to|from|und|oder|mit|für|zum|zur|ohne|et|ou|de|des|du|en|à|y|o|con|sin|para|e|di|da|per|em|com|sem|i|lub|z|w|do|na|och|eller|med|till|og|til|af|van|met|voor";
const LAST_WORD = new RegExp(`\\s(?:the|a|an|${LINKING_WORDS})(?:\\s\\d{1,3})?$`, "iu");
const FIRST_WORD = new RegExp(`^(?:${LINKING_WORDS})\\s`, "u");
/** “(16 g)”, “plus more for dusting” */
const ADDITION = /^(?:[(（]|plus\s)/u;

interface Line extends TextRun {
  /** The distance to the line above of the same size, relative to that size. */
  pitch: number | null;
}

interface Block {
  lines: Line[];
  /** Where the longest line of each size ends. */
  edges: Map<number, number>;
  tight: number;
  /** Larger distances are gaps. */
  blank: number;
  pageEdge: number;
  /** Whether some lines are further apart than others, and whether most are. */
  apart: "none" | "some" | "most";
  /** Whether full lines continue in lower case. */
  hasOpenBreaks: boolean;
  /** In German, for example. */
  capitalizesNouns: boolean;
}

/**
 * Joins wrapped lines. An empty text is a gap. Headings have one above them, but not below.
 * @param pageEdge where text ends on the right of the page
 */
export function joinLines(rows: Row[], pageEdge: number): string[] {
  const block = measure(toLines(divideRows(rows)), pageEdge);
  const texts: string[] = [];
  let [first] = block.lines;
  block.lines.forEach((line, at) => {
    if (first && continues(block, at, { first, text: texts.at(-1) ?? "" })) {
      texts.push(joinTexts(texts.pop() ?? "", line.text));
      return;
    }
    first = line;
    const isApart = (line.pitch ?? Infinity) > block.blank || isHeading(block.lines, at);
    if (at > 0 && isApart && !isExactPartName(texts.at(-1) ?? "")) texts.push("");
    texts.push(line.text);
  });
  return texts;
}

function toLines(rows: Row[]): Line[] {
  let above: TextRun | null = null;
  return rows.map((row) => {
    const line = toRun(row);
    const pitch = above && isOfSize(line, above) ? (line.baseline - above.baseline) / line.size : null;
    above = line;
    return { ...line, pitch };
  });
}

function toRun(row: Row): TextRun {
  return {
    text: joinRuns(row),
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.max(...row.map(({ right }) => right)),
    baseline: row[0]?.baseline ?? 0,
    size: Math.max(...row.map(({ size }) => size)),
    font: row.every(({ font }) => font === row[0]?.font) ? (row[0]?.font ?? null) : null,
  };
}

function measure(lines: Line[], pageEdge: number): Block {
  const pitches = lines.map(({ pitch }) => pitch ?? 0).filter((pitch) => pitch >= MIN_PITCH);
  const sorted = pitches.toSorted((one, other) => one - other);
  const [smallest = 0] = sorted;
  const tight = smallest * MAX_TIGHT;
  const loose = pitches.filter((pitch) => pitch > tight && pitch < smallest * MAX_LOOSE).length;
  const isMost = loose > pitches.filter((pitch) => pitch <= tight).length;
  const block: Block = {
    lines,
    pageEdge,
    edges: findEdges(lines),
    tight,
    blank: (sorted[Math.floor(sorted.length / 2)] ?? 0) * MIN_BLANK,
    apart: loose < MIN_LOOSE ? "none" : isMost ? "most" : "some",
    hasOpenBreaks: false,
    capitalizesNouns: capitalizesNouns(lines),
  };
  const openBreaks = lines.filter(
    (line, at) =>
      mayContinue(lines[at - 1] ?? line, line) &&
      !findIngredientShape(line.text) &&
      isTight(block, at) &&
      isFull(block, at),
  );
  return { ...block, hasOpenBreaks: openBreaks.length >= MIN_OPEN_BREAKS };
}

/** Most lines with an amount have a capitalized noun. */
function capitalizesNouns(lines: Line[]): boolean {
  const items = lines.filter(({ text }) => /^\d/.test(text));
  const named = items.filter(({ text }) => /\s\p{Lu}\p{Ll}/u.test(text));
  return named.length > 0 && named.length >= items.length / 2;
}

/** “1 mehligkochende | Kartoffel” */
function isBetweenGermanWords(last: Line, next: Line): boolean {
  return /\s\p{Ll}+e[mnrs]?$/u.test(last.text) && /^\p{Lu}\p{Ll}+$/u.test(next.text);
}

function findEdges(lines: Line[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { size, right } of lines) {
    edges.set(Math.round(size), Math.max(right, edges.get(Math.round(size)) ?? 0));
  }
  return edges;
}

function continues(block: Block, at: number, open: { first: Line; text: string }): boolean {
  const [last, next] = [block.lines[at - 1], block.lines[at]];
  if (!last || !next || !isTight(block, at) || isInOtherFont(next, last) || /[:：]$/.test(last.text))
    return false;
  if (isMarked(next.text) || isExactPartName(next.text)) return false;
  if (ADDITION.test(next.text) && isFull(block, at)) return true;
  const isItem = findIngredientShape(open.text) !== null;
  if (findIngredientShape(next.text) && (isItem || last.text.length < MIN_PROSE_CHARACTERS)) return false;
  if (isMarked(open.first.text) && next.left > open.first.left + next.size * MIN_INDENT) return true;
  if (!isFull(block, at)) return false;
  const isSure = block.hasOpenBreaks || isOpen(last, next) || endOfFirstWord(last, next) > block.pageEdge;
  if ((block.apart === "most" && isInShortGroup(block, at)) || (isSure && mayContinue(last, next)))
    return true;
  if (LAST_WORD.test(last.text) || (block.capitalizesNouns && isBetweenGermanWords(last, next))) return true;
  if (isItem || (endsSentence(last.text) && !block.hasOpenBreaks)) return false;
  const isNarrow = block.hasOpenBreaks && block.apart === "some" && !endsSentence(last.text);
  return last.text.length >= (isNarrow ? MIN_NARROW_PROSE_CHARACTERS : MIN_PROSE_CHARACTERS);
}

function isTight({ lines, tight }: Block, at: number): boolean {
  return (lines[at]?.pitch ?? Infinity) <= tight;
}

/** Longer groups of lines without gaps are lists. */
function isInShortGroup(block: Block, at: number): boolean {
  let [from, to] = [at - 1, at];
  while (to - from < MAX_ITEM_LINES && isTight(block, from)) from--;
  while (to - from < MAX_ITEM_LINES && isTight(block, to + 1)) to++;
  return to - from < MAX_ITEM_LINES;
}

/** Whether the first word of this line didn't fit into the line above. */
function isFull({ lines, edges }: Block, at: number): boolean {
  const [last, line] = [lines[at - 1], lines[at]];
  if (!last || !line || measureWidth(last.text) < MIN_WRAP_WIDTH) return false;
  return endOfFirstWord(last, line) > (edges.get(Math.round(last.size)) ?? 0);
}

/** Where the first word of a line would end if it were in the line above. */
function endOfFirstWord(last: Line, line: Line): number {
  const isCjk = CJK.test(line.text);
  const length = isCjk ? 1 : (line.text.split(" ", 1)[0]?.length ?? 0);
  // Columns and leaders make lines wider than their characters.
  const widest = line.size * (isCjk ? 1 : MAX_CHARACTER_WIDTH);
  return last.right + Math.min((line.right - line.left) / line.text.length, widest) * (length + 1);
}

/** Bold, for example, unlike the lines above and below. */
function isHeading(lines: Line[], at: number): boolean {
  const [last, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!last || !line || !next || line.text.length >= MIN_PROSE_CHARACTERS) return false;
  return isInOtherFont(line, last) && isInOtherFont(line, next);
}

/** In lower case, or in a script without cases. “Salt and pepper” is always an item. */
function mayContinue(last: Line, next: Line): boolean {
  if (SEASONING.test(next.text)) return false;
  return /^[\p{Ll}(,;]/u.test(next.text) || (CJK.test(next.text) && !endsSentence(last.text));
}

function isOpen(last: Line, next: Line): boolean {
  return (
    FIRST_WORD.test(next.text) ||
    /[,，、(（]$/.test(last.text) ||
    (CJK.test(next.text) && measureWidth(last.text) >= MIN_CJK_WIDTH)
  );
}

function isMarked(text: string): boolean {
  const line = {
    row: 0,
    text,
    bullet: null,
    number: null,
    heading: false,
    afterGap: false,
    indent: 0,
    width: 0,
  };
  return takeLineMark(line);
}
