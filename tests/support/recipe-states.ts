import type { RecipeState } from "../../src/contract/recipe-life.ts";

/** A recipe with nothing but a name. */
export const EMPTY_STATE: RecipeState = {
  name: "Soup",
  description: "",
  recipeCategory: [],
  tags: [],
  rating: 0,
  sourceRating: null,
  recipeYield: "",
  recipeIngredient: [],
  ingredientGroups: [],
  recipeInstructions: [],
  nutrition: {
    calories: null,
    fatContent: null,
    fiberContent: null,
    proteinContent: null,
    sodiumContent: null,
    sugarContent: null,
  },
  tools: [],
  totalTime: null,
  prepTime: null,
  performTime: null,
  dateAdded: "2026-01-01",
  notes: [],
  author: "",
  recipeCuisine: [],
  orgURL: null,
  sourceText: null,
  extras: {},
};
