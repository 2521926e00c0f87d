import { readAppState } from "./app-state.ts";
import { aroundRecipe, type ParsedPage } from "./around-recipe.ts";
import { namesFood, readsLikeFood } from "./food.ts";
import { readJsonLd } from "./json-ld.ts";
import { readMicrodata } from "./microdata.ts";
import { findObstacle, type Obstacle } from "./obstacle.ts";
import { readHead, getSharedTitle } from "./page-head.ts";
import { showsDeclared } from "./declared-page.ts";
import { downToEnd } from "./page-end.ts";
import { pageLines } from "./page-lines.ts";
import { fillMissing, isRecipe, isComplete, type ParsedRecipe } from "../../text/parsed-recipe.ts";
import { pageSource } from "./page-source.ts";
import { dishName } from "./page-title.ts";
import { parsePage } from "./parse-page.ts";
import { refine } from "./refine.ts";
import { isShop, readSchemaRecipes, siteName } from "./schema-recipe.ts";
import { asGroups, asInstructions, listLines } from "./sections.ts";
import { visibleIngredients, visibleSteps } from "./visible-recipe.ts";
import { withinReason } from "./within-reason.ts";
import { MAX_RECIPES } from "../reading-limits.ts";

export interface Page {
  url: string;
  html: string;
}

export interface PageReading {
  /** The main recipe of the page first. */
  recipes: ParsedRecipe[];
  obstacle: Obstacle | null;
}

/** Share of the ingredients that must be known food if a page has no structured data. */
const FOOD = 0.1;
const FOOD_IN_SHOPS = 0.1;
export function readPage({ url, html }: Page): PageReading {
  const source = pageSource(html);
  const head = readHead(withinReason(source.head));
  const title = getSharedTitle(head);
  const data = readJsonLd(head.jsonLd);
  const inJsonLd = readSchemaRecipes(data, url, title);
  const [declared] = inJsonLd;
  const shown = showsDeclared(source.body, declared) ? "" : downToEnd(source.body, declared);
  const document = parsePage(withinReason(shown));
  const [first, ...others] = isComplete(declared)
    ? inJsonLd
    : [...inJsonLd, ...readSchemaRecipes(readMicrodata(document), url, title)].reduce(mergeRecipes, []);
  const page = {
    url,
    head,
    document,
    scripts: source.scripts,
    lines: pageLines(document),
    site: siteName(data),
    sells: isShop(data),
  };
  const main = completeRecipe(first, page);
  const recipes = [main, ...others.filter((other) => isComplete(other) && other.name !== main.name)]
    .filter(isRecipe)
    .map((recipe) => ({ ...recipe, name: dishName(recipe.name, page) }))
    .slice(0, MAX_RECIPES);
  return { recipes, obstacle: recipes.length > 0 ? null : findObstacle(head, page.lines) };
}

function mergeRecipes(known: ParsedRecipe[], next: ParsedRecipe): ParsedRecipe[] {
  const [first, ...others] = known;
  if (!first) return [next];
  return isComplete(first) ? [...known, next] : [fillMissing(first, next), ...others];
}

function completeRecipe(declared: ParsedRecipe | undefined, page: ParsedPage): ParsedRecipe {
  const refined = declared && refine(declared, page.lines);
  const listed = refined?.recipeIngredient ?? [];
  const around = aroundRecipe(page, refined);
  if (refined && isComplete(refined)) return fillMissing(refined, around);
  const ingredients = visibleIngredients(page.lines);
  const steps = visibleSteps(page.lines, [...listed, ...listLines(ingredients)]);
  const shown = {
    ...around,
    recipeIngredient: listLines(ingredients),
    ingredientGroups: asGroups(ingredients),
    recipeInstructions: asInstructions(steps),
  };
  const both = refined ? fillMissing(refined, shown) : shown;
  if (refined ? isRecipe(both) : isComplete(both) && isFood(both.recipeIngredient, page)) return both;
  // Some pages show nothing until their scripts have run.
  const state = readAppState(page.scripts, page.document);
  const [kept] = state ? readSchemaRecipes([state], page.url, "") : [];
  return kept ? fillMissing(refined ? fillMissing(refined, kept) : kept, around) : around;
}

/** Manuals and shops have lists, too. */
function isFood(items: string[], page: ParsedPage): boolean {
  return page.sells ? namesFood(items, FOOD_IN_SHOPS) : readsLikeFood(items, FOOD);
}
