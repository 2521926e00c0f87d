import { t } from "elysia";
import { Recipe } from "./recipes.ts";

const NOT_EDITABLE = ["id", "slug", "image", "imageHash", "categories", "organizers", "url"] as const;

const StoredContent = t.Omit(Recipe, [...NOT_EDITABLE]);

/** A whole `Recipe` is one, too. */
export const EditableRecipe = t.Composite([
  t.Omit(StoredContent, ["dateAdded"]),
  t.Object({ dateAdded: t.Nullable(t.String({ description: "YYYY-MM-DD; null leaves it to the store" })) }),
]);
export type EditableRecipe = Omit<Recipe, (typeof NOT_EDITABLE)[number] | "dateAdded"> & {
  dateAdded: string | null;
};

const When = t.String({ description: "ISO 8601, UTC" });
const Who = t.Nullable(t.String({ description: "The name that the person had then" }));

const Changed = t.Nullable(t.Array(t.KeyOf(StoredContent)), {
  description:
    "In what it differs from the state before it; null for the first state, and where there is too much to compare",
});

/** A state that a recipe had before. */
export const RecipeVersion = t.Object({
  id: t.Integer(),
  savedAt: When,
  savedBy: Who,
  changed: Changed,
});
export type RecipeVersion = typeof RecipeVersion.static;

/** One of them, with what stood in the recipe then and what in the state before it. */
export const FullRecipeVersion = t.Object({
  id: t.Integer(),
  savedAt: When,
  savedBy: Who,
  recipe: StoredContent,
  before: t.Nullable(StoredContent, { description: "The state before it; null for the first" }),
});
type Dated = EditableRecipe & { dateAdded: string };
export type FullRecipeVersion = Omit<typeof FullRecipeVersion.static, "recipe" | "before"> & {
  recipe: Dated;
  before: Dated | null;
};

/** Who made the present state of a recipe, and the states before it. */
export const RecipeHistory = t.Object({
  savedAt: When,
  savedBy: Who,
  changed: Changed,
  versions: t.Array(RecipeVersion, { description: "The states before, the last first" }),
});
export type RecipeHistory = typeof RecipeHistory.static;

/** A recipe that was deleted and can be taken back. */
export const DeletedRecipe = t.Object({
  id: t.Integer({ description: "The recipe's own, which it gets back" }),
  name: t.String(),
  deletedAt: When,
  deletedBy: Who,
  goneAt: t.String({ description: "From then on it cannot be taken back; ISO 8601, UTC" }),
});
export type DeletedRecipe = typeof DeletedRecipe.static;
