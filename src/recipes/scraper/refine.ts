import type { Instruction } from "../../contract/recipes.ts";
import { dividedText } from "./divide-steps.ts";
import { haveAmounts, ingredientLikeness } from "./ingredient-shape.ts";
import type { PageLine } from "./page-lines.ts";
import { findOnPage, said, saysTheSame, wordsOf } from "./same-words.ts";
import { ingredientSections } from "./ingredient-lines.ts";
import { isHeading, kindOf } from "./line-runs.ts";
import { asGroups, asInstructions, itemsOf, type Section } from "./sections.ts";
import { stepSections } from "./step-lines.ts";
import { visibleSteps } from "./visible-recipe.ts";
import { isPartName, partOfHeading } from "./words.ts";
import type { PageRecipe } from "./page-recipe.ts";

/** Better steps than these are not looked for on the page. */
const SEVERAL = 3;
const LONG_STEP = 200;
/** Steps shorter than this on average, in characters, are names of steps. */
const NAME_MOST = 45;

/**
 * A recipe from structured data with what its page shows better: amounts, sections, the division into steps. What is
 * said stays what the structured data says, unless that is poor.
 */
export function refine(recipe: PageRecipe, lines: PageLine[]): PageRecipe {
  const listed = { ...recipe, ...refinedIngredients(recipe, lines) };
  const refined = { ...listed, ...refinedSteps(listed, lines) };
  return { ...refined, recipeInstructions: divided(refined.recipeInstructions) };
}

/** What the page does not divide either, divided as its text says. */
function divided(steps: Instruction[]): Instruction[] {
  return steps.flatMap((step) => {
    const texts = steps.length === 1 || /^1[.)]/.test(step.text) ? dividedText(step.text) : [step.text];
    return texts.map((text, at) => (at === 0 ? { ...step, text } : { text }));
  });
}

function refinedIngredients(recipe: PageRecipe, lines: PageLine[]): Partial<PageRecipe> {
  const told = recipe.recipeIngredient;
  if (told.length === 0) return {};
  const sections = shownIngredients(told, lines);
  if (!sections) return {};
  const shown = sections.flatMap((section) => section.items);
  if (isPoorer(told, shown)) return { recipeIngredient: shown, ingredientGroups: asGroups(sections) };
  return grouped(told, sections);
}

/** Whether the page shows what the structured data left out: the amounts, the division into lines, or some lines. */
function isPoorer(told: string[], shown: string[]): boolean {
  if (told.length === 1) return shown.length > 1 && shown.join(" ").length < (told[0] ?? "").length * 1.2;
  if (!haveAmounts(told) && haveAmounts(shown)) return true;
  if (
    amountsFirst(shown) > told.length / 2 &&
    amountsFirst(told) < told.length / 4 &&
    shown.length === told.length
  )
    return true;
  if (shown.length < told.length && keyOf(shown.join(" ")) === keyOf(told.join(" "))) return true;
  const toldKeys = new Set(told.map(keyOf));
  const others = shown.filter((line) => !toldKeys.has(keyOf(line)));
  return (
    others.length > 0 &&
    others.length === shown.length - told.length &&
    others.every((line) => ingredientLikeness(line) >= 0.5)
  );
}

const amountsFirst = (lines: string[]) => lines.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line)).length;

function shownIngredients(told: string[], lines: PageLine[]): Section[] | null {
  const known = said(told);
  const stretch = findOnPage(known, lines, worthAsIngredient);
  if (!stretch || stretch.covers < 0.6) return null;
  const kinds = new Set(
    lines
      .slice(stretch.from, stretch.to)
      .filter((line) => saysTheSame(line.text, known))
      .map(kindOf),
  );
  const belongs = (line: PageLine | undefined): boolean =>
    line !== undefined &&
    line.part !== "noise" &&
    kinds.has(kindOf(line)) &&
    ingredientLikeness(line.text) > 0.5;
  let { to } = stretch;
  const named = lines
    .slice(stretch.from, to)
    .findLastIndex(
      (line) =>
        isHeading(line) &&
        isPartName(line.text) &&
        partOfHeading(line.text) === "ingredients" &&
        !/[:：].|\d/.test(line.text),
    );
  let from = named >= 0 && named < (to - stretch.from) / 2 ? stretch.from + named + 1 : stretch.from;
  const from0 = from;
  // A list of several sections of which the structured data has but one: a heading stands between them.
  while (belongs(lines[to]) || (isTitle(lines[to]) && belongs(lines[to + 1]))) to++;
  while (
    belongs(lines[from - 1]) ||
    (from < from0 + 1 && isTitle(lines[from - 1]) && belongs(lines[from - 2]))
  )
    from--;
  if (isTitle(lines[from - 1])) from--;
  const kept = lines
    .slice(from, to)
    .filter(
      (line) =>
        !(line.link && !saysTheSame(line.text, known)) &&
        line.part !== "noise" &&
        (isHeading(line) || saysTheSame(line.text, known) || belongs(line) || /^[^\p{L}]+$/u.test(line.text)),
    );
  return ingredientSections({ lines: kept });
}

function isTitle(line: PageLine | undefined): boolean {
  return (
    line !== undefined &&
    line.part !== "noise" &&
    line.level !== 1 &&
    isHeading(line) &&
    !isPartName(line.text)
  );
}

function worthAsIngredient(line: PageLine): number {
  const may =
    line.part !== "steps" &&
    line.text.length < 220 &&
    (ingredientLikeness(line.text) > -0.3 || isHeading(line));
  return may ? (line.part === "ingredients" ? 1.5 : 1) : -1;
}

