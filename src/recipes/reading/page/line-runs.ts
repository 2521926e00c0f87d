import { createGroupTitleTest, isHeading, isSectionTitle, opensAnother } from "./line-heading.ts";
import { areNear, isLikeOne, getLineKind, findWrapper } from "./line-kind.ts";
import type { PageLine } from "./page-lines.ts";
import { isPartName, partOfHeading, STEP_WORDS, type Part } from "../../text/part-words.ts";
import { MAX_LIST_LINES } from "../reading-limits.ts";

export interface Run {
  lines: PageLine[];
  /** By a class or a property rather than a heading. */
  marked: boolean;
}

/** How much a text looks like a line of the list: 1 for sure, 0 and below for not at all. */
export type Likeness = (text: string) => number;

const MAX_LINES_IN_BETWEEN = 6;
const MIN_POINTS = 1;
const MIN_POINTS_OF_SINGLE_LINE = 0.75;
const MAX_GAP_LINES = 3;

/** For lines of another kind than the rest of the list. */
const MIN_ODD_INGREDIENT_LIKENESS = 0.8;

const MIN_LIKENESS = 0.6;

export function findRuns(lines: PageLine[], part: Part, likeness: Likeness): Run[] {
  const minOddLikeness = part === "ingredients" ? MIN_ODD_INGREDIENT_LIKENESS : Infinity;
  const marked = findMarkedRuns(lines, part).map((run) =>
    keepOneKind(run, likeness, Infinity, minOddLikeness),
  );
  const headed = findHeadedRuns(lines, part, likeness).map((run) =>
    part === "steps" && areStepsNumbered(run)
      ? keepBelowNumbers(run, likeness)
      : keepOneKind(run, likeness, MAX_GAP_LINES, minOddLikeness),
  );
  return [
    ...marked.map((run) => ({ lines: run, marked: true })),
    ...headed.map((run) => ({ lines: run, marked: false })),
  ].filter((run) => run.lines.length > 0);
}

export function findList(lines: PageLine[], likeness: Likeness, minOddLikeness = Infinity): PageLine[] {
  const ends = lines.findIndex(
    (line) =>
      endsRecipe(line) || (line.part !== null && line.part !== "noise" && line.part !== lines[0]?.part),
  );
  const candidates = lines
    .slice(0, ends < 0 ? MAX_LIST_LINES : ends)
    .filter((line) => line.part !== "noise" && !line.link);
  return keepOneKind(candidates, likeness, MAX_GAP_LINES, minOddLikeness);
}

function findMarkedRuns(lines: PageLine[], part: Part): PageLine[][] {
  const runs: PageLine[][] = [];
  let run: PageLine[] = [];
  let between: PageLine[] = [];
  let above: PageLine | undefined;
  const end = (): void => {
    if (run.length > 0) runs.push(above && isTitleLikeOthers(above, run) ? [above, ...run] : run);
    run = [];
    between = [];
  };
  for (const [at, line] of lines.entries()) {
    if (line.part === part) {
      if (run.length === 0) above = lines[at - 1];
      if (run.length > 0) run.push(...between.filter((other) => other.part === null));
      between = [];
      run.push(line);
    } else if (run.length > 0) {
      between.push(line);
      const strangers = between.filter((other) => other.part === null && !isHeading(other));
      if (between.length > MAX_LINES_IN_BETWEEN || strangers.length > 0 || opensAnother(line, part)) end();
    }
  }
  end();
  return runs;
}

/** The first title of a list may be outside of what is marked. */
function isTitleLikeOthers(line: PageLine, run: PageLine[]): boolean {
  const isLike = (other: PageLine) =>
    isSectionTitle(other) && other.level === line.level && getLineKind(other) === getLineKind(line);
  return isSectionTitle(line) && run.some(isLike);
}

/** Pages with more headings of the same kind list other recipes. */
const MAX_HEADED_RUNS = 40;

function findHeadedRuns(lines: PageLine[], part: Part, likeness: Likeness): PageLine[][] {
  let runs = 0;
  return lines.flatMap((line, at) => {
    if (runs >= MAX_HEADED_RUNS || !opensPart(line, part)) return [];
    runs++;
    const run: PageLine[] = [];
    for (const [offset, next] of lines.slice(at + 1, at + 1 + MAX_LIST_LINES).entries()) {
      if (opensAnother(next, part) || belongsToOther(next, part, likeness)) break;
      if (line.level > 0 && next.level > 0 && next.level < line.level) break;
      if (line.level > 0 && next.level === line.level && !continuesBelow(lines, at + 1 + offset, likeness))
        break;
      if (next.part !== "noise") run.push(next);
    }
    const titles = run.filter((_, offset) => continuesBelow(run, offset, likeness));
    return [createGroupTitleTest(titles)(line) ? [line, ...run] : run];
  });
}

