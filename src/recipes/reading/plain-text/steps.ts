import type { Instruction } from "../../../contract/recipes.ts";
import { STEP_WORDS } from "../../text/part-words.ts";
import { joinTexts } from "./join-wrapped.ts";
import type { TextLine } from "./text-line.ts";

/** `… . 2. …`, `② …`, `Step 2: …`, `第二步`. */
const INLINE_NUMBER = new RegExp(
  `(?<=^|[\\s.!?。！？；;:：，,)）])(?:\\(?(\\d{1,2})[.)、．]\\)?(?!\\d)\\s*|(\\d)\\ufe0f?\\u20e3\\s*|([①-⑳])\\s*|(?:${STEP_WORDS})\\s?(\\d{1,2})\\s?[:.：)]\\s*|第([一二三四五六七八九十]|\\d{1,2})步[:：，,、]?\\s*)`,
  "giu",
);
const CHINESE_NUMBER = "一二三四五六七八九十";
const INLINE_START = new RegExp(`^(?:${INLINE_NUMBER.source})`, "iu");
const LETTER = /^\(?([a-z])\)\s*(?=\S)/iu;
const MIN_NUMBERED_SHARE = 0.6;
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Lu}|[\u3040-\u30ff\u3400-\u9fff])/u;

export function readSteps(lines: TextLine[], title: string): Instruction[] {
  const steps: Instruction[] = [];
  const isNumbered = lines.some(({ number }) => number !== null);
  for (const line of withoutLetters(withBareNumbers(lines))) {
    const last = steps.at(-1);
    const isContinued = isNumbered && line.number === null && (!line.afterGap || last?.text === "");
    if (last && isContinued) addTo(last, line.text);
    else steps.push(...splitNumberedSteps(line).map((text): Instruction => ({ text })));
    if (line.heading && line.number !== null) nameLast(steps, line.text);
  }
  const [first, ...rest] = steps.map(withoutEmptyName);
  return first && title ? [{ ...first, title }, ...rest] : steps.map(withoutEmptyName);
}

export function findLead(line: TextLine): string {
  const [first = ""] = line.number === null && isNumberedInline(line) ? splitNumberedSteps(line) : [];
  return first && !INLINE_START.test(line.text) ? first : "";
}

export function isNumberedInline(line: TextLine): boolean {
  return splitNumberedSteps(line).length > 1;
}

function splitNumberedSteps(line: TextLine): string[] {
  const starts: { at: number; from: number }[] = [];
  let expected = (line.number ?? 0) + 1;
  for (const found of line.text.matchAll(INLINE_NUMBER)) {
    if (parseStepNumber(found) !== expected || (expected === 1 && !isSentenceStart(line.text, found.index)))
      continue;
    starts.push({ at: found.index, from: found.index + found[0].length });
    expected++;
  }
  // A single number can be a date or an ordinal.
  if (starts.length === 0 || (line.number === null && starts.length < 2)) return [line.text];
  const ends = [...starts.map(({ at }) => at), line.text.length];
  const texts = [0, ...starts.map(({ from }) => from)].map((from, at) => line.text.slice(from, ends[at]));
  return texts.map((text) => text.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text));
}

function isSentenceStart(text: string, at: number): boolean {
  return at === 0 || /[.!?…:;,。！？：；，)）]\s?$/.test(text.slice(Math.max(0, at - 2), at));
}

function parseStepNumber([, digits, keycap, circled, step, chinese]: RegExpMatchArray): number {
  if (circled) return (circled.codePointAt(0) ?? 0) - 0x245f;
  const text = digits ?? keycap ?? step ?? chinese ?? "";
  return /^\d+$/.test(text) ? Number(text) : CHINESE_NUMBER.indexOf(text) + 1;
}

/** Printed pages number without a dot; only a sequence from 1 counts. */
function withBareNumbers(lines: TextLine[]): TextLine[] {
  const isBare = (line: TextLine) => line.number === null && BARE_NUMBER.test(line.text);
  const numbered = lines.filter(isBare);
  const isSequence = numbered.every(({ text }, at) => Number(BARE_NUMBER.exec(text)?.[1]) === at + 1);
  if (!isSequence || numbered.length < Math.max(2, lines.length * MIN_NUMBERED_SHARE)) return lines;
  return lines.map((line) =>
    isBare(line)
      ? { ...line, number: numbered.indexOf(line) + 1, text: line.text.replace(BARE_NUMBER, "") }
      : line,
  );
}

/** `a) … b) …`; only a sequence from a counts. */
function withoutLetters(lines: TextLine[]): TextLine[] {
  const letters = lines.flatMap(({ text }) => LETTER.exec(text)?.[1]?.toLowerCase() ?? []);
  const isRow = letters.length > 1 && "abcdefghijklmnopqrstuvwxyz".startsWith(letters.join(""));
  return isRow ? lines.map((line) => ({ ...line, text: line.text.replace(LETTER, "") })) : lines;
}

function nameLast(steps: Instruction[], name: string): void {
  steps.splice(-1, 1, { text: "", name });
}

function addTo(step: Instruction, text: string): void {
  step.text = step.text ? joinTexts(step.text, text) : text;
}

/** A heading with nothing below it is the step itself. */
function withoutEmptyName(step: Instruction): Instruction {
  return step.text === "" && step.name ? { text: step.name } : step;
}
