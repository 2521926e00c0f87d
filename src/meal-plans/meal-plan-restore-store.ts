import type { Database } from "bun:sqlite";
import type { MealPlan } from "../contract/meal-plans.ts";
import { MealPlanExists, type WishedMeal, type WishedPlan } from "./meal-plan.ts";

/** A plan as an archive holds it. */
export interface ArchivedPlan extends WishedPlan {
  /** Null where it says none that can be one. */
  id: number | null;
  version: number;
}

interface Parts {
  list(group: number): MealPlan[];
  change(group: number, id: number, how: { to: WishedPlan; knows: null }): void;
  putMeals(plan: number, meals: WishedMeal[]): void;
}

/** The SQL of meal plans that come back from an archive. */
export function mealPlanRestoreStore(db: Database, { list, change, putMeals }: Parts) {
  const insert = db.query<{ id: number }, Record<string, string | number | null>>(
    `INSERT INTO meal_plan (id, group_id, start_date, end_date, version)
     VALUES ($id, $group, $start, $end, $version) RETURNING id`,
  );
  const holder = db.query<{ id: number }, [number]>("SELECT id FROM meal_plan WHERE id = ?");
  const removeAll = db.query<null, []>("DELETE FROM meal_plan");
  // Read as texts, meals of recipes in the bin come back as texts.
  const relink = db.query<null, [number]>(
    `UPDATE meal SET recipe_id = (SELECT min(id) FROM recipe_bin WHERE recipe_bin.name = meal.name)
     WHERE plan_id = ? AND recipe_id IS NULL AND name <> ''`,
  );

  function addNew(
    group: number,
    { id, startDate: start, endDate: end, version, meals }: ArchivedPlan,
  ): number {
    const free = id === null || holder.get(id) ? null : id;
    const made = insert.get({ id: free, group, start, end, version });
    if (!made) throw new Error("The meal plan was not stored");
    putMeals(made.id, meals);
    return made.id;
  }

  const restore = db.transaction((group: number, plan: ArchivedPlan, force: boolean): void => {
    const here = list(group).find((one) => isSame(one, plan));
    if (here && !force) throw new MealPlanExists();
    if (here) change(group, Number(here.uid), { to: plan, knows: null });
    relink.run(here ? Number(here.uid) : addNew(group, plan));
  });

  return {
    /**
     * Keeps a plan, under the id it had where nobody has that.
     * @throws MealPlanExists when the group has it already, unless it is to be changed
     */
    restore: (group: number, plan: ArchivedPlan, force: boolean): void =>
      restore.immediate(group, plan, force),

    /** Call it inside the transaction that empties what is restored. */
    removeAll: (): void => void removeAll.run(),
  };
}

/** Whether a plan is the one that an archive holds: there may be several for the same days. */
function isSame(here: MealPlan, { id, startDate, endDate, meals }: ArchivedPlan): boolean {
  if (here.startDate !== startDate || here.endDate !== endDate) return false;
  const named = (list: { date: string; name: string }[]) => list.map(({ date, name }) => `${date} ${name}`);
  return here.uid === String(id) || Bun.deepEquals(named(here.meals), named(meals));
}
