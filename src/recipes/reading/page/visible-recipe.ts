import { withoutBullet } from "./clutter.ts";
import { scoreIngredients, readIngredientSections, withAmounts } from "./ingredient-lines.ts";
import { rateAsIngredient } from "./ingredient-shape.ts";
import { isPartHeading } from "./line-heading.ts";
import { getLineKind } from "./line-kind.ts";
import { findList, findRuns, type Run } from "./line-runs.ts";
import type { PageLine } from "./page-lines.ts";
import type { Section } from "./sections.ts";
import { isWord, splitWords } from "./split-words.ts";
import { isOnlyPartName, partOfHeading, type Part } from "../../text/part-words.ts";
import { MAX_LIST_LINES } from "../reading-limits.ts";
import { rateAsStep, scoreSteps, readStepSections } from "./step-lines.ts";
import { markTitlesByPlace } from "./unlisted-titles.ts";

const NEAR_LINES_BELOW = 25;
const FAR_LINES_BELOW = 80;
const MIN_POINTS = 0.9;
/** One sentence below a heading for steps is enough. */
const MIN_STEP_POINTS = 0.75;
const MIN_UNNAMED_LINES = 3;
const MIN_UNNAMED_LIKENESS = 0.6;
/** For lines of another kind than the rest of the list. */
const MIN_ODD_STEP_LIKENESS = 0.7;
const MIN_REPEATED_SHARE = 0.7;
/** “lemon”, “lemons”. */
const MIN_STEM_CHARACTERS = 4;
const MAX_STEM_CHARACTERS = 24;
const MAX_SENTENCE_CHARACTERS = 1000;
/** The strongest first, since commas are inside ingredients, too: “1 onion, chopped”. */
const SEPARATORS = ["; ", "；", " · ", " • ", "、", ", "];
const MAX_SENTENCE_LIKENESS = -0.3;

export function findVisibleIngredients(page: PageLine[]): Section[] {
  const lines = markTitlesByPlace(withAmounts(page), rateAsIngredient);
  const named = pickBest(
    findRuns(lines, "ingredients", rateAsIngredient),
    readIngredientSections,
    scoreIngredients,
  );
  if (named.length > 0) return named;
  const listed = findListBelowHeading(lines);
  return listed.length > 0 ? listed : findUnlabelledIngredients(lines);
}

/** Foods without amounts between two clear headings. */
function findListBelowHeading(lines: PageLine[]): Section[] {
  const isNamed = ({ text }: PageLine, part: Part) => partOfHeading(text) === part && isOnlyPartName(text);
  const heading = lines.findIndex((line) => line.part !== "noise" && isNamed(line, "ingredients"));
  const below = heading < 0 ? [] : lines.slice(heading + 1, heading + 1 + MAX_LIST_LINES);
  const end = below.findIndex((line) => isPartHeading(line, "steps") || isNamed(line, "steps"));
  const items = below.slice(0, Math.max(0, end));
  const isItem = ({ block, text, link }: PageLine) =>
    block.name === "li" && block.parent === items[0]?.block.parent && !link && rateAsIngredient(text) > 0;
  if (items.length === 1) return splitSentence(items[0]?.text ?? "");
  return items.length > 1 && items.every(isItem) ? readIngredientSections({ lines: items }) : [];
}

/** “200 g flour, 4 eggs, 100 g sugar”. */
function splitSentence(text: string): Section[] {
  if (text.length > MAX_SENTENCE_CHARACTERS) return [];
  const between = SEPARATORS.find((separator) => text.split(separator).length >= MIN_UNNAMED_LINES) ?? ", ";
  const items = text
    .split(between)
    .map((item) => item.replace(/[.。]$/, "").trim())
    .filter(Boolean);
  const sure = items.filter((item) => rateAsIngredient(item) >= MIN_UNNAMED_LIKENESS);
  const isList = items.length >= MIN_UNNAMED_LINES && sure.length >= items.length * MIN_UNNAMED_LIKENESS;
  return isList ? [{ title: "", items }] : [];
}