/**
 * The lines as they are told, in the sections that the page shows: each line takes the section of the shown line that
 * says the same, in order; lines that head others there are titles and no items.
 */
function grouped(told: string[], sections: Section[]): Partial<PageRecipe> {
  const shown = sections.flatMap(({ items }, section) =>
    items.map((item) => ({ section, words: wordSet(item) })),
  );
  const titles = new Set(sections.map(({ title }) => keyOf(title)).filter(Boolean));
  const groups: { section: number; items: string[] }[] = [];
  let at = 0;
  for (const line of told) {
    const words = wordSet(line);
    const match = shown.findIndex(
      (item, index) => index >= at && index < at + LOOK_AHEAD && areAlike(words, item.words),
    );
    if (match < 0 && titles.has(keyOf(line))) continue;
    at = match < 0 ? at : match + 1;
    const section =
      match < 0 ? (groups.at(-1)?.section ?? shown[at]?.section ?? 0) : (shown[match]?.section ?? 0);
    const last = groups.at(-1);
    if (last?.section === section) last.items.push(line);
    else groups.push({ section, items: [line] });
  }
  const found = groups.map(({ section, items }) => ({ title: sections[section]?.title ?? "", items }));
  return { recipeIngredient: itemsOf(found), ingredientGroups: asGroups(found) };
}

/** How many lines on the one that says the same may stand, where the page shows lines that the data lacks. */
const LOOK_AHEAD = 8;

const wordSet = (text: string) => new Set(wordsOf(text));

/** Whether two lines name the same thing: most words of the shorter stand in the longer. */
function areAlike(one: Set<string>, other: Set<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return fewer.size > 0 && [...fewer].filter((word) => more.has(word)).length >= fewer.size * 0.75;
}

const keyOf = (text: string) => wordsOf(text).join(" ");

function refinedSteps(recipe: PageRecipe, lines: PageLine[]): Partial<PageRecipe> {
  const told = recipe.recipeInstructions;
  if (told.length === 0) return {};
  const along = alongThePage(told, recipe.recipeIngredient, lines);
  if (along && along.length > told.length) return { recipeInstructions: along };
  return { recipeInstructions: fromStructure(told, lines) ?? along ?? told };
}

/**
 * The steps under the page's own heading for them, where the structured data has the whole article as one step, or
 * only the names of the steps.
 */
function fromStructure(told: Instruction[], lines: PageLine[]): Instruction[] | null {
  const length = told.reduce((sum, step) => sum + step.text.length, 0);
  const onlyNames = length / told.length < NAME_MOST;
  if (!onlyNames && told.length > 1) return null;
  const sections = visibleSteps(lines, []);
  const shown = asInstructions(sections);
  if (shown.length < 2) return null;
  const [toldWords, shownWords] = [told, shown].map(
    (steps) => new Set(steps.flatMap((step) => wordsOf(`${step.title ?? ""} ${step.text}`))),
  );
  if (!toldWords || !shownWords) return null;
  const [smaller, larger] = onlyNames ? [toldWords, shownWords] : [shownWords, toldWords];
  const known = [...smaller].filter((word) => larger.has(word)).length >= smaller.size * 0.9;
  const shownLength = shown.reduce((sum, step) => sum + step.text.length, 0);
  return known && (onlyNames ? shownLength > length * 2 : shownLength < length * 1.05) ? shown : null;
}

/** The steps in the division and under the titles that the page gives to the same words; null when it has them not. */
function alongThePage(told: Instruction[], ingredients: string[], lines: PageLine[]): Instruction[] | null {
  const texts = told.flatMap((step) => [step.title ?? "", step.name ?? "", step.text]);
  const known = said(texts);
  const inAnyOrder = (text: string) => wordsOf(text).toSorted().join(" ");
  const listed = new Set(ingredients.map(inAnyOrder));
  const isListed = (line: PageLine) => line.part === "ingredients" || listed.has(inAnyOrder(line.text));
  const stretch = findOnPage(known, lines, (line) => (isListed(line) ? 0 : 1));
  if (!stretch || stretch.covers < 0.85) return null;
  let { from } = stretch;
  if (isTitle(lines[from - 1])) from--;
  const kept = lines
    .slice(from, stretch.to)
    .filter(
      (line) =>
        line.part !== "noise" && !isListed(line) && (isHeading(line) || saysTheSame(line.text, known)),
    );
  const sections = stepSections({ lines: kept });
  const shown = asInstructions(sections);
  const length = (steps: Instruction[]) =>
    steps.reduce((sum, step) => sum + step.text.length + (step.title?.length ?? 0), 0);
  const share = length(shown) / length(told);
  if (isBlob(told) && shown.length > told.length && share > 0.9 && share < 1.1) return shown;
  return told.some((step) => step.title || step.name) ? null : titled(told, sections);
}

function isBlob(steps: Instruction[]): boolean {
  const length = steps.reduce((sum, step) => sum + step.text.length, 0);
  return steps.length < SEVERAL && length > LONG_STEP * steps.length * steps.length;
}

function titled(told: Instruction[], sections: Section[]): Instruction[] {
  const titles = new Map(sections.map((section) => [keyOf(section.title), section.title]));
  titles.delete("");
  const firsts = new Map(sections.map((section) => [keyOf(section.items[0] ?? ""), section.title]));
  const steps: Instruction[] = [];
  let title: string | undefined;
  for (const step of told) {
    const heading = titles.get(keyOf(step.text));
    if (heading && !step.title) {
      title = heading;
      continue;
    }
    const own = step.title ?? title ?? firsts.get(keyOf(step.text));
    steps.push(own && !step.title ? { ...step, title: own } : step);
    title = undefined;
  }
  return steps;
}
