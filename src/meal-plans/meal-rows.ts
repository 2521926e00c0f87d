import type { Meal, ShoppingListRow } from "../contract/meal-plans.ts";
import type { Knowledge } from "../ingredients/read-ingredients.ts";
import { scaleIngredients, scaleYield } from "../recipes/page/recipe-ingredients.ts";
import { imageLabel } from "../recipes/recipe.ts";

export interface MealRow {
  plan_id: number;
  date: string;
  name: string;
  note: string;
  servings: number | null;
  /** A deleted recipe has an id, but no other fields. */
  recipe_id: number | null;
  slug: string | null;
  recipe_name: string | null;
  description: string | null;
  recipe_yield: string | null;
  picture_ext: string | null;
  picture_number: number | null;
  picture_hash: string | null;
}

/** The language of a yield is detected from these texts. */
export interface RecipeTexts {
  id: number;
  name: string;
  recipe_yield: string;
  ingredients: string;
  instructions: string;
}

export interface ShoppingRow extends Omit<RecipeTexts, "id"> {
  slug: string;
  date: string;
  servings: number | null;
}

/** @param readTexts loads the recipes of meals with servings set */
export function toMeals(
  rows: MealRow[],
  readTexts: (recipes: number[]) => RecipeTexts[],
): { plan: number; meal: Meal }[] {
  const scaled = rows.filter(({ servings }) => servings !== null);
  const recipes = new Set(scaled.map(({ recipe_id: id }) => id).filter((id) => id !== null));
  const texts = new Map(readTexts([...recipes]).map((recipe) => [recipe.id, recipe]));
  // Long plans repeat their recipes, and finding the language of one takes a millisecond.
  const yields = new Map<string, string>();
  const makeYield = ({ recipe_id: id, servings, recipe_yield: own }: MealRow): string => {
    const recipe = id === null ? undefined : texts.get(id);
    if (!recipe || servings === null) return own ?? "";
    const key = `${id} ${servings}`;
    const made = yields.get(key) ?? scaleYield(readRecipeTexts(recipe), servings);
    yields.set(key, made);
    return made;
  };
  return rows.map((row) => ({ plan: row.plan_id, meal: toMeal(row, makeYield(row)) }));
}

function toMeal(row: MealRow, recipeYield: string): Meal {
  const { slug, picture_ext: ext, picture_number: number } = row;
  return {
    slug,
    name: row.recipe_name ?? row.name,
    date: row.date,
    image: slug && ext ? imageLabel({ slug, ext, number: number ?? 1 }) : null,
    imageHash: row.picture_hash,
    description: row.description ?? "",
    note: row.note,
    servings: row.servings,
    recipeYield,
  };
}

export function toShoppingRows(rows: ShoppingRow[], knowledge: Knowledge): ShoppingListRow[] {
  // Long plans repeat their recipes, and scaling one takes a millisecond.
  const scaled = new Map<string, ReturnType<typeof scaleRow>>();
  return rows.map((row) => {
    const { name, slug, date, servings } = row;
    const texts = scaled.get(`${slug} ${servings}`) ?? scaleRow(row, knowledge);
    scaled.set(`${slug} ${servings}`, texts);
    const { recipeIngredient, recipeYield } = texts;
    return { name, recipeIngredient, slug, date, servings, recipeYield };
  });
}

function scaleRow(row: ShoppingRow, knowledge: Knowledge) {
  const recipe = readRecipeTexts(row);
  return row.servings === null ? recipe : scaleIngredients(recipe, row.servings, knowledge);
}

function readRecipeTexts({ name, recipe_yield, ingredients, instructions }: Omit<RecipeTexts, "id">) {
  return {
    name,
    recipeYield: recipe_yield,
    recipeIngredient: JSON.parse(ingredients) as string[],
    recipeInstructions: JSON.parse(instructions) as { text: string }[],
  };
}
