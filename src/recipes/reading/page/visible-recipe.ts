import { withoutBullet } from "./clutter.ts";
import { ingredientScore, ingredientSections, withAmounts } from "./ingredient-lines.ts";
import { ingredientLikeness } from "./ingredient-shape.ts";
import { getLineKind } from "./line-kind.ts";
import { findList, findRuns, type Run } from "./line-runs.ts";
import type { PageLine } from "./page-lines.ts";
import type { Section } from "./sections.ts";
import { isWord, splitWords } from "./split-words.ts";
import { stepLikeness, stepScore, stepSections } from "./step-lines.ts";

/** In lines below the last ingredient. */
const NEAR_LINES = 25;
const FAR_LINES = 80;
const MIN_POINTS = 0.9;
/** One sentence below a heading for steps is enough. */
const MIN_POINTS_FOR_STEPS = 0.75;
/** A list without a heading needs this many lines, and points per line. */
const UNNAMED_LINES = 3;
const UNNAMED_LIKENESS = 0.6;
/** Likeness from which lines of another kind are steps, too. */
const CERTAIN_STEP = 0.7;
/** Share of words from ingredients in a line that repeats them. */
const REPEATED_SHARE = 0.7;
/** Equal first letters of forms of one word: “lemon”, “lemons”. */
const MIN_STEM_LENGTH = 4;
const MAX_STEM_LENGTH = 24;
/** Below this likeness to an ingredient, a line is a sentence. */
const SENTENCE = -0.3;

export function visibleIngredients(page: PageLine[]): Section[] {
  const lines = withAmounts(page);
  const named = best(findRuns(lines, "ingredients", ingredientLikeness), ingredientSections, ingredientScore);
  return named.length > 0 ? named : findUnlabelledIngredients(lines);
}

/** Without a heading, steps are what follows the ingredients. */
export function visibleSteps(lines: PageLine[], ingredients: string[]): Section[] {
  const isIngredient = new Set(ingredients);
  const marks = lines.flatMap((line, at) => (isIngredient.has(withoutBullet(line.text)) ? [at] : []));
  const score = (sections: Section[], run: Run) => stepScore(sections, run) * nearness(run, lines, marks);
  const repeats = createRepeatTest(ingredients);
  const read = (run: Pick<Run, "lines">) =>
    stepSections({ lines: run.lines.filter((line) => !repeats(line)) });
  const named = best(findRuns(lines, "steps", stepLikeness), read, score, MIN_POINTS_FOR_STEPS);
  if (named.length > 0) return named;
  const last = ingredients.at(-1);
  const at = last ? lines.findLastIndex((line) => line.text.endsWith(last)) : -1;
  return at < 0 ? [] : read({ lines: findList(lines.slice(at + 1), stepLikeness, CERTAIN_STEP) });
}

/** Finds lines among steps that repeat their ingredients: `2 onions, 1 carrot`. */
function createRepeatTest(ingredients: string[]): (line: PageLine) => boolean {
  const known = new Set(ingredients.flatMap(splitWords).filter(isWord));
  const isKnown = (word: string): boolean => {
    for (let length = MIN_STEM_LENGTH; length < Math.min(word.length, MAX_STEM_LENGTH); length++) {
      if (known.has(word.slice(0, length))) return true;
    }
    return known.has(word);
  };
  return ({ text, words }) => {
    if (!/^\p{N}.*[^.!?]$/u.test(text)) return false;
    const named = words.filter(isWord);
    return named.filter(isKnown).length >= named.length * REPEATED_SHARE;
  };
}

/** Steps are below their ingredients; blogs describe them elsewhere, too. */
function nearness(run: Run, lines: PageLine[], marks: number[]): number {
  const [first] = run.lines;
  const at = first ? lines.indexOf(first) : -1;
  const mark = marks.findLast((place) => place < at);
  if (mark === undefined) return marks.length > 0 ? 0.5 : 1;
  return at - mark <= NEAR_LINES ? 1 : at - mark <= FAR_LINES ? 0.75 : 0.55;
}

function best(
  runs: Run[],
  read: (run: Run) => Section[],
  score: (sections: Section[], run: Run) => number,
  enough = MIN_POINTS,
): Section[] {
  let found: { sections: Section[]; points: number } = { sections: [], points: enough };
  for (const run of runs) {
    const sections = read(run);
    const points = score(sections, run);
    if (points > found.points) found = { sections, points };
  }
  return found.sections;
}

function findUnlabelledIngredients(lines: PageLine[]): Section[] {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.link || line.part === "noise" || ingredientLikeness(line.text) < 0.8) continue;
    const kind = getLineKind(line);
    const same = lines.slice(at, at + UNNAMED_LINES);
    if (
      !same.every(
        (other) => getLineKind(other) === kind && ingredientLikeness(other.text) >= UNNAMED_LIKENESS,
      )
    )
      continue;
    let from = at;
    while (from > 0 && lines[from - 1]?.link === false && getLineKind(lines[from - 1] ?? line) === kind)
      from--;
    // If steps continue in the same kind of line, they begin with the first sentence.
    const ends = lines.findIndex((other, place) => place > at && ingredientLikeness(other.text) <= SENTENCE);
    const list = lines.slice(Math.max(0, from - 1), ends < 0 ? undefined : ends);
    return ingredientSections({ lines: findList(list, ingredientLikeness) });
  }
  return [];
}
