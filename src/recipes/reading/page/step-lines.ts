import { areCredits, isClutter, isPromotion, withoutBullet } from "./clutter.ts";
import { rateAsIngredient } from "./ingredient-shape.ts";
import { isHeading, isLinkElsewhere, opensAnother } from "./line-heading.ts";
import type { Run } from "./line-runs.ts";
import type { PageLine } from "./page-lines.ts";
import { listLines, withoutRepeats, type Section } from "./sections.ts";
import {
  isEmptyTitle,
  isOnlyPartName,
  isPartName,
  partOfHeading,
  STEP_WORDS,
} from "../../text/part-words.ts";

const STEP_NUMBER = new RegExp(
  `^(?:(?:${STEP_WORDS})\\s*\\d{1,2}\\s*[.:)|\\-–]?(?=\\s|$|\\p{Lu})|\\d{1,2}\\s*(?:[.):]|[.)]\\s?[-–])(?=\\s|\\p{L}|$)|\\d{1,2}$)\\s*`,
  "iu",
);

/** @param notes whether remarks among them count as steps, since structured data says so */
export function readStepSections({
  lines,
  notes = false,
}: Pick<Run, "lines"> & { notes?: boolean }): Section[] {
  const sections: Section[] = [{ title: "", items: [] }];
  const candidates = joinBrokenLines(
    lines.filter(({ text }) => !isClutter(text) && !isPromotion(text) && (notes || !isNote(text))),
  );
  const steps = notes ? candidates : withoutStrayLinks(candidates);
  for (const line of stripLineNumbers(steps)) {
    if ((opensAnother(line, "steps") || areCredits(line.text)) && listLines(sections).length > 0) break;
    const text = withoutYield(withoutNumber(line.text));
    if (!text) continue;
    if (isHeading(line) && !isTitledSentence(line) && text.length < 80) {
      if (!isOnlyPartName(text) && !isEmptyTitle(text))
        sections.push({ title: text.replace(/\s*[:：]\s*$/, ""), items: [] });
    } else sections.at(-1)?.items.push(text);
  }
  return withoutRepeats(sections.filter((section) => section.items.length > 0));
}

/** Some pages call the elements of steps titles. */
function isTitledSentence({ titled, bold, level, text }: PageLine): boolean {
  return titled && !bold && level === 0 && /[.!]$/.test(text);
}

const MIN_NUMBERED_SHARE = 0.7;

const MAX_SCORED_STEPS = 3;

export function scoreSteps(sections: Section[], run: Run): number {
  const linked = run.lines.filter((line) => line.link).length / run.lines.length;
  const total = listLines(sections).reduce((sum, item) => sum + rateAsStep(item), 0);
  return Math.min(total, MAX_SCORED_STEPS) * (1 - 0.8 * linked) * (run.marked ? 1.15 : 1);
}

/** 1 for a sentence that says what to do, below 0 for what isn't a step. */
export function rateAsStep(line: string): number {
  const text = withoutNumber(line);
  // Chinese and Japanese characters say as much as words.
  const length = text.length + 2 * (text.match(/[\u3040-\u9fff]/g)?.length ?? 0);
  if (length < 12) return -0.2;
  if (length > 2500) return 0.2;
  if (!/[.!?。！;:]$/.test(text) && rateAsIngredient(text) >= 0.8) return -0.3;
  return (/[.!?。！;]$/.test(text) ? 0.6 : 0.2) + Math.min(length, 120) / 300;
}

/** Lines separated by line breaks are one step, unless all steps are in one block or each line is a sentence. */
function joinBrokenLines(lines: PageLine[]): PageLine[] {
  const blocks = new Set(lines.filter((line) => !isHeading(line)).map((line) => line.block));
  if (blocks.size < 2) return lines;
  const whole: PageLine[] = [];
  const areSentences = lines.every((line) => isHeading(line) || /[.!?。！]$/.test(line.text));
  for (const line of lines) {
    const last = whole.at(-1);
    const isContinued = last?.block === line.block && !STEP_NUMBER.test(line.text);
    if (isContinued && !areSentences)
      whole[whole.length - 1] = { ...last, bold: false, titled: false, text: `${last.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}

/** Links in paragraphs of their own lead to other dishes. */
function withoutStrayLinks(lines: PageLine[]): PageLine[] {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  return lines.filter((line) => !isLinkElsewhere(line) || blocks.get(line.block)?.length !== 1);
}

function isNote(text: string): boolean {
  const label = /^[^:：|]{2,20}(?=\s?[:：|]\s)/.exec(text)?.[0];
  return label !== undefined && partOfHeading(label) === "notes" && isPartName(label);
}

/** `1 Chop …`, `2 Fry …`. */
function stripLineNumbers(lines: PageLine[]): PageLine[] {
  const counted = new Set<number>();
  let count = 0;
  let first: number | null = null;
  for (const [at, { text }] of lines.entries()) {
    const number = Number(/^(\d{1,2})(?:\s+\S|\p{Lu})/u.exec(text)?.[1] ?? 0);
    if (number === 2 && first !== null) counted.add(first);
    if (number === count + 1 || (number === 2 && first !== null)) {
      counted.add(at);
      count = number;
      first = null;
    } else if (number === 1) first = at;
  }
  const areTitles = lines.every((line, at) => counted.has(at) === isHeading(line));
  if (counted.size < 2 || (counted.size < lines.length * MIN_NUMBERED_SHARE && !areTitles)) return lines;
  return lines.map((line, at) =>
    counted.has(at) ? { ...line, text: line.text.replace(/^\d{1,2}\s*/, "") } : line,
  );
}

export function withoutNumber(text: string): string {
  return withoutBullet(text.replace(STEP_NUMBER, "")).trim();
}

function withoutYield(text: string): string {
  return text.replace(/(?<=[.!]\s*)(?:serves|makes) \d+(?:\s*[-–]\s*\d+)?\.?$/i, "").trim();
}
