import { t } from "elysia";
import { SharedCorrections } from "./ingredients.ts";
import { Recipe } from "./recipes.ts";

const LastDay = t.String({
  description: "YYYY-MM-DD: the last day it works, in the server's time zone",
});

export const ShareLink = t.Object({
  id: t.Integer(),
  token: t.String({ description: "32 hexadecimal digits" }),
  url: t.String({ description: "The public URL of the shared recipe" }),
  recipe: t.Object({ slug: t.String(), name: t.String() }),
  createdBy: t.String({ description: "The name of the person who created it" }),
  createdAt: t.String({ description: "ISO 8601, UTC" }),
  expires: t.Nullable(LastDay),
});
export type ShareLink = typeof ShareLink.static;

export const ShareLinkInput = t.Object({ expires: t.Optional(t.Nullable(LastDay)) });
export type ShareLinkInput = typeof ShareLinkInput.static;

/** Named one by one, so that a new field of recipes isn't shown to strangers by accident. */
const SharedFields = t.Pick(Recipe, [
  "name",
  "slug",
  "image",
  "imageHash",
  "description",
  "recipeCategory",
  "tags",
  "rating",
  "sourceRating",
  "recipeYield",
  "recipeIngredient",
  "ingredientGroups",
  "recipeInstructions",
  "nutrition",
  "tools",
  "totalTime",
  "prepTime",
  "performTime",
  "dateAdded",
  "notes",
  "author",
  "recipeCuisine",
  "orgURL",
]);

export const SharedRecipe = t.Composite([
  SharedFields,
  t.Object({ ingredientCorrections: SharedCorrections }),
]);
export type SharedRecipe = Omit<typeof SharedRecipe.static, "nutrition"> & Pick<Recipe, "nutrition">;
