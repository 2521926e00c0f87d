import { t } from "elysia";
import { NullableText, Recipe } from "./recipes.ts";
import { LIBRARY_BATCH_MOST } from "./rules.ts";

const Mark = t.String({
  description:
    "Another one whenever anything of the recipe changes, the names of its categories and tags too",
});

export const LibraryEntry = t.Object({
  slug: t.String(),
  mark: Mark,
  image: NullableText,
});
export type LibraryEntry = typeof LibraryEntry.static;

export const LibraryFilter = t.Object({
  recipes: t.Array(t.String(), {
    minItems: 1,
    maxItems: LIBRARY_BATCH_MOST,
    description: "Slugs of recipes",
  }),
});

export const OfflineRecipe = t.Object({
  mark: Mark,
  etag: t.String({ description: "The `ETag` that `recipes/{slug}` answers with" }),
  recipe: Recipe,
});
export type OfflineRecipe = Omit<typeof OfflineRecipe.static, "recipe"> & { recipe: Recipe };
