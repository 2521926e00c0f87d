import { t } from "elysia";
import {
  IngredientGroup,
  Instruction,
  Note,
  NullableText,
  Nutrition,
  OptionalText,
  RecipeInput,
} from "./recipes.ts";

export const RecipeUrlInput = t.Object({
  url: t.String({ description: "Address of a page with a recipe: http or https, and a host with a dot" }),
});
export type RecipeUrlInput = typeof RecipeUrlInput.static;

export const RecipePreview = t.Object({
  name: t.String(),
  description: t.String(),
  image: t.Nullable(t.String({ description: "The picture's address on the web" })),
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
  sourceText: t.Nullable(t.String({ description: "The pasted text; null when it was read from a page" })),
  preview: t.Nullable(t.String({ description: "Its picture in small, as a `data:` address" })),
});
export type RecipePreview = Omit<typeof RecipePreview.static, "nutrition"> & { nutrition: Nutrition };

/** Exactly one of: a link, a page's source, or a text. */
export const ReadInput = t.Object({
  url: t.Optional(
    t.Nullable(
      t.String({
        description: "Of the page: http or https, and a host with a dot; with `html` where it is from",
      }),
    ),
  ),
  html: t.Optional(t.Nullable(t.String({ description: "The source of a page, which is then not fetched" }))),
  text: t.Optional(
    t.Nullable(t.String({ description: "A recipe as plain text, at most 100,000 characters" })),
  ),
  previews: t.Optional(t.Nullable(t.Boolean({ description: "Whether pictures are wanted, in small" }))),
});
export type ReadInput = typeof ReadInput.static;

export const ExistingRecipe = t.Object({
  slug: t.String(),
  name: t.String(),
  recipe: t.Integer({ description: "Which of the read recipes it is like, from 0" }),
  by: t.UnionEnum(["address", "ingredients"], {
    description: "From the same page, or with the same ingredients",
  }),
});
export type ExistingRecipe = typeof ExistingRecipe.static;

export const ReadAnswer = t.Object({
  recipes: t.Array(RecipePreview, { description: "The recipe that the page is about first" }),
  existing: t.Array(ExistingRecipe),
});
export interface ReadAnswer {
  recipes: RecipePreview[];
  existing: ExistingRecipe[];
}

/** `image` is the picture's URL. */
export const ImportInput = t.Composite([RecipeInput, t.Object({ image: OptionalText })]);
export type ImportInput = RecipeInput & { image?: string | null };
