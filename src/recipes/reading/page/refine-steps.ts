import type { Instruction } from "../../../contract/recipes.ts";
import { readBelowNames } from "./below-names.ts";
import { divideAtItems } from "./divide-at-items.ts";
import { splitSteps } from "./divide-steps.ts";
import { rateAsIngredient } from "./ingredient-shape.ts";
import { isHeading, isPartHeading, isSectionTitle } from "./line-heading.ts";
import type { PageLine } from "./page-lines.ts";
import { findOnPage, indexTexts, hasSameWords, findLiterally, type Stretch } from "./same-words.ts";
import { makeWordKey, splitWords } from "./split-words.ts";
import { toInstructions, listLines, type Section } from "./sections.ts";
import { readStepSections, withoutNumber } from "./step-lines.ts";
import { partOfHeading } from "../../text/part-words.ts";
import { markStepTitles } from "./unlisted-titles.ts";
import { findVisibleSteps } from "./visible-recipe.ts";

/** From this many steps on, the data's own division is trusted. */
export const MIN_TRUSTED_STEPS = 3;
/** Per step. */
const MIN_MERGED_STEP_CHARACTERS = 200;
const MAX_MEAN_NAME_CHARACTERS = 45;
const STARTS_WITH_NUMBER = /^\d/;
const MAX_LINES_BETWEEN = 3;
const MIN_LIKENESS = 0.5;
const MIN_LISTED_LINES = 2;
/** Of the words in the structured data. */
const MIN_COVERED_SHARE = 0.85;

export function refineSteps(
  declared: Instruction[],
  ingredients: string[],
  lines: PageLine[],
): Instruction[] {
  const named = readBelowNames(declared, lines);
  if (named) return named;
  if (declared.length === 0 || areStepsShown(declared, lines)) return declared;
  const divided = divideLikePage(declared, ingredients, lines);
  if (divided && divided.length > declared.length) return divided;
  const whole =
    findContinuation(declared, ingredients, lines) ?? findBelowHeading(declared, ingredients, lines);
  const own = divided ?? declared;
  return stripStepNumbers(splitLongSteps(whole ?? divideAtItems(own, lines) ?? own));
}

function areStepsShown(declared: Instruction[], lines: PageLine[]): boolean {
  if (declared.length <= MIN_TRUSTED_STEPS || declared.some(({ text }) => STARTS_WITH_NUMBER.test(text)))
    return false;
  const texts = declared.map(({ text }) => text);
  const stretch = findLiterally(texts, lines, MAX_LINES_BETWEEN);
  if (!stretch) return false;
  const { from, to } = stretch;
  const shown = [
    ...lines.slice(Math.max(0, from - 1), from),
    ...markStepTitles(lines.slice(0, to), from, texts),
  ];
  return !shown.some(isSectionTitle);
}

/** The data may have only the first steps. */
function findContinuation(
  declared: Instruction[],
  ingredients: string[],
  lines: PageLine[],
): Instruction[] | null {
  if (declared.length > MIN_TRUSTED_STEPS) return null;
  const shown = toInstructions(findVisibleSteps(lines, ingredients));
  const isBeginning = declared.every(
    (step, at) => makeWordKey(step.text) === makeWordKey(shown[at]?.text ?? ""),
  );
  if (!isBeginning || shown.length < declared.length * 2) return null;
  return listsIngredients(lines, declared.at(-1)?.text, shown[declared.length]?.text) ? null : shown;
}

/** Steps below a list of ingredients belong to another dish. */
function listsIngredients(lines: PageLine[], above = "", below = ""): boolean {
  const [from, to] = [above, below].map((text) => {
    const key = makeWordKey(text);
    return lines.findLastIndex((line) => line.text.length >= text.length && makeWordKey(line.text) === key);
  });
  const between = lines.slice(from, Math.max(0, to ?? 0));
  return between.filter(({ text }) => rateAsIngredient(text) >= MIN_LIKENESS).length >= MIN_LISTED_LINES;
}

/** Numbers may begin again with each section. */
function stripStepNumbers(steps: Instruction[]): Instruction[] {
  let last = 0;
  const areNumbered = steps.every(({ text }) => {
    const number = Number(/^(\d{1,2})[.)]/.exec(text)?.[1]);
    const isNext = number === last + 1 || number === 1;
    last = number;
    return isNext;
  });
  return areNumbered && steps.length > 1
    ? steps.map((step) => ({ ...step, text: withoutNumber(step.text) }))
    : steps;
}

function splitLongSteps(steps: Instruction[]): Instruction[] {
  return steps.flatMap((step) => {
    const texts = steps.length === 1 || /^1[.)]/.test(step.text) ? splitSteps(step.text) : [step.text];
    return texts.map((text, at) => (at === 0 ? { ...step, text } : { text }));
  });
}

