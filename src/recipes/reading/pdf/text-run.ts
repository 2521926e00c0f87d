import { foldText } from "../../text/fold-text.ts";
import { PART_NAMES } from "../../text/part-words.ts";

/** Measured in points, from the top left corner of its page. */
export interface TextRun {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** Null if there are several. */
  font: string | null;
}

/** Runs on one baseline, from left to right. */
export type Row = TextRun[];

export function joinRuns(row: Row): string {
  return row.map(({ text }) => text).join("   ");
}

export function isExactPartName(text: string): boolean {
  return PART_NAMES.has(foldText(text.replace(/[:：]\s*$/, "")));
}

export function isAlike(run: TextRun, other: TextRun): boolean {
  return isOfSize(run, other) && !isInOtherFont(run, other);
}

export function isInOtherFont(run: TextRun, other: TextRun): boolean {
  return run.font !== null && other.font !== null && run.font !== other.font;
}

export function isOfSize(run: TextRun, { size }: TextRun): boolean {
  return Math.abs(run.size - size) <= size * SAME_SIZE;
}

const SAME_SIZE = 0.1;
