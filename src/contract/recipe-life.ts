import { t } from "elysia";
import { Recipe } from "./recipes.ts";
import { NOT_EDITABLE } from "./rules.ts";

const StoredContent = t.Omit(Recipe, [...NOT_EDITABLE]);

/** A whole `Recipe` is one, too. */
export const RecipeContent = t.Composite([
  t.Omit(StoredContent, ["dateAdded"]),
  t.Object({ dateAdded: t.Nullable(t.String({ description: "YYYY-MM-DD; null leaves it to the store" })) }),
]);
export type RecipeContent = Omit<Recipe, (typeof NOT_EDITABLE)[number] | "dateAdded"> & {
  dateAdded: string | null;
};

const When = t.String({ description: "ISO 8601, UTC" });
const Who = t.Nullable(t.String({ description: "The person's name at that time" }));

const Changed = t.Nullable(t.Array(t.KeyOf(StoredContent)), {
  description:
    "Differences from the previous state; null for the first state, or if there is too much to compare",
});

export const RecipeVersion = t.Object({
  id: t.Integer(),
  savedAt: When,
  savedBy: Who,
  changed: Changed,
});
export type RecipeVersion = typeof RecipeVersion.static;

export const ComparedVersion = t.Object({
  id: t.Integer(),
  savedAt: When,
  savedBy: Who,
  recipe: StoredContent,
  before: t.Nullable(StoredContent, { description: "The state before it; null for the first" }),
});
type Dated = RecipeContent & { dateAdded: string };
export type ComparedVersion = Omit<typeof ComparedVersion.static, "recipe" | "before"> & {
  recipe: Dated;
  before: Dated | null;
};

export const VersionHistory = t.Object({
  savedAt: When,
  savedBy: Who,
  changed: Changed,
  versions: t.Array(RecipeVersion, { description: "Previous states, latest first" }),
});
export type VersionHistory = typeof VersionHistory.static;

export const DeletedRecipe = t.Object({
  id: t.Integer({ description: "The recipe's ID, which it keeps when restored" }),
  name: t.String(),
  deletedAt: When,
  deletedBy: Who,
  goneAt: t.String({ description: "The recipe can be restored until then; ISO 8601, UTC" }),
});
export type DeletedRecipe = typeof DeletedRecipe.static;
