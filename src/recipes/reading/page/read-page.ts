import { readAppState } from "./app-state.ts";
import { pickLargerPicture, readAroundRecipe, type ParsedPage } from "./around-recipe.ts";
import { namesFood, readsLikeFood } from "./food.ts";
import { readJsonLd } from "./json-ld.ts";
import { readMicrodata } from "./microdata.ts";
import { readDescribedRecipe } from "./described-recipe.ts";
import { cutBeforeIngredients, improveDescription } from "./description.ts";
import { findObstacle, type Obstacle } from "./obstacle.ts";
import { readHead, getSharedTitle } from "./page-head.ts";
import { showsDeclared } from "./declared-page.ts";
import { cutBelowRecipe } from "./page-end.ts";
import { isListPart, isPartName, partOfHeading } from "../../text/part-words.ts";
import { readMixedLists } from "./mixed-lists.ts";
import { findNotesBelow } from "./notes-below.ts";
import { readPageLines, type PageLine } from "./page-lines.ts";
import {
  emptyRecipe,
  fillMissing,
  isRecipe,
  isComplete,
  type ParsedRecipe,
} from "../../text/parsed-recipe.ts";
import { findYieldAtEnd } from "./page-facts.ts";
import { splitPageSource } from "./page-source.ts";
import { isPartHeading } from "./line-heading.ts";
import { findOtherVersions } from "./other-versions.ts";
import { isForEating } from "./other-than-food.ts";
import { cleanDishName, findPageTitle } from "./page-title.ts";
import { parsePage } from "./parse-page.ts";
import { findRecipeBlocks, type RecipeBlock } from "./recipe-blocks.ts";
import { refine } from "./refine.ts";
import { withoutHiddenRepeats } from "./hidden-lines.ts";
import { listNodes } from "./schema-node.ts";
import { findPictureWidth, isShop, readSchemaRecipes } from "./schema-recipe.ts";
import { toGroups, toInstructions, listLines } from "./sections.ts";
import { findUnchosenLines, withoutUnchosen } from "./unchosen-lines.ts";
import { findVisibleIngredients, findVisibleSteps } from "./visible-recipe.ts";
import { cutToLimits } from "./within-reason.ts";
import { MAX_RECIPES } from "../reading-limits.ts";

export interface Page {
  url: string;
  html: string;
}

export interface PageReading {
  /** The main recipe of the page first. */
  recipes: ParsedRecipe[];
  obstacle: Obstacle | null;
  /** Other addresses of the page, if its recipe isn't complete. */
  versions: string[];
  /** Null if the page shows exactly the recipe of its structured data. */
  evidence: PageEvidence | null;
}

/** Holds what the page shows, to compare its main recipe with. */
export interface PageEvidence {
  lines: PageLine[];
  /** Which parts are in the structured data. */
  declared: Record<"ingredients" | "steps", boolean>;
}

const MIN_FOOD_SHARE = 0.1;
const MIN_FOOD_SHARE_IN_SHOPS = 0.1;
const MIN_UNNAMED_ITEMS = 4;

export function readPage({ url, html }: Page): PageReading {
  const source = splitPageSource(html);
  const head = readHead(cutToLimits(source.head));
  const title = getSharedTitle(head);
  const data = readJsonLd(head.jsonLd);
  const inJsonLd = readSchemaRecipes(data, url, title);
  const [declared] = inJsonLd;
  const body = cutBelowRecipe(source.body, declared);
  const shown = showsDeclared(body, declared) ? "" : body;
  const document = parsePage(cutToLimits(shown));
  const microdata = isComplete(declared) ? [] : readMicrodata(document);
  const inBoth = [...inJsonLd, ...readSchemaRecipes(microdata, url, title)];
  const [best, ...others] = inBoth.reduce(mergeRecipes, []);
  const all = readPageLines(document);
  const unchosen = findUnchosenLines(all);
  const first = best && withoutUnchosen(best, unchosen);
  const page = {
    url,
    head,
    document,
    scripts: source.scripts,
    lines: withoutHiddenRepeats(withoutLines(all, unchosen)),
    nodes: listNodes(data),
  };
  const blocks = first ? [] : readBlocks(page);
  const main = completeMain(blocks[0] ?? completeRecipe(first, page), page);
  const further = [...others, ...blocks.slice(1)];
  const read = [main, ...further.filter((other) => isComplete(other) && other.name !== main.name)].filter(
    isRecipe,
  );
  const described = read.length > 0 ? null : readDescribedRecipe(page, [...data, ...microdata]);
  const recipes = (described ? [described] : read)
    .map((recipe) => ({ ...recipe, name: cleanDishName(recipe.name, page) }))
    .slice(0, MAX_RECIPES);
  return {
    recipes,
    obstacle: recipes.length > 0 ? null : findObstacle(head, page.lines, source.scripts.length > 0),
    versions: isComplete(recipes[0]) ? [] : findOtherVersions(head, document, url),
    evidence: shown === "" ? null : { lines: page.lines, declared: listDeclared(first) },
  };
}

