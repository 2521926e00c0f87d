import { setImmediate } from "node:timers/promises";
import { escapeUTF8 as escape } from "entities";
import {
  arrangeIndex,
  divideIntoChapters,
  findBookLanguage,
  type Chapter,
} from "../../contract/book-order.ts";
import type { Language } from "../../contract/languages.ts";
import { DEFAULT_STAPLES } from "../../contract/ingredient-rules.ts";
import type { Recipe } from "../../contract/recipes.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { detectRecipeLanguage } from "../../ingredients/words/detect-language.ts";
import type { RecipeFoodStore } from "../../recipes/foods/recipe-food-store.ts";
import type { RecipeStore } from "../../recipes/recipe-store.ts";
import { NothingToExport } from "../nothing-to-export.ts";
import { listPictures, type PictureParts } from "../recipe-pictures.ts";
import { getBookTexts } from "./book-texts.ts";
import { renderEnd, renderStart } from "./render-page.ts";
import { type BookPicture, renderRecipe } from "./render-recipe.ts";

export function describeHtmlBook(hasPictures: boolean): { name: string; mime: string } {
  const name = hasPictures ? "recipes.html" : "recipes-without-pictures.html";
  return { name, mime: "text/html;charset=utf-8" };
}

/** Other requests run between batches. */
const BATCH = 20;
const BUFFER_BYTES = 1_000_000;

export interface HtmlBookParts extends PictureParts {
  recipes: Pick<RecipeStore, "get">;
  recipeFoods: Pick<RecipeFoodStore, "getLinesById">;
  foods: FoodCatalog;
}

interface Options {
  slugs: string[];
  hasPictures: boolean;
  language: Language;
  made: Date;
}

interface Listed extends Pick<Recipe, "slug" | "name" | "recipeCategory"> {
  language: string;
}

/**
 * Writes recipe by recipe, since a book with pictures may not fit in memory.
 * @throws NothingToExport
 */
export async function writeHtmlBook(path: string, options: Options, parts: HtmlBookParts): Promise<void> {
  const listed = await listRecipes(options.slugs, options.language, parts.recipes);
  if (listed.length === 0) throw new NothingToExport();
  const writer = Bun.file(path).writer({ highWaterMark: BUFFER_BYTES });
  try {
    for await (const text of render(listed, options, parts)) {
      writer.write(text);
      await writer.flush();
    }
  } finally {
    await writer.end();
  }
}

async function listRecipes(
  slugs: string[],
  fallback: Language,
  recipes: HtmlBookParts["recipes"],
): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const [at, slug] of [...new Set(slugs)].entries()) {
    if (at % BATCH === 0) await setImmediate();
    const recipe = recipes.get(slug);
    if (!recipe) continue;
    const { name, recipeCategory } = recipe;
    listed.push({
      slug: recipe.slug,
      name,
      recipeCategory,
      language: detectRecipeLanguage(recipe, fallback),
    });
  }
  return listed;
}

async function* render(
  listed: Listed[],
  { language, hasPictures }: Options,
  parts: HtmlBookParts,
): AsyncGenerator<string> {
  const texts = getBookTexts(language);
  const chapters = numberRecipes(divideIntoChapters(listed, language));
  const nameFoods = createFoodNamer(parts);
  const named: [food: string, number: number][] = [];
  yield renderStart(chapters, { texts, language });
  for (const { number, recipe: one } of chapters.flatMap(({ recipes }) => recipes)) {
    if (number % BATCH === 0) await setImmediate();
    const recipe = parts.recipes.get(one.slug);
    // Someone may have deleted it since.
    if (!recipe) continue;
    for (const food of nameFoods(recipe, one.language)) named.push([food, number]);
    const pictures = hasPictures ? await readPictures(recipe, parts) : [];
    const words = [...recipe.recipeCategory, ...recipe.tags, ...recipe.recipeIngredient].join(" ");
    yield `<noscript id="r${number}" data-name="${escape(recipe.name)}" data-words="${escape(words)}">${renderRecipe(
      recipe,
      { texts, language, pictures },
    )}</noscript>\n`;
  }
  const spoken = findBookLanguage(
    listed.map((recipe) => recipe.language),
    language,
  );
  yield renderEnd(arrangeIndex(named, spoken));
}

function numberRecipes(chapters: Chapter<Listed>[]): Chapter<{ number: number; recipe: Listed }>[] {
  let number = 0;
  return chapters.map(({ title, recipes }) => ({
    title,
    recipes: recipes.map((recipe) => ({ number: ++number, recipe })),
  }));
}

/** Staples are left out: nobody looks for a recipe with salt. */
function createFoodNamer({ recipeFoods, foods }: Pick<HtmlBookParts, "recipeFoods" | "foods">) {
  const staples = foods.listStapleKeys(DEFAULT_STAPLES, "en");
  return (recipe: Recipe, language: string): string[] => {
    const lines = recipeFoods.getLinesById([recipe.id]).get(recipe.id) ?? [];
    const ids = lines.flatMap(([, found]) => (typeof found === "string" ? [] : found));
    return [...new Set(ids)].filter((id) => !staples.has(id)).map((id) => foods.getName(id, language, 2));
  };
}

/** Few pixels, since the page has to be opened as a whole. */
async function readPictures(recipe: Recipe, parts: HtmlBookParts): Promise<BookPicture[]> {
  const read: BookPicture[] = [];
  for (const picture of listPictures(recipe, parts)) {
    const bytes = await picture.toSmall().read();
    if (bytes)
      read.push({ ...picture, address: `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}` });
  }
  return read;
}
