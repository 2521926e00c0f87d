import { t } from "elysia";
import { Recipe } from "./recipes.ts";

const When = t.String({ description: "ISO 8601, UTC" });
const Who = t.Nullable(t.String({ description: "The name that the person had then" }));

/** A state that a recipe had before. */
export const RecipeVersion = t.Object({
  id: t.Integer(),
  savedAt: When,
  savedBy: Who,
});
export type RecipeVersion = typeof RecipeVersion.static;

/** All that a person can write of a recipe. */
export const RecipeState = t.Omit(Recipe, ["id", "slug", "image", "categories", "organizers", "url"]);

/** The same with what stood in the recipe then. */
export const WholeRecipeVersion = t.Composite([RecipeVersion, t.Object({ recipe: RecipeState })]);

/** Who made the present state of a recipe, and the states before it. */
export const RecipeHistory = t.Object({
  savedAt: When,
  savedBy: Who,
  versions: t.Array(RecipeVersion, { description: "The states before, the last first" }),
});
export type RecipeHistory = typeof RecipeHistory.static;

/** A recipe that was deleted and can be taken back. */
export const BinnedRecipe = t.Object({
  id: t.Integer({ description: "The recipe's own, which it gets back" }),
  name: t.String(),
  deletedAt: When,
  deletedBy: Who,
  goneAt: t.String({ description: "From then on it cannot be taken back; ISO 8601, UTC" }),
});
export type BinnedRecipe = typeof BinnedRecipe.static;