/** Adds what only the whole page tells: description, yield, and a larger picture. */
function completeMain(found: ParsedRecipe, page: ParsedPage): ParsedRecipe {
  const main = improveDescription(found, page.head, page.lines);
  return {
    ...main,
    description: cutBeforeIngredients(main),
    recipeYield: main.recipeYield || findYieldAtEnd(main.recipeInstructions),
    image: pickLargerPicture(main, page, (address) => findPictureWidth(page.nodes, address)),
  };
}

function listDeclared(recipe: ParsedRecipe | undefined): PageEvidence["declared"] {
  return {
    ingredients: recipe !== undefined && recipe.recipeIngredient.length > 0,
    steps: recipe !== undefined && recipe.recipeInstructions.length > 0,
  };
}

function withoutLines(lines: PageLine[], removed: PageLine[]): PageLine[] {
  const excluded = new Set(removed);
  return excluded.size > 0 ? lines.filter((line) => !excluded.has(line)) : lines;
}

/** Reads pages without data. Returns none if they show a single recipe. */
function readBlocks(page: ParsedPage): ParsedRecipe[] {
  const blocks = findRecipeBlocks(page.lines, findPageTitle(page));
  if (blocks.length === 0) return [];
  const around = readAroundRecipe(page, undefined);
  const recipes = blocks.map((block, at): ParsedRecipe => {
    const whole = at === 0 ? around : { ...emptyRecipe(page.url), author: around.author };
    const name = (blocks.length > 1 ? block.title : "") || around.name;
    return { ...whole, name, ...toParts(block) };
  });
  return recipes.every((recipe) => isDish(recipe, page)) ? recipes : [];
}

function toParts({ ingredients, steps }: Omit<RecipeBlock, "title">) {
  return {
    recipeIngredient: listLines(ingredients),
    ingredientGroups: toGroups(ingredients),
    recipeInstructions: toInstructions(steps),
  };
}

function mergeRecipes(known: ParsedRecipe[], next: ParsedRecipe): ParsedRecipe[] {
  const [first, ...others] = known;
  if (!first) return [next];
  return isComplete(first) ? [...known, next] : [fillMissing(first, next), ...others];
}

function completeRecipe(declared: ParsedRecipe | undefined, page: ParsedPage): ParsedRecipe {
  const refined = declared && refine(declared, page.lines);
  const listed = refined?.recipeIngredient ?? [];
  const around = readAroundRecipe(page, refined);
  if (refined && isComplete(refined)) return fillMissing(refined, around);
  const mixed = refined ? null : readMixedLists(page.lines);
  const ingredients = mixed?.ingredients ?? findVisibleIngredients(page.lines);
  const steps = mixed?.steps ?? findVisibleSteps(page.lines, [...listed, ...listLines(ingredients)]);
  const notes = findNotesBelow(listLines(steps), page.lines);
  const shown = { ...around, ...toParts({ ingredients, steps }), ...(notes.length > 0 ? { notes } : {}) };
  const both = refined ? fillMissing(refined, shown) : shown;
  if (refined ? isRecipe(both) : isComplete(both) && isDish(both, page)) return both;
  const inState = readAppState(page.scripts, page.document, page.url);
  if (!inState) return around;
  if (!refined) return fillMissing(inState, around);
  const ingredientGroups = listed.length > 0 ? [] : inState.ingredientGroups;
  return fillMissing(fillMissing(refined, { ...inState, ingredientGroups }), around);
}

/** Articles have several lists with headings of their own. */
function isOneList({ recipeIngredient, ingredientGroups }: ParsedRecipe): boolean {
  return ingredientGroups.length === 0 && recipeIngredient.length >= MIN_UNNAMED_ITEMS;
}

function namesList({ text, part }: PageLine): boolean {
  return isListPart(isPartName(text) ? partOfHeading(text) : part);
}

/** Manuals, shops, and instructions for other things have lists, too. */
function isDish(recipe: ParsedRecipe, page: ParsedPage): boolean {
  const { recipeIngredient: items } = recipe;
  const hasMethod = page.lines.some((line) => isPartHeading(line, "steps"));
  if (!isForEating(recipe, hasMethod)) return false;
  if (!page.lines.some(namesList) && !isOneList(recipe)) return false;
  return isShop(page.nodes)
    ? namesFood(items, MIN_FOOD_SHARE_IN_SHOPS)
    : readsLikeFood(items, MIN_FOOD_SHARE);
}
