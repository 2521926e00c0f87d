import type { Effort } from "./effort.ts";
import { hunkRows, type Came } from "./hunk-rows.ts";
import { lineFates, type LineFates } from "./line-fates.ts";
import type { Line, Row } from "./row.ts";

const CONTEXT_LINES = 1;

export interface LineChanges {
  rows: Row[];
  /** Too many lines moved to show which. */
  isReordered: boolean;
}

export function compareLines(before: Line[], after: Line[], effort: Effort): LineChanges {
  const fates = lineFates(before.map(makeKey), after.map(makeKey), effort);
  const rows = allRows(before, after, { fates, effort });
  return { rows: collapseUnchanged(rows), isReordered: fates.isReordered };
}

const makeKey = ({ isTitle, text }: Line) => `${isTitle ? "#" : "-"} ${text}`;

function allRows(
  before: Line[],
  after: Line[],
  { fates, effort }: { fates: LineFates; effort: Effort },
): Row[] {
  const rows: Row[] = [];
  let gone: Line[] = [];
  let came: Came[] = [];
  let at = 0;
  const goDown = () => {
    for (; at < before.length && fates.before[at] !== "same"; at++) {
      // Moved lines are shown at their new place.
      if (fates.before[at] === "alone") gone.push(...before.slice(at, at + 1));
    }
    at++;
    rows.push(...hunkRows(gone, came, effort));
    [gone, came] = [[], []];
  };
  for (const [place, line] of after.entries()) {
    const fate = fates.after[place];
    if (fate !== "same") {
      came.push({ line, isMoved: fate === "moved" });
      continue;
    }
    goDown();
    rows.push({ kind: "same", line });
  }
  goDown();
  return rows;
}

function collapseUnchanged(rows: Row[]): Row[] {
  const isNear = (at: number) =>
    rows.slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1).some(({ kind }) => kind !== "same");
  if (rows.every(({ kind }) => kind === "same")) return [];
  const found: Row[] = [];
  let far: Row[] = [];
  const close = () => {
    // A fold takes a line itself.
    found.push(...(far.length > 1 ? [{ kind: "fold" as const, count: far.length }] : far));
    far = [];
  };
  for (const [at, row] of rows.entries()) {
    if (!isNear(at)) {
      far.push(row);
      continue;
    }
    close();
    found.push(row);
  }
  close();
  return found;
}
