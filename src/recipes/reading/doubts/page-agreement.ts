import { isHeading } from "../page/line-heading.ts";
import { rateAsIngredient } from "../page/ingredient-shape.ts";
import type { PageLine } from "../page/page-lines.ts";
import { listLines } from "../page/sections.ts";
import { isWord, makeWordKey, splitWords } from "../page/split-words.ts";
import { findVisibleIngredients } from "../page/visible-recipe.ts";
import { countCookingEvidence, isSentence } from "../plain-text/sentences.ts";
import { collectWords, listTellingWords, measureKnown } from "./telling-words.ts";

const MIN_KNOWN_SHARE = 0.5;
const MIN_LIKENESS = 0.6;
const MIN_SHOWN_LINES = 2;
/** One more line is often a remark. */
const MIN_EXTRA_LINES = 2;
const MIN_LINE_WORDS = 4;
const SEQUENCE_WORDS = 6;
const MAX_REPEATED_SHARE = 0.9;
const LINES_BELOW = 5;
const MIN_EXCERPT_WORDS = 2;
const MIN_EXCERPT_SHARE = 0.8;
const LINES_AROUND = 3;
const MAX_EXCERPT_LINES = 300;

/**
 * Lines of structured data with no words on the page, although the page shows most of the list.
 *
 * @param minWords how many telling words a line needs to be compared
 */
export function findUnshown(lines: string[], page: PageLine[], minWords: number): string[] {
  const words = new Set(page.flatMap((line) => line.words));
  const comparable = lines.filter((line) => listTellingWords(line).length >= minWords);
  const unshown = comparable.filter((line) => measureKnown(line, words) === 0);
  const shown = comparable.length - unshown.length;
  // Pages that show little of a list load it later, which says nothing about the data.
  return shown >= MIN_SHOWN_LINES && shown > comparable.length / 2 ? unshown : [];
}

/** Ingredients that the page lists with the recipe's own, but the recipe doesn't mention. */
export function findUnreadIngredients(ingredients: string[], steps: string[], page: PageLine[]): string[] {
  const listed = [...new Set(listLines(findVisibleIngredients(page)))];
  const isIn = (line: string, words: ReadonlySet<string>) =>
    (measureKnown(line, words) ?? 1) >= MIN_KNOWN_SHARE;
  const inIngredients = collectWords(ingredients);
  const shared = listed.filter((line) => isIn(line, inIngredients));
  if (shared.length < ingredients.length / 2) return [];
  const inRecipe = collectWords([...ingredients, ...steps]);
  const unread = listed.filter((line) => rateAsIngredient(line) >= MIN_LIKENESS && !isIn(line, inRecipe));
  const areMore = listed.length >= ingredients.length + MIN_EXTRA_LINES;
  return areMore && unread.length >= MIN_EXTRA_LINES ? unread : [];
}

/** Sentences about cooking between the steps that were read from the page, or just below them. */
export function findSkippedSteps(steps: string[], recipeLines: string[], page: PageLine[]): string[] {
  const inSteps = new Set(steps.flatMap((step) => listSequences(splitWords(step).filter(isWord))));
  const isRead = ({ words }: PageLine) => {
    const start = words.filter(isWord).slice(0, SEQUENCE_WORDS);
    return start.length >= MIN_LINE_WORDS && inSteps.has(start.join(" "));
  };
  const from = page.findIndex(isRead);
  if (from < 0) return [];
  const to = page.findLastIndex(isRead) + 1;
  const below = page.slice(to, to + LINES_BELOW);
  const heading = below.findIndex(isHeading);
  const inRecipe = new Set(recipeLines.flatMap(splitWords));
  const isNew = ({ words }: PageLine) =>
    words.filter((word) => inRecipe.has(word)).length < words.length * MAX_REPEATED_SHARE;
  return [...page.slice(from, to), ...below.slice(0, heading < 0 ? undefined : heading)]
    .filter((line) => (line.part === null || line.part === "steps") && !isHeading(line))
    .filter((line) => !isRead(line) && isNew(line))
    .map(({ text }) => text)
    .filter((text) => isSentence(text) && countCookingEvidence(text) > 0);
}

/** All sequences of a few words, so that lines are found in linear time. */
function listSequences(words: string[]): string[] {
  const count = Math.max(1, words.length - SEQUENCE_WORDS + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + SEQUENCE_WORDS).join(" "));
}

/** The page's text from the recipe's first line to its last, to compare with what was read. */
export function makeExcerpt(recipeLines: string[], page: PageLine[]): string {
  const keys = new Set(recipeLines.map(makeWordKey));
  const inRecipe = collectWords(recipeLines);
  const shown = page.filter(({ part }) => part !== "noise");
  const isOwn = ({ text, words }: PageLine) =>
    keys.has(words.join(" ")) ||
    // A menu can mention a food, too.
    (listTellingWords(text).length >= MIN_EXCERPT_WORDS &&
      (measureKnown(text, inRecipe) ?? 0) >= MIN_EXCERPT_SHARE);
  const from = Math.max(0, shown.findIndex(isOwn) - LINES_AROUND);
  const to = shown.findLastIndex(isOwn) + 1 + LINES_AROUND;
  return shown
    .slice(from, to)
    .slice(0, MAX_EXCERPT_LINES)
    .map((line, at) => (at > 0 && isHeading(line) ? `\n${line.text}` : line.text))
    .join("\n");
}
