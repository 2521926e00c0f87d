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

const UNKNOWN_RECIPES_LEAST = 3;
const UNKNOWN_FOODS_MOST = 100;

export function correctionRoutes(
  guard: Guard,
  { corrections, taughtFoods, foods, recipeFoods, foodChanges, clock }: Parts,
) {
  const sign = ({ fullName }: { fullName: string }) => ({ by: fullName, at: clock().toISOString() });

  const isFood = (id: string) => foods.get(id) !== null;

  return bindCalls(guard, correctionCalls, {
    "GET ingredient-corrections": ({ query: { language } }) => {
      const withName = <Row extends { foodId: string | null }>(row: Row) => ({
        ...row,
        foodName: row.foodId && isFood(row.foodId) ? foods.nameOf(row.foodId, language ?? "en-US") : null,
      });
      return { lines: corrections.list().map(withName), foods: taughtFoods.list().map(withName) };
    },

    "PUT ingredient-corrections": ({ body, caller }) =>
      foodChanges.applyToLine(() => corrections.put(completeCorrection(body, isFood), sign(caller))),

    "DELETE ingredient-corrections/{id}": ({ params: { id } }) => {
      foodChanges.applyToLine(() => corrections.remove(id));
      return snackbar("ingredient-correction-undone", "success");
    },

    "PUT taught-foods": ({ body, caller }) =>
      foodChanges.applyToName(() => taughtFoods.put(completeTaughtFood(body, isFood), sign(caller))),

    "DELETE taught-foods/{id}": ({ params: { id } }) => {
      foodChanges.applyToName(() => taughtFoods.remove(id));
      return snackbar("taught-food-removed", "success");
    },

    "GET unknown-foods": () => recipeFoods.listUnknown(UNKNOWN_RECIPES_LEAST, UNKNOWN_FOODS_MOST),
  });
}