function divideLikePage(
  declared: Instruction[],
  ingredients: string[],
  lines: PageLine[],
): Instruction[] | null {
  const known = indexTexts(declared.flatMap((step) => [step.title ?? "", step.name ?? "", step.text]));
  const listedWords = ingredients.map(splitWords);
  const listed = new Set(listedWords.map(sortWords));
  const lengths = new Set(listedWords.map((words) => words.length));
  const isListed = ({ part, words }: PageLine) =>
    part === "ingredients" || (lengths.has(words.length) && listed.has(sortWords(words)));
  const stretch = findOnPage(known, lines, (line) => (isListed(line) ? 0 : 1));
  if (!stretch || stretch.coveredShare < MIN_COVERED_SHARE) return null;
  const isText = (line: PageLine) => !isHeading(line) && !isListed(line) && hasSameWords(line, known);
  const from = findBeginning(stretch, lines, isText);
  const belongs = (line: PageLine) =>
    line.part !== "noise" &&
    !isListed(line) &&
    (isHeading(line) ? partOfHeading(line.text) !== "ingredients" : hasSameWords(line, known));
  const texts = declared.map(({ text }) => text);
  const shownLines = markStepTitles(lines.slice(0, stretch.to), from, texts).filter(belongs);
  const sections = readStepSections({ lines: shownLines, notes: true });
  const shown = toInstructions(sections);
  const share = measureSteps(shown) / measureSteps(declared);
  const isFiner = shown.length > declared.length && share > 0.9 && share < 1.1;
  if (isFiner && (isBlob(declared) || (areSections(declared, sections) && areSeparate(shownLines))))
    return shown;
  return declared.some((step) => step.title || step.name) ? null : addSectionTitles(declared, sections);
}

function findBeginning(
  { from, to }: Stretch,
  lines: PageLine[],
  isText: (line: PageLine) => boolean,
): number {
  const isOpening = (line: PageLine) => isPartHeading(line, "steps");
  const heading = lines.slice(from, (from + to) / 2).findLastIndex(isOpening);
  if (heading >= 0) return from + heading + 1;
  // The page's title, far above, can have the same words.
  const first = lines.slice(from, to).findIndex(isOpening);
  if (first >= 0 && !lines.slice(from, from + first).some(isText)) return from + first + 1;
  return isSectionTitle(lines[from - 1]) ? from - 1 : from;
}

/** The data may have the whole article as one step, or only the names of steps. */
function findBelowHeading(
  declared: Instruction[],
  ingredients: string[],
  lines: PageLine[],
): Instruction[] | null {
  const onlyNames =
    measureSteps(declared) / declared.length < MAX_MEAN_NAME_CHARACTERS &&
    !declared.every(({ text }) => /[.!?。！？]$/.test(text));
  if (!onlyNames && declared.length > 1) return null;
  const shown = toInstructions(findVisibleSteps(lines, ingredients));
  if (shown.length < 2) return null;
  const [fewer, more] = onlyNames ? [declared, shown] : [shown, declared];
  const isLonger = onlyNames
    ? measureSteps(shown) > measureSteps(declared) * 2
    : measureSteps(shown) < measureSteps(declared) * 1.05;
  if (!isLonger || !areMostlyAmong(collectWords(fewer), collectWords(more))) return null;
  const opening = onlyNames ? "" : findOpening(declared[0]?.text ?? "", shown[0]?.text ?? "", lines);
  return opening === "" ? shown : [{ text: opening }, ...shown];
}

/** Finds a paragraph above the page's list that the data starts with. */
function findOpening(declared: string, first: string, lines: PageLine[]): string {
  const opening = declared.slice(0, Math.max(0, declared.indexOf(first))).trim();
  const list = opening === "" ? -1 : lines.findIndex(({ text }) => withoutNumber(text) === first);
  return lines[list - 1]?.text === opening ? opening : "";
}

function areMostlyAmong(fewer: Set<string>, more: Set<string>): boolean {
  return [...fewer].filter((word) => more.has(word)).length >= fewer.size * 0.9;
}

const collectWords = (steps: Instruction[]) =>
  new Set(steps.flatMap((step) => splitWords(`${step.title ?? ""} ${step.text}`)));

const measureSteps = (steps: Instruction[]) =>
  steps.reduce((sum, { title, name, text }) => sum + `${title ?? ""}${name ?? ""}${text}`.length, 0);

function isBlob(steps: Instruction[]): boolean {
  return (
    steps.length < MIN_TRUSTED_STEPS && measureSteps(steps) > MIN_MERGED_STEP_CHARACTERS * steps.length ** 2
  );
}

/** Steps of a section. Otherwise, each step has an element of its own with its paragraphs. */
function areSeparate(lines: PageLine[]): boolean {
  const isInOneElement = new Set(lines.map(({ block }) => block.parent)).size === 1;
  return isInOneElement || lines.some(({ block }) => block.name === "li");
}

/** Titles on the page with the same words below. */
function areSections(declared: Instruction[], sections: Section[]): boolean {
  const joinWords = (text: string) => splitWords(text).join("");
  const titles = new Set(sections.map(({ title }) => joinWords(title)));
  if (!declared.every(({ name }) => name !== undefined && titles.has(joinWords(name)))) return false;
  return joinWords(listLines(sections).join(" ")) === joinWords(declared.map(({ text }) => text).join(" "));
}

function addSectionTitles(declared: Instruction[], sections: Section[]): Instruction[] {
  const titles = new Map(
    sections.filter(({ title }) => title).map(({ title }) => [makeWordKey(title), title]),
  );
  const firsts = new Map(sections.map(({ title, items }) => [makeWordKey(items[0] ?? ""), title]));
  const steps: Instruction[] = [];
  let above = "";
  for (const step of declared) {
    const key = makeWordKey(step.text);
    const title = above || firsts.get(key);
    above = titles.get(key) ?? "";
    if (!above) steps.push(title ? { ...step, title } : step);
  }
  return steps;
}

const sortWords = (words: readonly string[]) => words.toSorted().join(" ");
