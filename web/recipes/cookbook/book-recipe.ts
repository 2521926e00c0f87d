import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import type { Language } from "../../../src/contract/languages.ts";
import { DEFAULT_STAPLES } from "../../../src/contract/ingredient-rules.ts";
import { createLineReader, type ReadLine } from "../../../src/ingredients/correct-line.ts";
import type { KnownCorrections } from "../../../src/ingredients/corrections/pick-corrections.ts";
import { findLineFoods } from "../../../src/ingredients/foods/find-foods.ts";
import { listStapleKeys } from "../../../src/ingredients/foods/staples.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import { loadFoods, type LoadedFoods } from "../../ingredients/load-foods.ts";
import { loadWords } from "../../ingredients/load-words.ts";
import { formatDuration } from "../../text/duration.ts";
import { getPoint } from "../../text/number.ts";
import { t } from "../../text/translation.ts";
import { withoutMarkdown } from "../../text/without-markdown.ts";
import { readIngredients, type ShownIngredients } from "../amounts/read-ingredients.ts";
import { getHost } from "../page/recipe-footer.tsx";
import { furtherPath, picturePath } from "../pictures/picture-path.ts";
import { splitText } from "./fill-pages.ts";

/** A recipe as the book prints it. */
export interface BookRecipe {
  slug: string;
  name: string;
  language: string;
  /** Path of the small size, below `api/`. */
  image: string | null;
  recipeCategory: string[];
  facts: { label: string; value: string }[];
  description: string[];
  ingredients: ShownIngredients;
  steps: BookStep[];
  notes: { title: string; paragraphs: string[] }[];
  source: string;
  /** For the index, in the recipe's language. */
  foods: string[];
}

interface BookStep {
  title: string;
  name: string;
  text: string;
  /** Null for a title without a step. */
  number: number | null;
  /** Paths, as of the recipe's own picture. */
  pictures: string[];
}

interface Reading {
  language: Language;
  known: KnownCorrections;
  furtherPictures: FurtherPicture[];
}

export async function readBookRecipe(
  recipe: Recipe,
  { language, known, furtherPictures }: Reading,
): Promise<BookRecipe> {
  const spoken = detectRecipeLanguage(recipe, language);
  const [words, foods] = await Promise.all([
    loadWords(spoken),
    // If food names can't be loaded, only the index is incomplete.
    loadFoods(spoken, known.taught).catch(() => null),
  ]);
  const read = createLineReader(known.corrections, words);
  return {
    slug: recipe.slug,
    name: recipe.name,
    language: spoken,
    image: recipe.image && picturePath(recipe.image, "small"),
    recipeCategory: recipe.recipeCategory,
    facts: listFacts(recipe, language),
    description: toParagraphs(recipe.description),
    ingredients: readIngredients(recipe, {
      factor: 1,
      point: getPoint(language),
      words,
      read,
      units: null,
      inflectFood: undefined,
    }),
    steps: listSteps(recipe, furtherPictures),
    notes: recipe.notes
      .map(({ title, text }) => ({ title: title.trim(), paragraphs: toParagraphs(text) }))
      .filter(({ title, paragraphs }) => title || paragraphs.length > 0),
    source: getHost(recipe.orgURL) ?? "",
    foods: foods ? listFoods(recipe, read, foods) : [],
  };
}

function listFacts({ recipeYield, prepTime, performTime, totalTime }: Recipe, language: Language) {
  const times = [
    { label: t("recipe.prep-time"), value: prepTime },
    { label: t("recipe.cook-time"), value: performTime },
    { label: t("recipe.total-time"), value: totalTime },
  ].map(({ label, value }) => ({
    label,
    value: value?.trim() ? formatDuration(value.trim(), language) : "",
  }));
  return [{ label: t("recipe.servings"), value: recipeYield.trim() }, ...times].filter(({ value }) => value);
}

function listSteps({ slug, recipeInstructions }: Recipe, further: FurtherPicture[]): BookStep[] {
  let count = 0;
  return recipeInstructions.flatMap(({ title, name, text }, position): BookStep[] => {
    const step = { title: title?.trim() ?? "", name: name?.trim() ?? "", text: text.trim() };
    const isStep = step.text !== "" || step.name !== "";
    if (!isStep && !step.title) return [];
    const shown = further.filter((picture) => picture.step === position);
    const pictures = shown.map(({ id }) => furtherPath(slug, id, "small"));
    return [{ ...step, number: isStep ? ++count : null, pictures }];
  });
}

/** Staples are left out: nobody looks for a recipe with salt. */
function listFoods({ recipeIngredient }: Recipe, read: ReadLine, { foods, nameFood }: LoadedFoods): string[] {
  const staples = listStapleKeys(DEFAULT_STAPLES, foods.byId, () => undefined);
  const ids = recipeIngredient.flatMap((text) => {
    const line = read(text);
    return line.isHeading ? [] : findLineFoods(line, foods).map(({ id }) => id);
  });
  const wanted = [...new Set(ids)].filter((id) => !staples.has(id));
  return wanted.map((id) => nameFood(id, 2));
}

/** As much as `withoutMarkdown` reads. */
const MAX_PART = 1500;

/** Books show plain text, since links don't work on paper. */
function toParagraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => splitText(line, Math.ceil(line.length / MAX_PART)))
    .map((line) => withoutMarkdown(line.replace(/^\s*[-*+]\s+/, "• ")))
    .filter(Boolean);
}
