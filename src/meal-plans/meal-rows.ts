import type { Meal, ShoppingListRow } from "../contract/meal-plans.ts";
import type { Corrections } from "../ingredients/correct-line.ts";
import { scaleIngredients, scaleYield } from "../recipes/page/recipe-ingredients.ts";
import { imageLabel } from "../recipes/recipe.ts";

export interface MealRow {
  plan_id: number;
  date: string;
  name: string;
  note: string;
  servings: number | null;
  slug: string | null;
  recipe_name: string | null;
  description: string | null;
  recipe_yield: string | null;
  /** Only for a recipe with servings of its own. */
  ingredients: string | null;
  instructions: string | null;
  picture_ext: string | null;
  picture_number: number | null;
  picture_hash: string | null;
}

export interface ShoppingRow {
  name: string;
  slug: string;
  date: string;
  servings: number | null;
  recipe_yield: string;
  ingredients: string;
  instructions: string;
}

export function toMeal(row: MealRow): Meal {
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
    recipeYield: describeYield(row),
  };
}

export function toShoppingRows(rows: ShoppingRow[], corrections: Corrections): ShoppingListRow[] {
  // Long plans repeat their recipes, and scaling one takes a millisecond.
  const scaled = new Map<string, ReturnType<typeof scaleRow>>();
  return rows.map((row) => {
    const { name, slug, date, servings } = row;
    const texts = scaled.get(`${slug} ${servings}`) ?? scaleRow(row, corrections);
    scaled.set(`${slug} ${servings}`, texts);
    const { recipeIngredient, recipeYield } = texts;
    return { name, recipeIngredient, slug, date, servings, recipeYield };
  });
}

function scaleRow(row: ShoppingRow, corrections: Corrections) {
  const recipe = readTexts(row);
  return row.servings === null ? recipe : scaleIngredients(recipe, row.servings, corrections);
}

function describeYield(row: MealRow): string {
  const { recipe_name: name, servings, recipe_yield, ingredients, instructions } = row;
  const isScaled = servings !== null && ingredients !== null && instructions !== null;
  if (!isScaled || name === null) return recipe_yield ?? "";
  return scaleYield(
    readTexts({ name, recipe_yield: recipe_yield ?? "", ingredients, instructions }),
    servings,
  );
}

type TextRow = Pick<ShoppingRow, "name" | "recipe_yield" | "ingredients" | "instructions">;

function readTexts({ name, recipe_yield, ingredients, instructions }: TextRow) {
  return {
    name,
    recipeYield: recipe_yield,
    recipeIngredient: JSON.parse(ingredients) as string[],
    recipeInstructions: JSON.parse(instructions) as { text: string }[],
  };
}
