import { readIngredientSections } from "./ingredient-lines.ts";
import { haveAmounts } from "./ingredient-shape.ts";
import { isSectionTitle } from "./line-heading.ts";
import type { PageLine } from "./page-lines.ts";
import { hasSameWords, indexTexts } from "./same-words.ts";
import { isForPart } from "./section-name.ts";
import { isComponent } from "../plain-text/dish-name.ts";
import { listLines, type Section } from "./sections.ts";
import { splitWords } from "./split-words.ts";
import { findUnnamedPlaces, type Place } from "./unnamed-places.ts";
import { findVisibleIngredients, findVisibleSteps } from "./visible-recipe.ts";
import { isOnlyPartName, partOfHeading, type Part } from "../../text/part-words.ts";

export interface RecipeBlock {
  title: string;
  ingredients: Section[];
  steps: Section[];
}

const MAX_BLOCKS = 20;
const MAX_LINES_BELOW_TITLE = 12;
const MAX_TITLE_CHARACTERS = 100;
/** Of ingredients. */
const MAX_REPEATED_SHARE = 0.75;

/**
 * Several recipes, each with its own ingredients and steps, else none.
 * A sauce or a filling belongs to the recipe above it.
 */
export function findRecipeBlocks(lines: PageLine[], dish: string): RecipeBlock[] {
  const named = findNamedPlaces(lines);
  if (named.length > 0) return joinComponents(readBlocks(lines, named), dish);
  const blocks = readBlocks(lines, findUnnamedPlaces(lines));
  const areDishes = blocks.every(({ title }) => title !== "" && !belongsToDish(title));
  return areDishes && !areNamedAfter(dish, blocks) ? blocks : [];
}

function readBlocks(lines: PageLine[], places: Place[]): RecipeBlock[] {
  if (places.length < 2 || places.length > MAX_BLOCKS) return [];
  const starts = places.map(({ ingredients }, at) =>
    findTitle(lines, ingredients, places[at - 1]?.steps ?? -1),
  );
  const blocks = starts.map((from, at) =>
    readBlock(lines.slice(from, starts[at + 1]), from < (places[at]?.ingredients ?? 0), places[at]?.items),
  );
  const areWhole = blocks.every(isWhole) && blocks.slice(1).every(({ title }) => title !== "");
  return areWhole && areDifferent(blocks) ? blocks : [];
}

/** Headings of ingredients, each with the heading of steps that follows it. */
function findNamedPlaces(lines: PageLine[]): Place[] {
  const opens = (line: PageLine, part: Part) =>
    line.part !== "noise" && partOfHeading(line.text) === part && isOnlyPartName(line.text);
  let ingredients = -1;
  return lines.flatMap((line, at) => {
    if (opens(line, "ingredients")) ingredients = at;
    if (ingredients < 0 || !opens(line, "steps")) return [];
    const place = { ingredients, steps: at };
    ingredients = -1;
    return [place];
  });
}

/** The place of the title above a heading, or of the heading itself. */
function findTitle(lines: PageLine[], heading: number, above: number): number {
  const from = Math.max(above + 2, heading - MAX_LINES_BELOW_TITLE);
  const near = lines.slice(from, heading);
  const headline = near.findLastIndex((line) => line.level > 0 && isTitle(line));
  const title = headline >= 0 ? headline : near.findLastIndex(isTitle);
  return title >= 0 ? from + title : heading;
}

function isTitle(line: PageLine): boolean {
  return isSectionTitle(line) && line.text.length <= MAX_TITLE_CHARACTERS;
}

function readBlock(lines: PageLine[], isTitled: boolean, items: PageLine[] | undefined): RecipeBlock {
  const ingredients = items
    ? readIngredientSections({ lines: items })
    : findVisibleIngredients(lines.slice(isTitled ? 1 : 0));
  return {
    title: isTitled ? (lines[0]?.text ?? "").replace(/\s*[:：]$/, "") : "",
    ingredients,
    steps: findVisibleSteps(lines, listLines(ingredients)),
  };
}

function isWhole({ ingredients, steps }: RecipeBlock): boolean {
  const items = listLines(ingredients);
  return items.length > 1 && haveAmounts(items) && steps.length > 0;
}

/** Articles list some or all ingredients of the recipe below them. */
function areDifferent(blocks: RecipeBlock[]): boolean {
  const lists = blocks.map(({ ingredients }) => listLines(ingredients));
  return lists.every((list, at) => {
    const others = lists.slice(0, at).flat();
    const known = indexTexts(others);
    const repeated = list.filter((item) => hasSameWords({ words: splitWords(item) }, known));
    return at === 0 || repeated.length <= Math.min(list.length, others.length) * MAX_REPEATED_SHARE;
  });
}

/** “For the filling”, “Vanilla custard”. */
function belongsToDish(title: string): boolean {
  return isForPart(title) || isComponent(title);
}

function joinComponents(blocks: RecipeBlock[], dish: string): RecipeBlock[] {
  const areNamed = areNamedAfter(dish, blocks);
  const recipes: RecipeBlock[][] = [];
  for (const block of blocks) {
    const last = recipes.at(-1);
    if (last && (areNamed || belongsToDish(block.title))) last.push(block);
    else recipes.push([block]);
  }
  return recipes.map(joinBlocks);
}

function areNamedAfter(dish: string, blocks: RecipeBlock[]): boolean {
  const named = new Set(splitWords(dish));
  return blocks.every(({ title }) => splitWords(title).every((word) => named.has(word)));
}

function joinBlocks(blocks: RecipeBlock[]): RecipeBlock {
  const [first] = blocks;
  const withTitle = ({ title }: RecipeBlock, sections: Section[]) =>
    blocks.length > 1
      ? sections.map((section, at) => (at === 0 ? { ...section, title: section.title || title } : section))
      : sections;
  return {
    title: first?.title ?? "",
    ingredients: blocks.flatMap((block) => withTitle(block, block.ingredients)),
    steps: blocks.flatMap((block) => withTitle(block, block.steps)),
  };
}
