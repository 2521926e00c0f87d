import { isTag, type Document } from "domhandler";
import { DomUtils } from "htmlparser2";
import { readAppState } from "./app-state.ts";
import { bylineOf } from "./byline.ts";
import { readJsonLd } from "./json-ld.ts";
import { mainPicture } from "./main-picture.ts";
import { obstacleOf, type Obstacle } from "./obstacle.ts";
import { readMicrodata } from "./microdata.ts";
import { wordsOf } from "./same-words.ts";
import { pageLines, type PageLine } from "./page-lines.ts";
import { parsePage } from "./parse-page.ts";
import { pageFacts } from "./page-facts.ts";
import type { PageRecipe } from "./page-recipe.ts";
import { refine } from "./refine.ts";
import { readSchemaRecipes, siteName } from "./schema-recipe.ts";
import { readHead, type PageHead } from "./page-head.ts";
import { asGroups, asInstructions, itemsOf } from "./sections.ts";
import { plainLine } from "./text.ts";
import { withinReason } from "./within-reason.ts";
import { visibleIngredients, visibleSteps } from "./visible-recipe.ts";

/** A page as it came: its address and its text. */
export interface Page {
  url: string;
  html: string;
}

/** Of one page, no more than this are offered to choose from. */
const MOST_RECIPES = 50;

/** Lists of other posts name their categories, too: a page with more links to categories does not name its own. */
const MOST_CATEGORIES = 8;

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
  const data = readJsonLd(head.jsonLd);
  const declared = readSchemaRecipes(data, page.url, title);
  const [told, ...others] = isWhole(declared[0])
    ? declared
    : [...declared, ...readSchemaRecipes(readMicrodata(document), page.url, title)].reduce(merged, []);
  const lines = pageLines(document);
  const first = completed(told, lines, { ...page, head, document, site: siteName(data) });
  const recipes = [
    { ...first, name: first.name.replace(NAMED_RECIPE, "") },
    ...others.filter((other) => isWhole(other) && other.name !== first.name),
  ]
    .filter(isRecipe)
    .slice(0, MOST_RECIPES);
  return { recipes, obstacle: recipes.length > 0 ? null : obstacleOf(head, lines) };
}

/** A page with what was made of it. */
interface Around extends Page {
  head: PageHead;
  document: Document;
  /** What the site calls itself in its structured data; may be empty. */
  site: string;
}

/** “Banana bread – recipe” is banana bread. */
const NAMED_RECIPE =
  /\s+[–—|-]\s*(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift|oppskrift|przepis|resepti)$/i;

/** The recipe that the page is about, with what its structured data lacks taken from what it shows. */
function completed(told: PageRecipe | undefined, lines: PageLine[], page: Around): PageRecipe {
  const refined = told && refine(told, lines);
  if (refined && isWhole(refined)) return filledUp(refined, shownAround(lines, page));
  const ingredients = visibleIngredients(lines);
  const steps = visibleSteps(lines, ingredients);
  const state = ingredients.length > 0 || steps.length > 0 ? null : readAppState(page.document);
  const [kept] = state ? readSchemaRecipes([state], page.url, "") : [];
  if (kept) return filledUp(told ? filledUp(told, kept) : kept, shownAround(lines, page));
  const shown: PageRecipe = {
    ...shownAround(lines, page),
    recipeIngredient: itemsOf(ingredients),
    ingredientGroups: asGroups(ingredients),
    recipeInstructions: asInstructions(steps),
  };
  return refined ? filledUp(refined, shown) : shown;
}

/** What a page says besides ingredients and steps. */
function shownAround(lines: PageLine[], { url, head, document, site }: Around): PageRecipe {
  const { meta } = head;
  const facts = pageFacts(lines);
  return {
    ...EMPTY,
    name: titleOf(lines, head),
    description: inFull(meta["og:description"] || meta["description"] || leadOf(lines), lines),
    image: absolute(meta["og:image"] || meta["twitter:image"] || mainPicture(document), url),
    recipeCategory: filedUnder(document) || (meta["article:section"] ? [meta["article:section"]] : []),
    ...facts,
    author: facts.author || bylineOf(document) || authorOf(meta) || site,
    orgURL: url,
  };
}

function absolute(address: string | null | undefined, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : null;
}

/** A person where one is named, else the site. */
function authorOf(meta: Record<string, string>): string {
  const named = [meta["author"], meta["article:author"], meta["parsely-author"], meta["twitter:creator"]];
  const site = meta["og:site_name"] ?? "";
  return (
    named.find((name) => name && name.length < 60 && !/^(?:https?:|@|\/)/.test(name)) ??
    (site.length < 40 ? site : "")
  );
}

/** The categories that a page's own links to them name, as blogs mark them. Null without any. */
function filedUnder(document: Document): string[] | null {
  const links = DomUtils.find(
    (node) => isTag(node) && node.name === "a" && /\bcategory\b/.test(node.attribs["rel"] ?? ""),
    document.children,
    true,
    MOST_CATEGORIES,
  );
  const names = links.map((link) => plainLine(DomUtils.textContent(link))).filter(Boolean);
  return names.length > 0 ? [...new Set(names)] : null;
}

/** A description that was cut short for sharing, as the page itself has it. */
function inFull(description: string, lines: PageLine[]): string {
  const begin = description.slice(0, 40);
  const paragraph = lines.find((line) => line.text.length < 1500 && line.text.startsWith(begin))?.text ?? "";
  return begin.length === 40 && paragraph.length > description.length - 3 ? paragraph : description;
}

/** The first paragraph below the main heading that is one. */
function leadOf(lines: PageLine[]): string {
  const heading = lines.findIndex((line) => line.level === 1);
  const lead = lines
    .slice(heading + 1, heading + 30)
    .find((line) => line.part === null && line.level === 0 && !line.link && line.text.length > 60);
  return lead?.text ?? "";
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
  const [segment = shared] = shared.split(/ [|–—-] /);
  // The heading may go on with its author: “Banana bread by Anna”.
  if (fitting?.text.startsWith(segment) && / by /.test(fitting.text.slice(segment.length))) return segment;
  return fitting?.text ?? shared;
}

function isSiteName(text: string, head: PageHead): boolean {
  const site = head.meta["og:site_name"] ?? "";
  return site !== "" && wordsOf(site).join(" ") === wordsOf(text).join(" ");
}
