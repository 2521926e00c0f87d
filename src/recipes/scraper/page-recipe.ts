import type { Instruction, IngredientGroup, Note } from "../../contract/recipes.ts";

/** What a page says of its recipe, cleaned: text without markup, in the page's own words. */
export interface PageRecipe {
  name: string;
  description: string;
  /** Absolute address of its picture. */
  image: string | null;
  recipeYield: string;
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
  recipeInstructions: Instruction[];
  /** Times as a person says them: `1 Hour 30 Minutes`. */
  prepTime: string | null;
  performTime: string | null;
  totalTime: string | null;
  /** By schema.org key. */
  nutrition: Record<string, string>;
  recipeCategory: string[];
  recipeCuisine: string[];
  tags: string[];
  tools: string[];
  author: string;
  /** The visitors' rating, on the site's own scale. */
  rating: number | null;
  /** The top of that scale, where the site names it. */
  bestRating: number | null;
  /** The address that was asked for. */
  orgURL: string;
  /** Tips and the like that are no steps; left out where the source tells none. */
  notes?: Note[];
}
