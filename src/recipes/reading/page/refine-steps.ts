import type { Instruction } from "../../../contract/recipes.ts";
import { splitSteps } from "./divide-steps.ts";
import { isHeading, isPartHeading, isSectionTitle } from "./line-heading.ts";
import type { PageLine } from "./page-lines.ts";
import { findOnPage, indexTexts, saysTheSame, findLiterally, type Stretch } from "./same-words.ts";
import { makeWordKey, splitWords } from "./split-words.ts";
import { asInstructions, listLines, type Section } from "./sections.ts";
import { stepSections, withoutNumber } from "./step-lines.ts";
import { partOfHeading } from "../../text/part-words.ts";
import { visibleSteps } from "./visible-recipe.ts";

/** From this many steps on, the data's own division is trusted. */
export const SEVERAL = 3;
/** In characters per step. Fewer and longer steps were run together. */
const LONG_STEP = 200;
/** Average in characters. Shorter steps are only names. */
const MAX_STEP_NAME_LENGTH = 45;
const STEP_NUMBERED = /^\d/;
const BETWEEN = 3;
/** Share of the words of the structured data that the page has to show. */
const MIN_COVERED_SHARE = 0.85;

export function refineSteps(
  declared: Instruction[],
  ingredients: string[],
  lines: PageLine[],
): Instruction[] {
  if (declared.length === 0 || areStepsShown(declared, lines)) return declared;
  const along = alongThePage(declared, ingredients, lines);
  if (along && along.length > declared.length) return along;
  const whole = findContinuation(declared, ingredients, lines) ?? underHeading(declared, ingredients, lines);
  return stripStepNumbers(splitLongSteps(whole ?? along ?? declared));
}

function areStepsShown(declared: Instruction[], lines: PageLine[]): boolean {
  if (declared.length <= SEVERAL || declared.some(({ text }) => STEP_NUMBERED.test(text))) return false;
  const stretch = findLiterally(
    declared.map(({ text }) => text),
    lines,
    BETWEEN,
  );
  return stretch !== null && !lines.slice(Math.max(0, stretch.from - 1), stretch.to).some(isSectionTitle);
}

/** All steps of the page if the data has only the first ones. */
function findContinuation(
  declared: Instruction[],
  ingredients: string[],
  lines: PageLine[],
): Instruction[] | null {
  if (declared.length > SEVERAL) return null;
  const shown = asInstructions(visibleSteps(lines, ingredients));
  const isBeginning = declared.every(
    (step, at) => makeWordKey(step.text) === makeWordKey(shown[at]?.text ?? ""),
  );
  return isBeginning && shown.length >= declared.length * 2 ? shown : null;
}

function stripStepNumbers(steps: Instruction[]): Instruction[] {
  const counted = steps.every(
    (step, at) => step.text.startsWith(`${at + 1}.`) || step.text.startsWith(`${at + 1})`),
  );
  return counted && steps.length > 1
    ? steps.map((step) => ({ ...step, text: withoutNumber(step.text) }))
    : steps;
}

function splitLongSteps(steps: Instruction[]): Instruction[] {
  return steps.flatMap((step) => {
    const texts = steps.length === 1 || /^1[.)]/.test(step.text) ? splitSteps(step.text) : [step.text];
    return texts.map((text, at) => (at === 0 ? { ...step, text } : { text }));
  });
}

function alongThePage(
  declared: Instruction[],
  ingredients: string[],
  lines: PageLine[],
): Instruction[] | null {
  const known = indexTexts(declared.flatMap((step) => [step.title ?? "", step.name ?? "", step.text]));
  const texts = ingredients.map(splitWords);
  const listed = new Set(texts.map(inAnyOrder));
  const lengths = new Set(texts.map((words) => words.length));
  const isListed = ({ part, words }: PageLine) =>
    part === "ingredients" || (lengths.has(words.length) && listed.has(inAnyOrder(words)));
  const stretch = findOnPage(known, lines, (line) => (isListed(line) ? 0 : 1));
  if (!stretch || stretch.covers < MIN_COVERED_SHARE) return null;
  const from = beginning(stretch, lines);
  const belongs = (line: PageLine) =>
    line.part !== "noise" &&
    !isListed(line) &&
    (isHeading(line) ? partOfHeading(line.text) !== "ingredients" : saysTheSame(line, known));
  const sections = stepSections({ lines: lines.slice(from, stretch.to).filter(belongs), notes: true });
  const shown = asInstructions(sections);
  const share = measureSteps(shown) / measureSteps(declared);
  const isFiner = shown.length > declared.length && share > 0.9 && share < 1.1;
  if (isFiner && (isBlob(declared) || areSections(declared, sections))) return shown;
  return declared.some((step) => step.title || step.name) ? null : addSectionTitles(declared, sections);
}

function beginning({ from, to }: Stretch, lines: PageLine[]): number {
  const heading = lines.slice(from, (from + to) / 2).findLastIndex((line) => isPartHeading(line, "steps"));
  if (heading >= 0) return from + heading + 1;
  return isSectionTitle(lines[from - 1]) ? from - 1 : from;
}

/** The steps below the page's own heading, if the data has the whole article as one step or only the names of steps. */
function underHeading(
  declared: Instruction[],
  ingredients: string[],
  lines: PageLine[],
): Instruction[] | null {
  const onlyNames = measureSteps(declared) / declared.length < MAX_STEP_NAME_LENGTH;
  if (!onlyNames && declared.length > 1) return null;
  const shown = asInstructions(visibleSteps(lines, ingredients));
  if (shown.length < 2) return null;
  const [fewer, more] = onlyNames ? [declared, shown] : [shown, declared];
  const isLonger = onlyNames
    ? measureSteps(shown) > measureSteps(declared) * 2
    : measureSteps(shown) < measureSteps(declared) * 1.05;
  return isLonger && areAmong(collectWords(fewer), collectWords(more)) ? shown : null;
}

function areAmong(fewer: Set<string>, more: Set<string>): boolean {
  return [...fewer].filter((word) => more.has(word)).length >= fewer.size * 0.9;
}

const collectWords = (steps: Instruction[]) =>
  new Set(steps.flatMap((step) => splitWords(`${step.title ?? ""} ${step.text}`)));

const measureSteps = (steps: Instruction[]) =>
  steps.reduce((sum, { title, name, text }) => sum + `${title ?? ""}${name ?? ""}${text}`.length, 0);

function isBlob(steps: Instruction[]): boolean {
  return steps.length < SEVERAL && measureSteps(steps) > LONG_STEP * steps.length ** 2;
}

/** Whether declared steps are really sections: titles on the page with the same words below. */
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

const inAnyOrder = (words: readonly string[]) => words.toSorted().join(" ");
