import type { SummaryStore } from "../recipes/lists/summary-store.ts";
import type { Guard } from "../http/guard.ts";
import { snackbar } from "../contract/sentences.ts";
import { jsonResponse } from "../platform/json-response.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import { parseIfMatch } from "../http/parse-if-match.ts";
import { pictureAnswers, type PictureParts } from "../recipes/pictures/picture-responses.ts";
import { NoDinnerPicture, completePlan } from "./meal-plan.ts";
import type { MealPlanStore } from "./meal-plan-store.ts";
import type { RecipePoolStore } from "./recipe-pool-store.ts";
import { randomRecipes } from "./random-recipes.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { mealPlanCalls } from "../contract/calls/meal-plan-calls.ts";

interface Parts extends PictureParts {
  mealPlans: MealPlanStore;
  recipePool: RecipePoolStore;
  summaries: SummaryStore;
  foods: FoodCatalog;
  clock: Clock;
  groupNamed(name: string | undefined): number | null;
}

export function mealPlanRoutes(guard: Guard, parts: Parts) {
  const { mealPlans, recipePool, clock, pictures, summaries, foods } = parts;
  const picture = pictureAnswers(parts);
  const today = () => localDay(clock());

  return bindCalls(guard, mealPlanCalls, {
    "GET meal-plans/all": ({ caller }) => mealPlans.list(caller.groupId),

    "POST meal-plans/create": ({ body, caller }) => {
      const id = mealPlans.add(caller.groupId, completePlan(body));
      return { ...snackbar("meal-plan-created", "success"), uid: String(id) };
    },

    "GET meal-plans/this-week": ({ caller }) => jsonResponse(mealPlans.ofWeek(caller.groupId, today())),

    "GET meal-plans/today": ({ caller }) => jsonResponse(mealPlans.dinner(caller.groupId, today())),

    "GET meal-plans/today/image": ({ request, query }) => {
      const group = parts.groupNamed(query.group_name);
      const slug = group === null ? null : mealPlans.dinner(group, today());
      if (slug === null || !pictures.current(slug)) throw new NoDinnerPicture();
      return picture(request, slug, "original");
    },

    "POST meal-plans/random": ({ body, caller }) => {
      const used = recipePool.listIds(body.used ?? []);
      const filter = { count: body.count, used };
      const ids = randomRecipes(recipePool.ofGroup(caller.groupId), filter, Math.random);
      const rows = new Map(summaries.of([...new Set(ids)]).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },

    "PUT meal-plans/{uid}": ({ request, params, body, caller }) => {
      const knows = parseIfMatch(request.headers.get("If-Match"));
      mealPlans.change(caller.groupId, params.uid, { to: completePlan(body), knows });
      return snackbar("meal-plan-updated", "info");
    },

    "DELETE meal-plans/{uid}": ({ params, caller }) => {
      mealPlans.remove(caller.groupId, params.uid);
      return snackbar("meal-plan-deleted", "success");
    },

    "GET meal-plans/{uid}/shopping-list": ({ params, caller }) =>
      mealPlans.shoppingList(caller.groupId, params.uid, foods),
  });
}
