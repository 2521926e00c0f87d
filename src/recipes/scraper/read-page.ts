import { readJsonLd } from "./json-ld.ts";
import { obstacleOf, type Obstacle } from "./obstacle.ts";
import { readMicrodata } from "./microdata.ts";
import { wordsOf } from "./same-words.ts";
import { pageLines, type PageLine } from "./page-lines.ts";
import { parsePage } from "./parse-page.ts";
import type { PageRecipe } from "./page-recipe.ts";
import { refine } from "./refine.ts";
import { readSchemaRecipes } from "./schema-recipe.ts";
import { readHead, type PageHead } from "./page-head.ts";
import { asGroups, asInstructions, itemsOf } from "./sections.ts";
import { withinReason } from "./within-reason.ts";
import { visibleIngredients, visibleSteps } from "./visible-recipe.ts";

/** A page as it came: its address and its text. */
export interface Page {
  url: string;
  html: string;
}

/** Of one page, no more than this are offered to choose from. */
const MOST_RECIPES = 50;

/** What reading a page gives. */
export interface PageReading {
  /** The recipe that the page is about first, then others that it declares. */
  recipes: PageRecipe[];
  /** Why there is none, where the page tells. */
  obstacle: Obstacle | null;
}

/**
 * Reads the recipes of a page: from its JSON-LD and microdata, made whole and better by what the page shows.
 * Pure: the same page gives the same recipes.
 */
export function readPage(whole: Page): PageReading {
  const page = { ...whole, html: withinReason(whole.html) };
  const head = readHead(page.html);
  const title = head.meta["og:title"] ?? head.title;
  const document = parsePage(page.html);
  const declared = readSchemaRecipes(readJsonLd(head.jsonLd), page.url, title);
  const [told, ...others] = isWhole(declared[0])
    ? declared
    : [...declared, ...readSchemaRecipes(readMicrodata(document), page.url, title)].reduce(merged, []);
  const lines = pageLines(document);
  const first = completed(told, lines, { ...page, head });
  const recipes = [first, ...others.filter((other) => isWhole(other) && other.name !== first.name)]
    .filter(isRecipe)
    .slice(0, MOST_RECIPES);
  return { recipes, obstacle: recipes.length > 0 ? null : obstacleOf(head, lines) };
}

/** The recipe that the page is about, with what its structured data lacks taken from what it shows. */
function completed(
  told: PageRecipe | undefined,
  lines: PageLine[],
  page: Page & { head: PageHead },
): PageRecipe {
  const refined = told && refine(told, lines);
  if (refined && isWhole(refined)) return filledUp(refined, shownAround(lines, page));
  const ingredients = visibleIngredients(lines);
  const steps = visibleSteps(lines, ingredients);
  const shown: PageRecipe = {
    ...shownAround(lines, page),
    recipeIngredient: itemsOf(ingredients),
    ingredientGroups: asGroups(ingredients),
    recipeInstructions: asInstructions(steps),
  };
  return refined ? filledUp(refined, shown) : shown;
}

/** What a page says besides ingredients and steps. */
function shownAround(lines: PageLine[], { url, head }: Page & { head: PageHead }): PageRecipe {
  const { meta } = head;
  return {
    ...EMPTY,
    name: titleOf(lines, head),
    description: meta["og:description"] ?? meta["description"] ?? "",
    image: absolute(meta["og:image"] ?? meta["twitter:image"], url),
    author: authorOf(meta),
    orgURL: url,
  };
}

function absolute(address: string | undefined, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : null;
}

/** A person where one is named, else the site. */
function authorOf(meta: Record<string, string>): string {
  const named = [meta["author"], meta["article:author"], meta["parsely-author"], meta["twitter:creator"]];
  return named.find((name) => name && !/^(?:https?:|@|\/)/.test(name)) ?? meta["og:site_name"] ?? "";
}

/** Of one recipe declared in two ways, the parts of both. */
function merged(known: PageRecipe[], next: PageRecipe): PageRecipe[] {
  const [first, ...others] = known;
  if (!first) return [next];
  return isWhole(first) ? [...known, next] : [filledUp(first, next), ...others];
}

const EMPTY: PageRecipe = {
  name: "",
  description: "",
  image: null,
  recipeYield: "",
  recipeIngredient: [],
  ingredientGroups: [],
  recipeInstructions: [],
  prepTime: null,
  performTime: null,
  totalTime: null,
  nutrition: {},
  recipeCategory: [],
  recipeCuisine: [],
  tags: [],
  tools: [],
  author: "",
  rating: null,
  bestRating: null,
  orgURL: "",
};

function isWhole(recipe: PageRecipe | undefined): recipe is PageRecipe {
  return (
    recipe !== undefined &&
    recipe.name !== "" &&
    recipe.recipeIngredient.length > 0 &&
    recipe.recipeInstructions.length > 0
  );
}

function isRecipe(recipe: PageRecipe): boolean {
  return recipe.name !== "" && (recipe.recipeIngredient.length > 0 || recipe.recipeInstructions.length > 0);
}

/** The first recipe, with what it lacks taken from the second. */
function filledUp(first: PageRecipe, second: PageRecipe): PageRecipe {
  const lacks = (value: unknown) =>
    value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
  const gaps = Object.entries(second).filter(([key]) => lacks(first[key as keyof PageRecipe]));
  return { ...first, ...Object.fromEntries(gaps) };
}

/** The main heading, when it is the page's and not the site's; else what the page is called where it is shared. */
function titleOf(lines: PageLine[], head: PageHead): string {
  const shared = head.meta["og:title"] ?? head.title;
  const known = new Set(wordsOf(`${shared} ${head.title}`));
  const share = (text: string) =>
    wordsOf(text).filter((word) => known.has(word)).length / Math.max(1, wordsOf(text).length);
  const headings = lines.filter((line) => line.level === 1 && !(line.part === "noise" && line.link));
  const fitting = headings
    .toSorted((one, other) => Number(other.part !== "noise") - Number(one.part !== "noise"))
    .find((line) => share(line.text) >= 0.6 && !isSiteName(line.text, head));
  return fitting?.text ?? shared;
}

function isSiteName(text: string, head: PageHead): boolean {
  const site = head.meta["og:site_name"] ?? "";
  return site !== "" && wordsOf(site).join(" ") === wordsOf(text).join(" ");
}
