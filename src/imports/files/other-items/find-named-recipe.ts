import { makeSlug } from "../../../platform/slug.ts";
import type { RecipeStore } from "../../../recipes/recipe-store.ts";
import { foldText } from "../../../recipes/text/fold-text.ts";

/** A job imports recipes first, so this finds them as well as existing ones. */
export function findNamedRecipe(
  name: string,
  recipes: Pick<RecipeStore, "findRow">,
): { id: number; slug: string } | null {
  const row = recipes.findRow(makeSlug(name));
  return row && foldText(row.name) === foldText(name) ? { id: row.id, slug: row.slug } : null;
}
