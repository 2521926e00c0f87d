import type { Effort } from "./effort.ts";
import { collapseUnchanged } from "./collapse-unchanged.ts";
import { hunkRows, type Came } from "./hunk-rows.ts";
import { lineFates, type LineFates } from "./line-fates.ts";
import type { Line, Row } from "./row.ts";

export interface LineChanges {
  rows: Row[];
  /** So many lines changed places that it is not shown which. */
  isReordered: boolean;
}

/** Which lines of a list went, came, changed or moved. No rows when they are the same. */
export function compareLines(before: Line[], after: Line[], effort: Effort): LineChanges {
  const fates = lineFates(before.map(makeKey), after.map(makeKey), effort);
  const rows = allRows(before, after, { fates, effort });
  return { rows: collapseUnchanged(rows), isReordered: fates.isReordered };
}

const makeKey = ({ isTitle, text }: Line) => `${isTitle ? "#" : "-"} ${text}`;

/** Goes down both lists at once, from one line that stayed to the next. */
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
      // What moved is shown where it stands now.
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
