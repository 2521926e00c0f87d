import { isTag } from "domhandler";
import { rateAsIngredient } from "./ingredient-shape.ts";
import { readIngredientSections } from "./ingredient-lines.ts";
import { isPartHeading, isSectionTitle } from "./line-heading.ts";
import { getLineKind } from "./line-kind.ts";
import type { PageLine } from "./page-lines.ts";
import { MIN_TRUSTED_STEPS } from "./refine-steps.ts";
import { findLiterally } from "./same-words.ts";
import { isForPart } from "./section-name.ts";
import { listLines, toGroups, toInstructions, type Section } from "./sections.ts";
import { isWord, splitWords } from "./split-words.ts";
import { rateAsStep, readStepSections } from "./step-lines.ts";
import { isComponent } from "../plain-text/dish-name.ts";
import { isPartName } from "../../text/part-words.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";

type Lists = Pick<ParsedRecipe, "recipeIngredient" | "ingredientGroups" | "recipeInstructions">;

/** The ingredients are directly above their steps. */
interface Part {
  title: PageLine | null;
  items: PageLine[];
  steps: PageLine[];
}

const MIN_ITEMS = 2;
const MIN_LIKENESS = 0.5;
const MIN_ITEM_LIKENESS = 0.2;
const MAX_TITLE_CHARACTERS = 60;
const MAX_LINES_BETWEEN = 2;

/**
 * Adds the other part of a dish if the data only describes one, such as a salad's dressing.
 * @returns null unless the page shows both parts in the same layout and one belongs to the other
 */
export function joinSectionsBeside(recipe: ParsedRecipe, lines: PageLine[]): Lists | null {
  const place = findDeclared(recipe, lines);
  const own = place && { items: lines.slice(...place.items), steps: lines.slice(...place.steps) };
  const [item, step] = [own?.items[0], own?.steps[0]];
  if (!own || !item || !step || getLineKind(item) === getLineKind(step)) return null;
  const isItem = (line: PageLine) => isLike(line, item) && rateAsIngredient(line.text) > MIN_ITEM_LIKENESS;
  const isStep = (line: PageLine) => isLike(line, step) && !isPartName(line.text);
  const title = findTitle(lines, place.items[0]);
  const above = title && readAbove(lines.slice(0, lines.indexOf(title)), isItem, isStep);
  if (title && above && isMadeFor(title, above, recipe.name)) return joinParts([above, { ...own, title }]);
  const below = readBelow(lines.slice(place.steps[1]), isItem, isStep);
  const isPartOfDish = below?.title && belongsToDish(below.title.text);
  return isPartOfDish ? joinParts([{ ...own, title: null }, below]) : null;
}

/** `to` is exclusive. */
type Range = [from: number, to: number];

/** Finds the data's ingredients on the page, directly above its steps. */
function findDeclared(recipe: ParsedRecipe, lines: PageLine[]): { items: Range; steps: Range } | null {
  const { recipeIngredient, recipeInstructions } = recipe;
  if (recipeIngredient.length < MIN_ITEMS || recipeInstructions.length > MIN_TRUSTED_STEPS) return null;
  const items = findLiterally(recipeIngredient, lines);
  if (!items) return null;
  const texts = recipeInstructions.map(({ text }) => text);
  const steps = findLiterally(texts, lines.slice(items.to));
  if (!steps || steps.from > MAX_LINES_BETWEEN) return null;
  return { items: [items.from, items.to], steps: [items.to + steps.from, items.to + steps.to] };
}

function isLike(line: PageLine, other: PageLine): boolean {
  if (line.part === "noise" || line.level > 0 || line.link) return false;
  return getLineKind(line) === getLineKind(other) || isInSameBox(line, other) || isInSameBox(other, line);
}

/** A box with a single paragraph is read as one block, so the classes of both boxes are compared. */
function isInSameBox({ block: { parent } }: PageLine, { block: box }: PageLine): boolean {
  const look = box.attribs["class"] ?? "";
  return look !== "" && parent !== null && isTag(parent) && parent.attribs["class"] === look;
}

const namesPart = (line: PageLine | undefined): boolean =>
  line !== undefined && (isPartHeading(line, "ingredients") || isPartHeading(line, "steps"));

function findTitle(lines: PageLine[], list: number): PageLine | null {
  const title = namesPart(lines[list - 1]) ? lines[list - 2] : lines[list - 1];
  const isTitle =
    title &&
    title.part !== "noise" &&
    title.text.length <= MAX_TITLE_CHARACTERS &&
    !isPartName(title.text) &&
    !/[.!?。！？]$/.test(title.text);
  return isTitle ? title : null;
}

type Test = (line: PageLine) => boolean;

function readAbove(lines: PageLine[], isItem: Test, isStep: Test): Part | null {
  const lastOther = lines.findLastIndex((line) => !isStep(line));
  const steps = lines.slice(lastOther + 1);
  const end = namesPart(lines[lastOther]) ? lastOther : lastOther + 1;
  const items = lines.slice(lines.slice(0, end).findLastIndex((line) => !isItem(line)) + 1, end);
  const isTitled = isSectionTitle(lines[end - items.length - 1]);
  const title = isTitled ? (lines[end - items.length - 1] ?? null) : null;
  return toPart({ title, items, steps });
}

function readBelow(lines: PageLine[], isItem: Test, isStep: Test): Part | null {
  const [title = null] = lines;
  const below = lines.slice(1).filter((line, at) => at > 0 || !namesPart(line));
  const items = takeWhile(below, isItem);
  const rest = below.slice(items.length).filter((line, at) => at > 0 || !namesPart(line));
  return toPart({ title, items, steps: takeWhile(rest, isStep) });
}

function takeWhile(lines: PageLine[], test: Test): PageLine[] {
  const end = lines.findIndex((line) => !test(line));
  return lines.slice(0, end < 0 ? undefined : end);
}

/** @returns null unless the lists look like ingredients and steps */
function toPart(part: Part): Part | null {
  const sure = part.items.filter(({ text }) => rateAsIngredient(text) >= MIN_LIKENESS);
  const isWhole =
    part.items.length >= MIN_ITEMS &&
    sure.length >= part.items.length / 2 &&
    part.steps.some(({ text }) => rateAsStep(text) >= MIN_LIKENESS);
  return isWhole ? part : null;
}

const belongsToDish = (title: string) =>
  isForPart(title) || isComponent(title.replace(/[(（].*$/, "").trim());

/** Checks whether the title names a part of the dish, such as a “lemon dressing” that the part above mentions. */
function isMadeFor(title: PageLine, above: Part, dish: string): boolean {
  const words = splitWords(title.text.replace(/[(（].*$/, "")).filter(isWord);
  const named = new Set(splitWords(dish));
  if (words.every((word) => named.has(word))) return false;
  const said = new Set([...above.items, ...above.steps].flatMap((line) => line.words));
  return belongsToDish(title.text) || words.every((word) => said.has(word));
}

function joinParts(parts: Part[]): Lists {
  const withTitle = ({ title }: Part, sections: Section[]) =>
    sections.map((section, at) =>
      at === 0
        ? { ...section, title: section.title || (title?.text ?? "").replace(/\s*[:：]$/, "") }
        : section,
    );
  const items = parts.flatMap((part) => withTitle(part, readIngredientSections({ lines: part.items })));
  const steps = parts.flatMap((part) =>
    withTitle(part, readStepSections({ lines: part.steps, notes: true })),
  );
  return {
    recipeIngredient: listLines(items),
    ingredientGroups: toGroups(items),
    recipeInstructions: toInstructions(steps),
  };
}
