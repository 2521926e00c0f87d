import { t } from "elysia";
import { FurtherPicture } from "./further-pictures.ts";
import { NullableText, Recipe } from "./recipes.ts";
import { LIBRARY_BATCH_MOST } from "./rules.ts";

const Mark = t.String({
  description: "Changes with the recipe, including its pictures and the names of its categories and tags",
});

export const LibraryEntry = t.Object({
  slug: t.String(),
  mark: Mark,
  image: NullableText,
  pictures: t.Optional(
    t.Array(t.String(), { description: "Ids of its further pictures; missing without any" }),
  ),
});
export type LibraryEntry = typeof LibraryEntry.static;

export const LibraryFilter = t.Object({
  recipes: t.Array(t.String(), {
    minItems: 1,
    maxItems: LIBRARY_BATCH_MOST,
    description: "Slugs of recipes",
  }),
});

export const LibraryItem = t.Object({
  mark: Mark,
  etag: t.String({ description: "The `ETag` of `recipes/{slug}`" }),
  recipe: Recipe,
  furtherPictures: t.Optional(
    t.Array(FurtherPicture, { description: "As in `recipes/{slug}/pictures`; missing without any" }),
  ),
});
export type LibraryItem = Omit<typeof LibraryItem.static, "recipe"> & { recipe: Recipe };
