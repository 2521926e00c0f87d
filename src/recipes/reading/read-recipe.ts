import type { RecipePreview } from "../../contract/reading.ts";
import { RATING_MOST } from "../../contract/home-rules.ts";
import { completeNutrition } from "../recipe.ts";
import type { AssessedRecipe, Assessment } from "./doubts/assess.ts";
import type { ParsedRecipe } from "../text/parsed-recipe.ts";
import { withoutSite } from "./page/page-title.ts";
import { tidyAmounts } from "../text/tidy-amounts.ts";

/** A page can be without an address. */
export interface ReadFrom {
  orgURL: string | null;
  sourceText: string | null;
}

export function makePreview(
  { confidence, doubts, shownText, ...found }: AssessedRecipe,
  from: ReadFrom,
): RecipePreview {
  const recipe = readRecipe(found, from);
  const tidy = new Map(found.recipeIngredient.map((line, at) => [line, recipe.recipeIngredient[at] ?? line]));
  const about = doubts.map((doubt) => ({
    ...doubt,
    lines: doubt.lines.map((line) => tidy.get(line) ?? line),
  }));
  return { ...recipe, confidence, doubts: about, shownText };
}

export function readRecipe(
  { rating, bestRating, nutrition, notes, ...found }: ParsedRecipe,
  from: ReadFrom,
): Omit<RecipePreview, keyof Assessment> {
  return {
    ...found,
    name: from.orgURL ? withoutSite(found.name, from.orgURL) : found.name,
    ...tidyIngredients(found),
    nutrition: completeNutrition(nutrition),
    notes: notes ?? [],
    sourceRating: outOfFive(rating, bestRating),
    preview: null,
    ...from,
  };
}

function tidyIngredients(found: Pick<ParsedRecipe, "recipeIngredient" | "ingredientGroups">) {
  const lines = tidyAmounts(found.recipeIngredient);
  const tidy = new Map(found.recipeIngredient.map((line, at) => [line, lines[at] ?? line]));
  const groups = found.ingredientGroups.map(({ title, items }) => ({
    title,
    items: items.map((item) => tidy.get(item) ?? item),
  }));
  return { recipeIngredient: lines, ingredientGroups: groups };
}

function outOfFive(rating: number | null, best: number | null): number | null {
  if (rating === null) return null;
  const scaled = best !== null && best > RATING_MOST ? (rating * RATING_MOST) / best : rating;
  return scaled <= RATING_MOST ? Math.round(scaled * 100) / 100 : null;
}
