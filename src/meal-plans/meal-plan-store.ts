import type { Database } from "bun:sqlite";
import { addDays, getMonday, countSharedDays } from "../contract/days.ts";
import type { MealPlan, ShoppingListRow } from "../contract/meal-plans.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import {
  makeEtag,
  MealPlanChanged,
  MealPlanNotFound,
  type CompleteMeal,
  type CompletePlan,
} from "./meal-plan.ts";
import type { Corrections } from "../ingredients/correct-line.ts";
import { keepServings } from "./keep-servings.ts";
import { mealPlanRestoreStore } from "./meal-plan-restore-store.ts";
import { toMeals, toShoppingRows, type MealRow, type RecipeTexts, type ShoppingRow } from "./meal-rows.ts";

export type MealPlanStore = ReturnType<typeof mealPlanStore>;

interface PlanRow {
  id: number;
  group_name: string;
  start_date: string;
  end_date: string;
  version: number;
}

const PLAN = `SELECT meal_plan.id, user_group.name AS group_name, start_date, end_date, version
  FROM meal_plan JOIN user_group ON user_group.id = group_id`;

const MEAL = `SELECT plan_id, date, meal.name, note, servings, recipe_id, recipe.slug,
    recipe.name AS recipe_name, description, recipe_yield, picture_ext, picture_number, picture_hash
  FROM meal LEFT JOIN recipe ON recipe.id = recipe_id`;

const SHOPPING = `SELECT recipe.name, recipe.slug, date, servings, recipe_yield, ingredients, instructions
  FROM meal JOIN recipe ON recipe.id = recipe_id`;

