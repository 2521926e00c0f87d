import type { EntrySource, NewEntry } from "../contract/shopping-sync.ts";
import { SHOPPING_MOST } from "../contract/shopping-rules.ts";
import type { Recipe } from "../contract/recipes.ts";
import type { Knowledge } from "../ingredients/read-ingredients.ts";
import { listParts } from "../ingredients/sums/list-parts.ts";
import { findRegionCode } from "../ingredients/amounts/measures.ts";
import { tidyEntryText } from "../ingredients/sums/tidy-entry-text.ts";
import { detectRecipeLanguage } from "../ingredients/words/detect-language.ts";
import { Invalid } from "../platform/errors.ts";
import { withoutControls } from "../platform/plain-text.ts";
import { scaleIngredients } from "../recipes/page/recipe-ingredients.ts";
import { prepareReader } from "./entry-reader.ts";
import { createEntryId } from "./shopping-list.ts";

interface Wanted {
  /** The recipe's own if missing. */
  servings?: number | undefined;
  /** Positions; all if missing. */
  lines?: readonly number[] | undefined;
}

/**
 * Scales a recipe's ingredients, and marks staples.
 * @param staples ids and keys of foods that are probably at home; `fallback` is the language of a recipe that tells nothing
 * @throws Invalid
 */
export function listRecipeEntries(
  recipe: Recipe,
  { servings, lines }: Wanted,
  { staples, fallback, ...knowledge }: Knowledge & { staples: ReadonlySet<string>; fallback?: string },
): NewEntry[] {
  const written = recipe.recipeIngredient;
  const positions = [...new Set(lines ?? written.keys())];
  if (positions.some((position) => position >= written.length))
    throw new Invalid([{ field: "lines", problem: "The recipe doesn't have this line", kind: "unknown" }]);
  const language = detectRecipeLanguage(recipe, fallback);
  const reader = prepareReader(language, knowledge);
  const region = findRegionCode(language, recipe.orgURL, written);
  const scaled = servings === undefined ? null : scaleIngredients(recipe, servings, knowledge);
  const source = toSource(recipe, scaled?.recipeYield ?? "");

  return positions.flatMap((position) => {
    const line = written[position] ?? "";
    const text = tidy(scaled?.recipeIngredient[position] ?? line);
    if (!text || reader.read(line).isHeading) return [];
    const shared = { language, region, source, note: "" };
    return listParts({ text, written: line }, reader, staples).map((part) => ({
      ...shared,
      id: createEntryId(),
      text: part.text,
      atHome: part.staple !== null,
    }));
  });
}

function toSource({ slug, name }: Recipe, servings: string): EntrySource {
  return { slug, name: tidy(name), servings: tidy(servings, SHOPPING_MOST.servings), day: null };
}

function tidy(text: string, most = SHOPPING_MOST.characters): string {
  return tidyEntryText(withoutControls(text), most);
}
