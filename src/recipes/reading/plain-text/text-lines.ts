import type { TextLine } from "./text-line.ts";
import { takeLineMark, withoutInlineMarks } from "./line-marks.ts";
import { MAX_LINE_MARKS, MAX_MARKED_HEADING_CHARACTERS, MAX_TEXT_LINES } from "../reading-limits.ts";

/** Zero-width characters, direction marks, byte order marks, controls except tab and line feed. */
const INVISIBLE =
  /(?![\t\n\r\u0085])\p{Cc}|[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const OTHER_LINE_BREAK = /\r\n?|[\u2028\u2029\u0085]/g;

const RULE = /^(?:[-–—−+]|[-–—=_*~#+|.:\s]{3,}|[|:\-\s]+)$/;
const UNDERLINE = /^={3,}$|^-{3,}$/;
const QUOTE = /^(?:>\s?)+/;
const EMOJIS =
  /(?:(?![0-9#*])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u200d|\u20e3)+/gu;

/** `beyond` is what is cut off. */
export function splitLines(text: string): { lines: TextLine[]; beyond: string } {
  const all = splitRows(text);
  const lines: TextLine[] = [];
  let gap = true;
  for (const [at, raw] of all.slice(0, MAX_TEXT_LINES).entries()) {
    const before = lines.at(-1);
    if (before && !gap && before.afterGap && isUnderline(raw.trim(), before)) before.heading = true;
    const line: TextLine | null = isRule(raw) ? null : parseLine(raw, at, gap || at === 0);
    if (line) lines.push(line);
    gap = line === null;
  }
  return { lines: withLoneNumbers(lines), beyond: all.slice(MAX_TEXT_LINES).join("\n").trim() };
}

export function splitRows(text: string): string[] {
  return text
    .normalize("NFC")
    .replace(/\u00ad(?:\r?\n)?/g, "")
    .replace(INVISIBLE, "")
    .replace(LONE_SURROGATE, "")
    .replace(OTHER_LINE_BREAK, "\n")
    .split("\n");
}

export function withoutEmojis(text: string): string {
  return text.replace(EMOJIS, " ").replace(/\s+/g, " ").trim();
}

export function measureWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) width += text.charCodeAt(at) >= 0x2e80 ? 2 : 1;
  return width;
}

function isUnderline(text: string, before: TextLine): boolean {
  return (
    UNDERLINE.test(text) &&
    before.text.length <= MAX_MARKED_HEADING_CHARACTERS &&
    before.bullet === null &&
    before.number === null
  );
}

function isRule(raw: string): boolean {
  return raw.length <= MAX_MARKED_HEADING_CHARACTERS && RULE.test(raw.trim());
}

function parseLine(raw: string, row: number, afterGap: boolean): TextLine | null {
  const written = raw.replace(QUOTE, "").replaceAll("\t", "    ").trimEnd();
  const line: TextLine = {
    row,
    text: stripTableRow(written).replace(/\s+/g, " ").trim(),
    bullet: null,
    number: null,
    heading: false,
    afterGap,
    indent: written.length - written.trimStart().length,
    width: measureWidth(written),
  };
  for (let round = 0; round < MAX_LINE_MARKS && takeLineMark(line); round++);
  line.text = withoutInlineMarks(line.text);
  return line.text || line.number !== null ? line : null;
}

function stripTableRow(text: string): string {
  const row = text.trim();
  return row.length > 2 && row.startsWith("|") && row.endsWith("|") ? row.replaceAll("|", " ") : text;
}

const MIN_LONE_DIGITS = 3;

/** `1`, `2`, and `3` on lines of their own, too; other digits are amounts. */
function takeLoneDigits(lines: TextLine[]): void {
  const alone = lines.filter(({ text, number }) => number === null && /^\d{1,2}$/.test(text));
  const digits = alone.slice(
    Math.max(
      0,
      alone.findLastIndex(({ text }) => text === "1"),
    ),
  );
  const areCounted = digits.every(({ text }, at) => Number(text) === at + 1);
  if (digits.length < MIN_LONE_DIGITS || !areCounted) return;
  for (const line of digits) [line.number, line.text] = [Number(line.text), ""];
}

/** `Step 1` on a line of its own numbers the line below. */
function withLoneNumbers(lines: TextLine[]): TextLine[] {
  takeLoneDigits(lines);
  const kept: TextLine[] = [];
  for (const line of lines) {
    const before = kept.at(-1);
    if (before && before.number !== null && before.text === "" && line.number === null) {
      kept.splice(-1, 1, { ...line, number: before.number, afterGap: before.afterGap });
    } else {
      if (before && before.text === "") kept.pop();
      kept.push(line);
    }
  }
  return kept.filter((line) => line.text !== "");
}