/** A heading counts more than a class name. */
function belongsToOther(line: PageLine, part: Part, likeness: Likeness): boolean {
  return (
    line.part !== null && line.part !== "noise" && line.part !== part && likeness(line.text) < MIN_LIKENESS
  );
}

function continuesBelow(lines: PageLine[], heading: number, likeness: Likeness): boolean {
  return lines.slice(heading + 1, heading + 4).some((line) => line.level === 0 && likeness(line.text) >= 0.5);
}

function opensPart(line: PageLine, part: Part): boolean {
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

const STEP_NUMBER = new RegExp(`^(?:${STEP_WORDS})\\s*(\\d{1,2})\\s*[.:：]?$`, "iu");

const readStepNumber = ({ text }: PageLine) => Number(STEP_NUMBER.exec(text)?.[1] ?? 0);

/** `Step 1`, `Step 2`, …, each in a line of its own. */
function areStepsNumbered(lines: PageLine[]): boolean {
  const numbers = lines.map(readStepNumber).filter((number) => number > 0);
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1);
}

/** Each step may be written differently: as a list, as paragraphs, or as a sentence. */
function keepBelowNumbers(lines: PageLine[], likeness: Likeness): PageLine[] {
  const first = lines.findIndex((line) => readStepNumber(line) > 0);
  const last = lines.findLastIndex((line) => readStepNumber(line) > 0);
  const isStep = (line: PageLine) => line.level === 0 && !line.link && likeness(line.text) >= MIN_LIKENESS;
  const inside = lines.slice(first, last);
  const kinds = new Set(inside.filter(isStep).map(getLineKind));
  const belongs = (line: PageLine) => isStep(line) || kinds.has(getLineKind(line));
  const below = lines.slice(last + 1);
  const end = below.findIndex((line) => !belongs(line));
  return [
    ...inside.filter((line) => isHeading(line) || belongs(line)),
    ...below.slice(0, end < 0 ? undefined : end),
  ];
}

/** A list ends where the page continues in another way: paragraphs after items. */
function keepOneKind(
  lines: PageLine[],
  likeness: Likeness,
  maxGap: number,
  minOddLikeness = Infinity,
): PageLine[] {
  const kind = findFirstKind(lines, likeness);
  const from = lines.findIndex((line) => getLineKind(line) === kind);
  if (kind === null || from < 0) return [];
  const kinds = new Set([kind]);
  const wrappers = new Set<string>();
  const kept: PageLine[] = [];
  let gap: PageLine[] = lines.slice(Math.max(0, from - 1), from);
  for (const line of lines.slice(from)) {
    const isSure =
      line.level === 0 &&
      likeness(line.text) >= minOddLikeness &&
      (gap.some(isHeading) || areNear(line, kept.at(-1)));
    // The next section can be a list with another class.
    if (isSure && isLikeOne(line, kind)) kinds.add(getLineKind(line));
    if (isSure || kinds.has(getLineKind(line)) || wrappers.has(getLineKind({ block: findWrapper(line) }))) {
      wrappers.add(getLineKind({ block: findWrapper(line) }));
      kept.push(...gap.filter(isHeading), line);
      gap = [];
    } else if (gap.push(line) > maxGap) break;
  }
  return kept;
}

function findFirstKind(lines: PageLine[], likeness: Likeness): string | null {
  const points = new Map<string, number>();
  for (const line of lines) {
    const kind = getLineKind(line);
    const sum = (points.get(kind) ?? 0) + Math.max(0, line.level > 0 ? 0 : likeness(line.text));
    if (sum >= MIN_POINTS) return kind;
    points.set(kind, sum);
  }
  // A list of one line has no others to compare with.
  const [first, ...others] = lines.filter((line) => line.level === 0);
  return first && others.length === 0 && likeness(first.text) >= MIN_POINTS_OF_SINGLE_LINE
    ? getLineKind(first)
    : null;
}
