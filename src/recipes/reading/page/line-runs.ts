import { isHeading, opensAnother } from "./line-heading.ts";
import { areNear, isLikeOne, getLineKind, findWrapper } from "./line-kind.ts";
import type { PageLine } from "./page-lines.ts";
import { isPartName, partOfHeading, type Part } from "../../text/part-words.ts";
import { MAX_LIST_LINES } from "../reading-limits.ts";

export interface Run {
  lines: PageLine[];
  marked: boolean;
}

/** How much a text looks like a line of the list: 1 for sure, 0 and below for not at all. */
export type Likeness = (text: string) => number;

/** Lines of other kinds inside a marked run, such as a promotion between two steps. */
const MAX_LINES_BETWEEN = 6;
/** Points that lines of one kind need to be the list that a heading announced. */
const MIN_POINTS = 1;
const MIN_POINTS_FOR_ONE = 0.75;
/** Lines of other kinds between two parts of one list. */
const MAX_GAP = 3;

/** Likeness from which lines of another kind stay in a list of ingredients. */
const CERTAIN_INGREDIENT = 0.8;

/** Likeness from which a line belongs to the list. */
const MIN_LIKENESS = 0.6;

export function findRuns(lines: PageLine[], part: Part, likeness: Likeness): Run[] {
  const certainLikeness = part === "ingredients" ? CERTAIN_INGREDIENT : Infinity;
  const marked = findMarkedRuns(lines, part).map((run) =>
    keepOneKind(run, likeness, Infinity, certainLikeness),
  );
  const headed = findHeadedRuns(lines, part, likeness).map((run) =>
    keepOneKind(run, likeness, MAX_GAP, certainLikeness),
  );
  return [
    ...marked.map((run) => ({ lines: run, marked: true })),
    ...headed.map((run) => ({ lines: run, marked: false })),
  ].filter((run) => run.lines.length > 0);
}

/**
 * The first list without a heading of its own.
 * @param certainLikeness lines of another kind stay in it that look like one of it this much
 */
export function findList(lines: PageLine[], likeness: Likeness, certainLikeness = Infinity): PageLine[] {
  const ends = lines.findIndex(
    (line) =>
      endsRecipe(line) || (line.part !== null && line.part !== "noise" && line.part !== lines[0]?.part),
  );
  const worth = lines
    .slice(0, ends < 0 ? MAX_LIST_LINES : ends)
    .filter((line) => line.part !== "noise" && !line.link);
  return keepOneKind(worth, likeness, MAX_GAP, certainLikeness);
}

function findMarkedRuns(lines: PageLine[], part: Part): PageLine[][] {
  const runs: PageLine[][] = [];
  let run: PageLine[] = [];
  let between: PageLine[] = [];
  const end = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
    between = [];
  };
  for (const line of lines) {
    if (line.part === part) {
      if (run.length > 0) run.push(...between.filter((other) => other.part === null));
      between = [];
      run.push(line);
    } else if (run.length > 0) {
      between.push(line);
      const strangers = between.filter((other) => other.part === null && !isHeading(other));
      if (between.length > MAX_LINES_BETWEEN || strangers.length > 0 || opensAnother(line, part)) end();
    }
  }
  end();
  return runs;
}

function findHeadedRuns(lines: PageLine[], part: Part, likeness: Likeness): PageLine[][] {
  return lines.flatMap((line, at) => {
    if (!opens(line, part)) return [];
    const run: PageLine[] = [];
    for (const [offset, next] of lines.slice(at + 1, at + 1 + MAX_LIST_LINES).entries()) {
      if (opensAnother(next, part) || isElsewhere(next, part, likeness)) break;
      if (line.level > 0 && next.level > 0 && next.level < line.level) break;
      if (line.level > 0 && next.level === line.level && !goesOn(lines, at + 1 + offset, likeness)) break;
      if (next.part !== "noise") run.push(next);
    }
    return [run];
  });
}

function isElsewhere(line: PageLine, part: Part, likeness: Likeness): boolean {
  return (
    line.part !== null && line.part !== "noise" && line.part !== part && likeness(line.text) < MIN_LIKENESS
  );
}

function goesOn(lines: PageLine[], heading: number, likeness: Likeness): boolean {
  return lines.slice(heading + 1, heading + 4).some((line) => line.level === 0 && likeness(line.text) >= 0.5);
}

function opens(line: PageLine, part: Part): boolean {
  return (
    line.part !== "noise" && partOfHeading(line.text) === part && (isHeading(line) || isPartName(line.text))
  );
}

function endsRecipe(line: PageLine): boolean {
  const part = partOfHeading(line.text);
  return (
    (part === "elsewhere" || part === "nutrition" || part === "notes") &&
    (isHeading(line) || isPartName(line.text))
  );
}

/**
 * A list continues as long as the page continues in the same way: items after items, paragraphs after paragraphs.
 * Headings in between stay, other lines go.
 */
function keepOneKind(
  lines: PageLine[],
  likeness: Likeness,
  maxGap: number,
  certainLikeness = Infinity,
): PageLine[] {
  const kind = firstKind(lines, likeness);
  const from = lines.findIndex((line) => getLineKind(line) === kind);
  if (kind === null || from < 0) return [];
  const kinds = new Set([kind]);
  const wrappers = new Set<string>();
  const kept: PageLine[] = [];
  let gap: PageLine[] = lines.slice(Math.max(0, from - 1), from);
  for (const line of lines.slice(from)) {
    const isCertain =
      line.level === 0 &&
      likeness(line.text) >= certainLikeness &&
      (gap.some(isHeading) || areNear(line, kept.at(-1)));
    // The next section can be a list with another class.
    if (isCertain && isLikeOne(line, kind)) kinds.add(getLineKind(line));
    if (
      isCertain ||
      kinds.has(getLineKind(line)) ||
      wrappers.has(getLineKind({ block: findWrapper(line) }))
    ) {
      wrappers.add(getLineKind({ block: findWrapper(line) }));
      kept.push(...gap.filter(isHeading), line);
      gap = [];
    } else if (gap.push(line) > maxGap) break;
  }
  return kept;
}

function firstKind(lines: PageLine[], likeness: Likeness): string | null {
  const points = new Map<string, number>();
  for (const line of lines) {
    const kind = getLineKind(line);
    const sum = (points.get(kind) ?? 0) + Math.max(0, line.level > 0 ? 0 : likeness(line.text));
    if (sum >= MIN_POINTS) return kind;
    points.set(kind, sum);
  }
  // A list of one line has no others to compare with.
  const [first, ...others] = lines.filter((line) => line.level === 0);
  return first && others.length === 0 && likeness(first.text) >= MIN_POINTS_FOR_ONE
    ? getLineKind(first)
    : null;
}
