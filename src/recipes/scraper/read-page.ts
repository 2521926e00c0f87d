import { parseDocument } from "htmlparser2";
import { readJsonLd } from "./json-ld.ts";
import { readMicrodata } from "./microdata.ts";
import type { PageRecipe } from "./page-recipe.ts";
import { readSchemaRecipe } from "./schema-recipe.ts";

/** A page as it came: its address and its text. */
export interface Page {
  url: string;
  html: string;
}

/**
 * Reads the recipe of a page: from its JSON-LD, and where that has none or not all, from its microdata.
 * Null when the page has no recipe. Pure: the same page gives the same recipe.
 */
export function readPage(page: Page): PageRecipe | null {
  const declared = readSchemaRecipe(readJsonLd(jsonLdScripts(page.html)), page.url);
  if (declared && isWhole(declared)) return declared;
  // Building the tree of a page takes many times as long as its scripts do.
  const marked = readSchemaRecipe(readMicrodata(parseDocument(page.html)), page.url);
  const found = declared && marked ? filledUp(declared, marked) : (declared ?? marked);
  return found && isRecipe(found) ? found : null;
}

function isWhole(recipe: PageRecipe): boolean {
  return recipe.name !== "" && recipe.recipeIngredient.length > 0 && recipe.recipeInstructions.length > 0;
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

function jsonLdScripts(html: string): string[] {
  if (!/ld\+json/i.test(html)) return [];
  const scripts: string[] = [];
  new HTMLRewriter()
    .on("script[type*='ld+json' i]", {
      element: () => void scripts.push(""),
      text: (chunk) => void scripts.push((scripts.pop() ?? "") + chunk.text),
    })
    .transform(html);
  return scripts;
}
