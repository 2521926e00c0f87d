import { t } from "elysia";
import { DOUBTS_MOST, PartConfidence, RecipeDoubt } from "./recipe-doubts.ts";
import {
  IngredientGroup,
  Instruction,
  Note,
  NullableText,
  Nutrition,
  OptionalText,
  RecipeInput,
} from "./recipes.ts";

export const UrlInput = t.Object({
  url: t.String({
    description: "URL of a web page or PDF with a recipe: http or https, with a dot in the host",
  }),
});
export type UrlInput = typeof UrlInput.static;

export const RecipePreview = t.Object({
  name: t.String(),
  description: t.String(),
  image: t.Nullable(t.String({ description: "The picture's URL" })),
  recipeYield: t.String(),
  recipeIngredient: t.Array(t.String()),
  ingredientGroups: t.Array(IngredientGroup),
  recipeInstructions: t.Array(Instruction),
  prepTime: NullableText,
  performTime: NullableText,
  totalTime: NullableText,
  nutrition: Nutrition,
  recipeCategory: t.Array(t.String()),
  recipeCuisine: t.Array(t.String()),
  tags: t.Array(t.String()),
  tools: t.Array(t.String()),
  notes: t.Array(Note),
  author: t.String(),
  sourceRating: t.Nullable(t.Number()),
  orgURL: NullableText,
  sourceText: t.Nullable(
    t.String({ description: "The pasted text, or that of a PDF; null if read from a web page" }),
  ),
  preview: t.Nullable(t.String({ description: "A small picture, as a `data:` URL" })),
  confidence: PartConfidence,
  doubts: t.Array(RecipeDoubt),
  shownText: t.Nullable(
    t.String({ description: "What the page shows around the recipe, to compare; null without doubts" }),
  ),
});
export type RecipePreview = Omit<typeof RecipePreview.static, "nutrition"> & { nutrition: Nutrition };

/** Exactly one of: a link, a page's source, or a text. */
export const ReadInput = t.Object({
  url: t.Optional(
    t.Nullable(
      t.String({
        description:
          "The URL of a web page or a PDF: http or https, with a dot in the host; with `html`, where it came from",
      }),
    ),
  ),
  html: t.Optional(t.Nullable(t.String({ description: "A page's source, so that nothing is fetched" }))),
  text: t.Optional(
    t.Nullable(t.String({ description: "One or more recipes as plain text, at most 100,000 characters" })),
  ),
  previews: t.Optional(t.Nullable(t.Boolean({ description: "Whether to include small pictures" }))),
});
export type ReadInput = typeof ReadInput.static;

export const ReadMatch = t.Object({
  slug: t.String(),
  name: t.String(),
  recipe: t.Integer({ description: "Index of the similar recipe that was read, from 0" }),
  by: t.UnionEnum(["address", "ingredients"], {
    description: "Imported from the same page, or with the same ingredients",
  }),
});
export type ReadMatch = typeof ReadMatch.static;

/** As the site setting `importedOrganizers` says. */
export const SuggestedLabels = t.Object({
  recipeCategory: t.Array(t.String()),
  tags: t.Array(t.String()),
});
export type SuggestedLabels = typeof SuggestedLabels.static;

export const ReadAnswer = t.Object({
  recipes: t.Array(RecipePreview, { description: "The page's main recipe comes first" }),
  existing: t.Array(ReadMatch),
  suggested: t.Array(SuggestedLabels, {
    description: "For each recipe, in the same order: the categories and tags it should get",
  }),
});
export interface ReadAnswer {
  recipes: RecipePreview[];
  existing: ReadMatch[];
  suggested: SuggestedLabels[];
}

export const ImportInput = t.Composite([
  RecipeInput,
  t.Object({ image: OptionalText, doubts: t.Optional(t.Array(RecipeDoubt, { maxItems: DOUBTS_MOST })) }),
]);
export type ImportInput = RecipeInput & { image?: string | null; doubts?: RecipeDoubt[] };
