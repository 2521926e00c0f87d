import { call, type Answer } from "../../api/call.ts";
import type { Instruction, IngredientGroup, Note } from "../../../src/contract/recipes.ts";

export interface ReadRecipe {
  name: string;
  description: string;
  image: string | null;
  recipeYield: string;
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
  recipeInstructions: Instruction[];
  prepTime: string | null;
  performTime: string | null;
  totalTime: string | null;
  nutrition: Record<string, string>;
  recipeCategory: string[];
  recipeCuisine: string[];
  tags: string[];
  tools: string[];
  notes: Note[];
  author: string;
  sourceRating: number | null;
  orgURL: string | null;
  sourceText: string | null;
  preview?: string | null;
}

/** A recipe that is here already; `recipe` is the place of the one that was found. */
export interface ExistingRecipe {
  slug: string;
  name: string;
  recipe: number;
  by: "address" | "ingredients";
}

/** What was found on a page, or in a text. */
export interface Found {
  recipes: ReadRecipe[];
  existing: ExistingRecipe[];
}

/** Where recipes are looked for: at an address, in the source of a page, or in a text. */
export type Source = { url: string } | { url?: string; html: string } | { text: string };

/** Looks for recipes, and stores nothing. */
export function readPage(source: Source): Promise<Answer<Found>> {
  return call<Found>("POST", "recipes/read-url", { ...source, previews: true });
}

/** Stores a recipe that was found; the answer is its slug. */
export function importRecipe(recipe: ReadRecipe): Promise<Answer<string>> {
  // The picture to choose by would only be sent back and forth.
  const { preview: _, ...stored } = recipe;
  return call<string>("POST", "recipes/import", { recipe: stored });
}
