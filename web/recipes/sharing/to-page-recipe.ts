import type { Recipe } from "../../../src/contract/recipes.ts";
import type { SharedRecipe } from "../../../src/contract/share-links.ts";

/** For parts of the recipe page: what isn't shared is empty, so they link nowhere. */
export function toPageRecipe(shared: Omit<SharedRecipe, "ingredientCorrections">): Recipe {
  return {
    ...shared,
    id: 0,
    categories: shared.recipeCategory,
    organizers: { categories: [], tags: [] },
    url: shared.orgURL,
    sourceText: null,
    extras: {},
    doubts: [],
  };
}
