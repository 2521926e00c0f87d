import { ingredientCalls } from "../../contract/calls/ingredient-calls.ts";
import { ENGLISH } from "../../ingredients/foods/name-languages.ts";
import { SEARCH_RESULTS } from "../../contract/rules.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import type { Guard } from "../../http/guard.ts";
import type { CorrectionStore } from "../../ingredients/corrections/correction-store.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { searchFoods } from "../../ingredients/foods/search-foods.ts";
import { readIngredients } from "../../ingredients/read-ingredients.ts";
import { findCookableRecipes } from "../foods/cook-with.ts";
import type { RecipeFoodStore } from "../foods/recipe-food-store.ts";
import type { SummaryStore } from "../lists/summary-store.ts";
import { fromRow } from "../recipe-rows.ts";
import type { RecipeStore } from "../recipe-store.ts";
import { showIngredients } from "./recipe-ingredients.ts";

interface Parts {
  recipes: RecipeStore;
  recipeFoods: RecipeFoodStore;
  summaries: SummaryStore;
  foods: FoodCatalog;
  corrections: CorrectionStore;
}

const DEFAULT_FOODS = 20;

export function ingredientRoutes(
  guard: Guard,
  { recipes, recipeFoods, summaries, foods, corrections }: Parts,
) {
  const getKnowledge = () => ({ foods, corrections: corrections.byLine() });

  return bindCalls(guard, ingredientCalls, {
    "POST ingredients/read": ({ body: { lines, language } }) =>
      readIngredients(lines, language ?? null, getKnowledge()),

    "GET recipes/{slug}/ingredients": ({ params: { slug }, query: { servings, units } }) =>
      showIngredients(
        fromRow(recipes.getRowByAnySlug(slug)),
        { servings: servings ?? null, units: units ?? "written" },
        getKnowledge(),
      ),

    "POST recipes/cook-with": ({ body: { language = ENGLISH, limit, ...input } }) =>
      findCookableRecipes(
        { recipeFoods, summaries, foods },
        { ...input, language, limit: limit ?? SEARCH_RESULTS.default },
      ),

    "GET foods": ({ query: { q, language, limit } }) =>
      searchFoods(foods, { text: q ?? "", language: language ?? "en-US", limit: limit ?? DEFAULT_FOODS }),
  });
}