export function findVisibleSteps(page: PageLine[], ingredients: string[]): Section[] {
  const lines = markTitlesByPlace(page, rateAsStep);
  const isIngredient = new Set(ingredients);
  const marks = lines.flatMap((line, at) => (isIngredient.has(withoutBullet(line.text)) ? [at] : []));
  const score = (sections: Section[], run: Run) =>
    scoreSteps(sections, run) * rateNearness(run, lines, marks);
  const repeats = createRepeatTest(ingredients);
  const read = (run: Pick<Run, "lines">) =>
    readStepSections({ lines: withoutRepeatedItems(run.lines, repeats) });
  const named = pickBest(findRuns(lines, "steps", rateAsStep), read, score, MIN_STEP_POINTS);
  if (named.length > 0) return named;
  const last = ingredients.at(-1);
  const at = last ? lines.findLastIndex((line) => line.text.endsWith(last)) : -1;
  return at < 0 ? [] : read({ lines: findList(lines.slice(at + 1), rateAsStep, MIN_ODD_STEP_LIKENESS) });
}

const isAmountLine = ({ text }: PageLine) => /^\p{N}(?!\p{N}?[.):]).*[^.!?]$/u.test(text);

/** Some cards repeat ingredients below each step. A list with other ingredients belongs to another part. */
function withoutRepeatedItems(lines: PageLine[], repeats: (line: PageLine) => boolean): PageLine[] {
  const others = lines.filter((line) => !repeats(line));
  const listed = others.filter((line) => isAmountLine(line) && rateAsIngredient(line.text) > 0);
  return lines.length - others.length >= listed.length ? others : lines;
}

/** `2 onions, 1 carrot`. */
function createRepeatTest(ingredients: string[]): (line: PageLine) => boolean {
  const known = new Set(ingredients.flatMap(splitWords).filter(isWord));
  const isKnown = (word: string): boolean => {
    for (let length = MIN_STEM_CHARACTERS; length < Math.min(word.length, MAX_STEM_CHARACTERS); length++) {
      if (known.has(word.slice(0, length))) return true;
    }
    return known.has(word);
  };
  return ({ text, words }) => {
    if (!/^\p{N}.*[^.!?]$/u.test(text)) return false;
    const named = words.filter(isWord);
    return named.filter(isKnown).length >= named.length * MIN_REPEATED_SHARE;
  };
}

/** Steps are below their ingredients; blogs describe them elsewhere, too. */
function rateNearness(run: Run, lines: PageLine[], marks: number[]): number {
  const [first] = run.lines;
  const at = first ? lines.indexOf(first) : -1;
  const mark = marks.findLast((place) => place < at);
  if (mark === undefined) return marks.length > 0 ? 0.5 : 1;
  return at - mark <= NEAR_LINES_BELOW ? 1 : at - mark <= FAR_LINES_BELOW ? 0.75 : 0.55;
}

function pickBest(
  runs: Run[],
  read: (run: Run) => Section[],
  score: (sections: Section[], run: Run) => number,
  minPoints = MIN_POINTS,
): Section[] {
  let found: { sections: Section[]; points: number } = { sections: [], points: minPoints };
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
    if (!line || line.link || line.part === "noise" || rateAsIngredient(line.text) < 0.8) continue;
    const kind = getLineKind(line);
    const same = lines.slice(at, at + MIN_UNNAMED_LINES);
    if (
      !same.every(
        (other) => getLineKind(other) === kind && rateAsIngredient(other.text) >= MIN_UNNAMED_LIKENESS,
      )
    )
      continue;
    let from = at;
    while (from > 0 && lines[from - 1]?.link === false && getLineKind(lines[from - 1] ?? line) === kind)
      from--;
    // If steps continue in the same kind of line, they begin with the first sentence.
    const ends = lines.findIndex(
      (other, place) => place > at && rateAsIngredient(other.text) <= MAX_SENTENCE_LIKENESS,
    );
    const list = lines.slice(Math.max(0, from - 1), ends < 0 ? undefined : ends);
    return readIngredientSections({ lines: findList(list, rateAsIngredient) });
  }
  return [];
}
