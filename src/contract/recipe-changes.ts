import { t } from "elysia";
import { MANY_RECIPES_MOST, RECIPE_MOST } from "./rules.ts";
import { Snackbar } from "./sentences.ts";

const SOME = { minItems: 1, maxItems: MANY_RECIPES_MOST };

const Slugs = t.Array(t.String(), { ...SOME, description: "Slugs of recipes" });

const Names = t.Optional(
  t.Array(t.String({ maxLength: RECIPE_MOST.characters }), { maxItems: RECIPE_MOST.organizers }),
);

export const BulkEditInput = t.Object({
  recipes: Slugs,
  addCategories: Names,
  removeCategories: Names,
  addTags: Names,
  removeTags: Names,
});
export type BulkEditInput = typeof BulkEditInput.static;

export const ChangeToUndo = t.Object({
  versions: t.Array(t.Number({ multipleOf: 1 }), {
    ...SOME,
    description: "The states that recipes had before",
  }),
});
export type ChangeToUndo = typeof ChangeToUndo.static;

const Missing = t.Array(t.String(), { description: "What was asked for and is not here any more" });

export const BulkEditResult = t.Composite([
  Snackbar,
  t.Object({
    versions: t.Array(t.Integer(), {
      description: "The states before of those that changed; with them the change is undone",
    }),
    missing: Missing,
  }),
]);

export const BulkDeleteInput = t.Object({ recipes: Slugs });

export const BulkDeleteResult = t.Composite([
  Snackbar,
  t.Object({ ids: t.Array(t.Integer(), { description: "By which they are taken back" }), missing: Missing }),
]);

export const BulkRestoreInput = t.Object({
  ids: t.Array(t.Number({ multipleOf: 1 }), { ...SOME, description: "In any order" }),
});

export const BulkRestoreResult = t.Composite([
  Snackbar,
  t.Object({ recipes: t.Array(t.String(), { description: "Their slugs, perhaps others than before" }) }),
]);
