import { correctionCalls } from "../../contract/calls/correction-calls.ts";
import { snackbar } from "../../contract/sentences.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import type { Guard } from "../../http/guard.ts";
import type { Clock } from "../../platform/clock.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import type { CorrectionStore } from "../../ingredients/corrections/correction-store.ts";
import { completeCorrection, completeTaughtFood } from "../../ingredients/corrections/correction.ts";
import type { TaughtFoodStore } from "../../ingredients/corrections/taught-food-store.ts";
import type { RecipeFoodStore } from "../foods/recipe-food-store.ts";
import type { FoodChanges } from "../search/food-changes.ts";

interface Parts {
  recipeFoods: RecipeFoodStore;
  foodChanges: FoodChanges;
  corrections: CorrectionStore;
  taughtFoods: TaughtFoodStore;
  foods: FoodCatalog;
  clock: Clock;
}

const MIN_RECIPES = 3;
const MAX_UNKNOWN_FOODS = 100;

export function correctionRoutes(
  guard: Guard,
  { corrections, taughtFoods, foods, recipeFoods, foodChanges, clock }: Parts,
) {
  const attribute = ({ fullName }: { fullName: string }) => ({ by: fullName, at: clock().toISOString() });

  const isFood = (id: string) => foods.get(id) !== null;

  return bindCalls(guard, correctionCalls, {
    "GET ingredient-corrections": ({ query: { language } }) => {
      const addFoodName = <Row extends { foodId: string | null }>(row: Row) => ({
        ...row,
        foodName: row.foodId && isFood(row.foodId) ? foods.getName(row.foodId, language ?? "en-US") : null,
      });
      return { lines: corrections.list().map(addFoodName), foods: taughtFoods.list().map(addFoodName) };
    },

    "PUT ingredient-corrections": ({ body, caller }) =>
      foodChanges.applyToLine(() => corrections.put(completeCorrection(body, isFood), attribute(caller))),

    "DELETE ingredient-corrections/{id}": ({ params: { id } }) => {
      foodChanges.applyToLine(() => corrections.remove(id));
      return snackbar("ingredient-correction-undone", "success");
    },

    "PUT taught-foods": ({ body, caller }) =>
      foodChanges.applyToName(() => taughtFoods.put(completeTaughtFood(body, isFood), attribute(caller))),

    "DELETE taught-foods/{id}": ({ params: { id } }) => {
      foodChanges.applyToName(() => taughtFoods.remove(id));
      return snackbar("taught-food-removed", "success");
    },

    "GET unknown-foods": () => recipeFoods.listUnknown(MIN_RECIPES, MAX_UNKNOWN_FOODS),
  });
}
