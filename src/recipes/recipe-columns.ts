import type { RecipeContent } from "../contract/recipe-life.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import { ingredientsKey, sourceAddress } from "./same-recipe.ts";

export const COLUMNS = {
  slug: "slug",
  name: "name",
  description: "description",
  recipe_yield: "recipeYield",
  ingredients: "ingredients",
  ingredient_groups: "ingredientGroups",
  instructions: "instructions",
  notes: "notes",
  tools: "tools",
  nutrition: "nutrition",
  extras: "extras",
  rating: "rating",
  source_rating: "sourceRating",
  author: "author",
  cuisines: "cuisines",
  prep_time: "prepTime",
  perform_time: "performTime",
  total_time: "totalTime",
  org_url: "orgUrl",
  source_text: "sourceText",
  source_address: "sourceAddress",
  ingredients_key: "ingredientsKey",
  date_added: "dateAdded",
  changed_at: "changedAt",
  changed_by: "changedBy",
};
export const PICTURE_COLUMNS = {
  picture_key: "pictureKey",
  picture_ext: "pictureExt",
  picture_number: "pictureNumber",
  picture_hash: "pictureHash",
};

export type Values = Record<string, string | number | null>;

export function toColumns(content: RecipeContent): Values {
  return {
    name: content.name,
    description: content.description,
    recipeYield: content.recipeYield,
    ingredients: JSON.stringify(content.recipeIngredient),
    ingredientGroups: JSON.stringify(content.ingredientGroups),
    instructions: JSON.stringify(content.recipeInstructions),
    notes: JSON.stringify(content.notes),
    tools: JSON.stringify(content.tools),
    nutrition: JSON.stringify(content.nutrition),
    extras: JSON.stringify(content.extras),
    rating: content.rating,
    sourceRating: content.sourceRating,
    author: content.author,
    cuisines: JSON.stringify(content.recipeCuisine),
    prepTime: content.prepTime,
    performTime: content.performTime,
    totalTime: content.totalTime,
    orgUrl: content.orgURL,
    sourceText: content.sourceText,
    sourceAddress: sourceAddress(content.orgURL),
    ingredientsKey: ingredientsKey(content.recipeIngredient),
  };
}

export function toPictureColumns(picture: StoredPicture | null, number: number): Values {
  return {
    pictureKey: picture?.key ?? null,
    pictureExt: picture?.ext ?? null,
    pictureNumber: number,
    pictureHash: picture?.hash ?? null,
  };
}
