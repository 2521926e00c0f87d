import type { Instruction, IngredientGroup, Note } from "../../contract/recipes.ts";

export interface ParsedRecipe {
  name: string;
  description: string;
  /** Absolute URL. */
  image: string | null;
  recipeYield: string;
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
  recipeInstructions: Instruction[];
  /** In words: `1 Hour 30 Minutes`. */
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
  /** On the site's own scale. */
  rating: number | null;
  bestRating: number | null;
  /** The URL that was asked for. */
  orgURL: string;
  notes?: Note[];
}

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

export function isComplete(recipe: ParsedRecipe | undefined): recipe is ParsedRecipe {
  return isNamed(recipe) && recipe.recipeIngredient.length > 0 && recipe.recipeInstructions.length > 0;
}

export function isRecipe(recipe: ParsedRecipe | undefined): recipe is ParsedRecipe {
  return isNamed(recipe) && (recipe.recipeIngredient.length > 0 || recipe.recipeInstructions.length > 0);
}

function isNamed(recipe: ParsedRecipe | undefined): recipe is ParsedRecipe {
  return recipe !== undefined && recipe.name !== "";
}

export function fillMissing(first: ParsedRecipe, second: ParsedRecipe): ParsedRecipe {
  const lacks = (value: unknown) =>
    value === undefined ||
    value === null ||
    value === "" ||
    (typeof value === "object" && Object.keys(value).length === 0);
  const gaps = Object.entries(second).filter(([key]) => lacks(first[key as keyof ParsedRecipe]));
  return { ...first, ...Object.fromEntries(gaps) };
}
