import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import { t, type TextKey } from "../../text/translation.ts";

const NAMES: Record<keyof RecipeContent, TextKey> = {
  name: "edit.name",
  author: "edit.author",
  prepTime: "recipe.prep-time",
  performTime: "recipe.cook-time",
  totalTime: "recipe.total-time",
  recipeYield: "recipe.servings",
  rating: "recipe.rating",
  description: "edit.description",
  recipeIngredient: "recipe.ingredients",
  ingredientGroups: "recipe.ingredients",
  recipeInstructions: "recipe.steps",
  notes: "recipe.notes",
  sourceText: "recipe.original-text",
  tools: "recipe.tools",
  nutrition: "recipe.nutrition",
  recipeCategory: "recipe.categories",
  tags: "recipe.tags",
  recipeCuisine: "versions.cuisine",
  orgURL: "edit.source",
  sourceRating: "versions.source-rating",
  extras: "edit.extras",
  dateAdded: "edit.date-added",
};

export function fieldName(field: keyof RecipeContent): string {
  return t(NAMES[field]);
}

export function fieldNames(fields: (keyof RecipeContent)[], locale: string): string {
  const inOrder = (Object.keys(NAMES) as (keyof RecipeContent)[]).filter((field) => fields.includes(field));
  const names = [...new Set(inOrder.map(fieldName))];
  return new Intl.ListFormat(locale, { style: "narrow" }).format(names);
}
