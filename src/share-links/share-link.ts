import { pickCorrections, type KnownCorrections } from "../ingredients/corrections/pick-corrections.ts";
import { isDay } from "../contract/days.ts";
import type { Recipe } from "../contract/recipes.ts";
import type { SharedRecipe } from "../contract/share-links.ts";
import { sentence } from "../contract/sentences.ts";
import { DomainError, Invalid } from "../platform/errors.ts";

export class ShareLinkNotFound extends DomainError {
  constructor() {
    super("not-found", "share-link-not-found");
  }
}

/** @throws Invalid */
export function checkLastDay(text: string | null, today: string): string | null {
  if (text === null || text === "") return null;
  if (isDay(text) && text >= today) return text;
  const problem = isDay(text) ? "share-link-day-past" : "share-link-day-not-valid";
  throw new Invalid([{ field: "expires", problem: sentence(problem), kind: "date" }], problem);
}

export function toSharedRecipe(recipe: Recipe, known: KnownCorrections): SharedRecipe {
  return {
    name: recipe.name,
    slug: recipe.slug,
    image: recipe.image,
    imageHash: recipe.imageHash,
    description: recipe.description,
    recipeCategory: recipe.recipeCategory,
    tags: recipe.tags,
    rating: recipe.rating,
    sourceRating: recipe.sourceRating,
    recipeYield: recipe.recipeYield,
    recipeIngredient: recipe.recipeIngredient,
    ingredientGroups: recipe.ingredientGroups,
    recipeInstructions: recipe.recipeInstructions,
    nutrition: recipe.nutrition,
    tools: recipe.tools,
    totalTime: recipe.totalTime,
    prepTime: recipe.prepTime,
    performTime: recipe.performTime,
    dateAdded: recipe.dateAdded,
    notes: recipe.notes,
    author: recipe.author,
    recipeCuisine: recipe.recipeCuisine,
    orgURL: recipe.orgURL,
    ingredientCorrections: pickCorrections(recipe.recipeIngredient, known),
  };
}
