import { t } from "elysia";
import { Recipe } from "./recipes.ts";

const NOT_WRITTEN = ["id", "slug", "image", "imageHash", "categories", "organizers", "url"] as const;

/** The editable fields. A full recipe is valid, too. */
export const EditableRecipe = t.Omit(Recipe, [...NOT_WRITTEN]);
export type EditableRecipe = Omit<Recipe, (typeof NOT_WRITTEN)[number]>;

export const RecipeContent = t.Composite([
  t.Omit(EditableRecipe, ["dateAdded"]),
  t.Object({ dateAdded: t.Nullable(t.String({ description: "YYYY-MM-DD; null leaves it to the store" })) }),
]);
export type RecipeContent = Omit<EditableRecipe, "dateAdded"> & { dateAdded: string | null };

const When = t.String({ description: "ISO 8601, UTC" });
const Who = t.Nullable(t.String({ description: "The name that the person had then" }));

const Changed = t.Nullable(t.Array(t.KeyOf(EditableRecipe)), {
  description:
    "In what it differs from the state before it; null for the first state, and where there is too much to compare",
});

export const RecipeVersion = t.Object({
  id: t.Integer(),
  savedAt: When,
  savedBy: Who,
  changed: Changed,
});
export type RecipeVersion = typeof RecipeVersion.static;

export const FullRecipeVersion = t.Object({
  id: t.Integer(),
  savedAt: When,
  savedBy: Who,
  recipe: EditableRecipe,
  before: t.Nullable(EditableRecipe, { description: "The state before it; null for the first" }),
});
export type FullRecipeVersion = Omit<typeof FullRecipeVersion.static, "recipe" | "before"> & {
  recipe: EditableRecipe;
  before: EditableRecipe | null;
};

export const RecipeHistory = t.Object({
  savedAt: When,
  savedBy: Who,
  changed: Changed,
  versions: t.Array(RecipeVersion, { description: "The states before, the last first" }),
});
export type RecipeHistory = typeof RecipeHistory.static;

export const DeletedRecipe = t.Object({
  id: t.Integer({ description: "The recipe's own, which it gets back" }),
  name: t.String(),
  deletedAt: When,
  deletedBy: Who,
  goneAt: t.String({ description: "From then on it cannot be taken back; ISO 8601, UTC" }),
});
export type DeletedRecipe = typeof DeletedRecipe.static;
