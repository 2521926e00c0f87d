import type { Instruction, IngredientGroup, Note } from "../../contract/recipes.ts";

/** What a page says of its recipe, cleaned: text without markup, in the page's own words. */
export interface ParsedRecipe {
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

/** A recipe of which nothing is known but where it was looked for. */
export function emptyRecipe(url: string): ParsedRecipe {
  return {
    name: "",
    description: "",
    image: null,
    recipeYield: "",
    recipeIngredient: [],
    ingredientGroups: [],
    recipeInstructions: [],
    prepTime: null,
    performTime: null,
    totalTime: null,
    nutrition: {},
    recipeCategory: [],
    recipeCuisine: [],
    tags: [],
    tools: [],
    author: "",
    rating: null,
    bestRating: null,
    orgURL: url,
  };
}

/** Whether one could cook from it. */
export function isWhole(recipe: ParsedRecipe | undefined): recipe is ParsedRecipe {
  return isNamed(recipe) && recipe.recipeIngredient.length > 0 && recipe.recipeInstructions.length > 0;
}

/** Whether it is worth having: a name, and ingredients or steps. */
export function isRecipe(recipe: ParsedRecipe | undefined): recipe is ParsedRecipe {
  return isNamed(recipe) && (recipe.recipeIngredient.length > 0 || recipe.recipeInstructions.length > 0);
}

function isNamed(recipe: ParsedRecipe | undefined): recipe is ParsedRecipe {
  return recipe !== undefined && recipe.name !== "";
}

/** The first recipe, with what it lacks taken from the second. */
export function fillMissing(first: ParsedRecipe, second: ParsedRecipe): ParsedRecipe {
  const lacks = (value: unknown) =>
    value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
  const gaps = Object.entries(second).filter(([key]) => lacks(first[key as keyof ParsedRecipe]));
  return { ...first, ...Object.fromEntries(gaps) };
}