/** @param readCorrections loads ingredient corrections to scale shopping lists */
export function mealPlanStore(db: Database, readCorrections: () => Corrections) {
  const ofGroup = db.query<PlanRow, [number]>(`${PLAN} WHERE group_id = ? ORDER BY start_date, meal_plan.id`);
  const byId = db.query<PlanRow, [number, number]>(`${PLAN} WHERE meal_plan.id = ? AND group_id = ?`);
  const within = db.query<PlanRow, { group: number; from: string; to: string }>(
    `${PLAN} WHERE group_id = $group AND start_date <= $to AND end_date >= $from ORDER BY meal_plan.id DESC`,
  );
  const mealsOf = db.query<MealRow, [string]>(
    `${MEAL} WHERE plan_id IN (SELECT value FROM json_each(?)) ORDER BY plan_id, position`,
  );
  const textsOf = db.query<RecipeTexts, [string]>(
    `SELECT id, name, recipe_yield, ingredients, instructions FROM recipe
     WHERE id IN (SELECT value FROM json_each(?))`,
  );
  const insert = db.query<{ id: number }, { group: number; start: string; end: string }>(
    "INSERT INTO meal_plan (group_id, start_date, end_date) VALUES ($group, $start, $end) RETURNING id",
  );
  const update = db.query<null, { id: number; start: string; end: string }>(
    "UPDATE meal_plan SET start_date = $start, end_date = $end, version = version + 1 WHERE id = $id",
  );
  const remove = db.query<{ id: number }, [number, number]>(
    "DELETE FROM meal_plan WHERE id = ? AND group_id = ? RETURNING id",
  );
  const removeMeals = db.query<null, [number]>("DELETE FROM meal WHERE plan_id = ?");
  const insertMeal = db.query<null, Record<string, string | number | null>>(
    `INSERT INTO meal (plan_id, position, date, recipe_id, name, note, servings)
     VALUES ($plan, $position, $date, $recipe, $name, $note, $servings)`,
  );
  const recipeOf = db.query<{ id: number; name: string }, { slug: string }>(
    `SELECT id, name FROM recipe WHERE slug = $slug UNION ALL
     SELECT id, name FROM recipe JOIN recipe_old_slug AS old ON old.recipe_id = id WHERE old.slug = $slug LIMIT 1`,
  );
  const inBin = db.query<{ id: number; name: string }, [number]>(
    "SELECT recipe_id AS id, meal.name FROM meal JOIN deleted_recipe ON deleted_recipe.id = recipe_id WHERE plan_id = ?",
  );
  const dinner = db.query<{ slug: string }, [number, string]>(
    `SELECT recipe.slug FROM meal JOIN recipe ON recipe.id = recipe_id
     WHERE plan_id = ? AND date = ? ORDER BY position LIMIT 1`,
  );
  const shopping = db.query<ShoppingRow, [number]>(`${SHOPPING} WHERE plan_id = ? ORDER BY position`);
  const recipesIn = db.query<{ recipe: number; date: string; servings: number | null }, [number]>(
    "SELECT recipe_id AS recipe, date, servings FROM meal WHERE plan_id = ? AND recipe_id NOTNULL ORDER BY position",
  );

  const readTexts = (recipes: number[]) => textsOf.all(JSON.stringify(recipes));

  function toPlans(rows: PlanRow[]): MealPlan[] {
    const mealRows = mealsOf.all(JSON.stringify(rows.map(({ id }) => id)));
    const meals = Map.groupBy(toMeals(mealRows, readTexts), ({ plan }) => plan);
    return rows.map((row) => ({
      uid: String(row.id),
      group: row.group_name,
      startDate: row.start_date,
      endDate: row.end_date,
      meals: (meals.get(row.id) ?? []).map(({ meal }) => meal),
      version: row.version,
    }));
  }

  function putMeals(plan: number, meals: CompleteMeal[]): void {
    // Clients get meals of deleted recipes as text, and must not unlink them by saving.
    const binned = new Map(inBin.all(plan).map((recipe) => [recipe.name, recipe]));
    const before = recipesIn.all(plan);
    const planned = meals.map((meal) => {
      const recipe = meal.slug === null ? binned.get(meal.name) : recipeOf.get({ slug: meal.slug });
      return { ...meal, recipe: recipe?.id ?? null, name: recipe?.name ?? meal.name };
    });
    const servings = keepServings(planned, before);
    removeMeals.run(plan);
    planned.forEach(({ recipe, date, name, note }, position) =>
      insertMeal.run({ plan, position, date, recipe, name, note, servings: servings[position] ?? null }),
    );
  }

  function get(group: number, id: number): MealPlan | null {
    const row = byId.get(id, group);
    return row && (toPlans([row])[0] ?? null);
  }

  const add = db.transaction(
    (group: number, { startDate: start, endDate: end, meals }: CompletePlan): number => {
      const row = insert.get({ group, start, end });
      if (!row) throw new Error("The meal plan was not stored");
      putMeals(row.id, meals);
      return row.id;
    },
  );

  const change = db.transaction(
    (group: number, id: number, { to, knows }: { to: CompletePlan; knows: string[] | null }): void => {
      const now = get(group, id);
      if (!now) throw new MealPlanNotFound();
      if (knows && !knows.includes(makeEtag(now))) throw new MealPlanChanged(now);
      update.run({ id, start: to.startDate, end: to.endDate });
      putMeals(id, to.meals);
    },
  );

  function list(group: number): MealPlan[] {
    return toPlans(ofGroup.all(group));
  }

  function covering(group: number, day: string): MealPlan | null {
    const row = within.get({ group, from: day, to: day });
    return row && (toPlans([row])[0] ?? null);
  }

  function between(group: number, from: string, to: string): MealPlan[] {
    return toPlans(within.all({ group, from, to }));
  }

  return {
    list,

    between,

    get,

    add: (group: number, plan: CompletePlan): number => add.immediate(group, plan),

    /** @throws MealPlanNotFound, MealPlanChanged if `knows` lacks its ETag */
    change: (group: number, id: number, options: { to: CompletePlan; knows: string[] | null }): void =>
      change.immediate(group, id, options),

    archived: mealPlanRestoreStore(db, { between, change, putMeals }),

    /** @throws MealPlanNotFound */
    remove(group: number, id: number): void {
      if (!remove.get(id, group)) throw new MealPlanNotFound();
    },

    ofWeek(group: number, today: string): MealPlan | null {
      const now = covering(group, today);
      if (now) return now;
      const [startDate, endDate] = [getMonday(today), addDays(getMonday(today), 6)];
      const rows = within.all({ group, from: startDate, to: endDate });
      const countDaysIn = (row: PlanRow) =>
        countSharedDays({ startDate: row.start_date, endDate: row.end_date }, { startDate, endDate });
      const [most] = rows.toSorted((one, other) => countDaysIn(other) - countDaysIn(one));
      return most ? (toPlans([most])[0] ?? null) : null;
    },

    dinner(group: number, day: string): string | null {
      const plan = within.get({ group, from: day, to: day });
      return (plan && dinner.get(plan.id, day)?.slug) ?? null;
    },

    /** @throws MealPlanNotFound */
    shoppingList(group: number, id: number, foods: FoodCatalog): ShoppingListRow[] {
      if (!byId.get(id, group)) throw new MealPlanNotFound();
      return toShoppingRows(shopping.all(id), { foods, corrections: readCorrections() });
    },
  };
}

export function removeMealPlans(db: Database): void {
  db.run("DELETE FROM meal");
  db.run("DELETE FROM meal_plan");
}
