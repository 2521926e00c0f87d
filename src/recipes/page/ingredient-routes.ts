import { ingredientCalls } from "../../contract/calls/ingredient-calls.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import type { Guard } from "../../http/guard.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { searchFoods } from "../../ingredients/foods/search-foods.ts";
import { readIngredients } from "../../ingredients/read-ingredients.ts";
import { fromRow } from "../recipe-rows.ts";
import type { RecipeStore } from "../recipe-store.ts";
import { showIngredients } from "./recipe-ingredients.ts";

interface Parts {
  recipes: RecipeStore;
  foods: FoodCatalog;
}

const DEFAULT_FOODS = 20;

export function ingredientRoutes(guard: Guard, { recipes, foods }: Parts) {
  return bindCalls(guard, ingredientCalls, {
    "POST ingredients/read": ({ body: { lines, language } }) =>
      readIngredients(lines, language ?? null, foods),

    "GET recipes/{slug}/ingredients": ({ params: { slug }, query: { servings, units } }) =>
      showIngredients(
        fromRow(recipes.getRowByAnySlug(slug)),
        { servings: servings ?? null, units: units ?? "written" },
        foods,
      ),

    "GET foods": ({ query: { q, language, limit } }) =>
      searchFoods(foods, { text: q ?? "", language: language ?? "en-US", limit: limit ?? DEFAULT_FOODS }),
  });
}
