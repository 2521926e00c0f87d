import { correctionCalls } from "../../contract/calls/correction-calls.ts";
import { snackbar } from "../../contract/sentences.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import type { Guard } from "../../http/guard.ts";
import type { Clock } from "../../platform/clock.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import type { CorrectionStore } from "../../ingredients/corrections/correction-store.ts";
import { completeCorrection, completeTaughtFood } from "../../ingredients/corrections/correction.ts";
import type { TaughtFoodStore } from "../../ingredients/corrections/taught-food-store.ts";

interface Parts {
  corrections: CorrectionStore;
  taughtFoods: TaughtFoodStore;
  foods: FoodCatalog;
  clock: Clock;
}

export function correctionRoutes(guard: Guard, { corrections, taughtFoods, foods, clock }: Parts) {
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
      corrections.put(completeCorrection(body, isFood), sign(caller)),

    "DELETE ingredient-corrections/{id}": ({ params: { id } }) => {
      corrections.remove(id);
      return snackbar("ingredient-correction-undone", "success");
    },

    "PUT taught-foods": ({ body, caller }) => taughtFoods.put(completeTaughtFood(body, isFood), sign(caller)),

    "DELETE taught-foods/{id}": ({ params: { id } }) => {
      taughtFoods.remove(id);
      return snackbar("taught-food-removed", "success");
    },
  });
}
