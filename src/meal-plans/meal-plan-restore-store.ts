import type { Database } from "bun:sqlite";
import type { MealPlan } from "../contract/meal-plans.ts";
import { MealPlanExists, type CompleteMeal, type CompletePlan } from "./meal-plan.ts";

export interface ArchivedPlan extends CompletePlan {
  /** Null if the archive has no valid id. */
  id: number | null;
  version: number;
  binned: TrashedMeal[];
}

export interface TrashedMeal {
  position: number;
  slug: string;
  deletedAt: string;
  /** How many earlier ones in the trash have the same slug and time of deletion. */
  twins: number;
}

const TWINS = `SELECT count(*) FROM deleted_recipe AS twin WHERE twin.slug = bin.slug AND twin.deleted_at = bin.deleted_at`;

export interface PlanAmongOthers {
  plans: ArchivedPlan[];
  at: number;
  lastId: number;
}

interface Parts {
  between(group: number, from: string, to: string): MealPlan[];
  change(group: number, id: number, how: { to: CompletePlan; knows: null }): void;
  putMeals(plan: number, meals: CompleteMeal[]): void;
}

export function mealPlanRestoreStore(db: Database, { between, change, putMeals }: Parts) {
  const insert = db.query<{ id: number }, Record<string, string | number>>(
    `INSERT INTO meal_plan (id, group_id, start_date, end_date, version)
     VALUES ($id, $group, $start, $end, $version) RETURNING id`,
  );
  const lastId = db.query<{ id: number }, []>(
    "SELECT coalesce(max(seq), 0) AS id FROM sqlite_sequence WHERE name = 'meal_plan'",
  );
  const holder = db.query<{ id: number }, [number]>("SELECT id FROM meal_plan WHERE id = ?");
  const removeAll = db.query<null, []>("DELETE FROM meal_plan");
  const binnedMeals = db.query<TrashedMeal, [number]>(
    `SELECT position, bin.slug, bin.deleted_at AS deletedAt, (${TWINS} AND twin.id < bin.id) AS twins
     FROM meal JOIN deleted_recipe AS bin ON bin.id = recipe_id WHERE plan_id = ? ORDER BY position`,
  );
  const unlink = db.query<null, [number]>(
    "UPDATE meal SET recipe_id = NULL WHERE plan_id = ? AND recipe_id IN (SELECT id FROM deleted_recipe)",
  );
  const link = db.query<null, Record<string, string | number>>(
    `UPDATE meal SET recipe_id = (SELECT id FROM deleted_recipe WHERE slug = $slug AND deleted_at = $deletedAt
       ORDER BY id LIMIT 1 OFFSET $twins)
     WHERE plan_id = $plan AND position = $position AND recipe_id IS NULL`,
  );

  /** Reading a plan turns meals of deleted recipes into text; this links them again. */
  function relink(plan: number, binned: TrashedMeal[]): void {
    unlink.run(plan);
    for (const meal of binned) link.run({ plan, ...meal });
  }

  function addNew(group: number, plan: ArchivedPlan, highest: number): number {
    const { startDate: start, endDate: end, version, meals } = plan;
    // Lower ids may belong to plans of the archive that follow.
    const free = Math.max(highest, lastId.get()?.id ?? 0) + 1;
    const id = plan.id === null || holder.get(plan.id) ? free : plan.id;
    const row = insert.get({ id, group, start, end, version });
    if (!row) throw new Error("The meal plan was not stored");
    putMeals(row.id, meals);
    return row.id;
  }

  const restore = db.transaction((group: number, archived: PlanAmongOthers, force: boolean): void => {
    const plan = archived.plans[archived.at];
    if (!plan) return;
    const existing = findSame(between(group, plan.startDate, plan.endDate).toReversed(), archived);
    if (existing && !force) throw new MealPlanExists();
    if (existing) change(group, Number(existing.uid), { to: plan, knows: null });
    relink(existing ? Number(existing.uid) : addNew(group, plan, archived.lastId), plan.binned);
  });

  return {
    /** @throws MealPlanExists unless `force` */
    restore: (group: number, plan: PlanAmongOthers, force: boolean): void =>
      restore.immediate(group, plan, force),

    listDeletedMeals: (plan: number): TrashedMeal[] => binnedMeals.all(plan),

    /** Call it inside the transaction that clears the data. */
    removeAll: (): void => void removeAll.run(),
  };
}

/** Each archived plan needs its own match, since a group may have several alike. */
function findSame(existing: MealPlan[], { plans, at }: PlanAmongOthers): MealPlan | null {
  const plan = plans[at];
  if (!plan) return null;
  const withId = (one: ArchivedPlan) =>
    existing.find(({ uid, ...days }) => uid === String(one.id) && haveSameDays(days, one));
  const own = withId(plan);
  if (own) return own;
  const claimed = new Set(plans.flatMap((one) => withId(one)?.uid ?? []));
  const alike = existing.filter((one) => !claimed.has(one.uid) && isAlike(one, plan));
  const place = plans.slice(0, at).filter((one) => !withId(one) && isAlike(one, plan)).length;
  return alike[place] ?? null;
}

type Planned = Pick<MealPlan, "startDate" | "endDate"> & { meals: { date: string; name: string }[] };

function haveSameDays(
  one: Pick<Planned, "startDate" | "endDate">,
  other: Pick<Planned, "startDate" | "endDate">,
) {
  return one.startDate === other.startDate && one.endDate === other.endDate;
}

function isAlike(one: Planned, other: Planned): boolean {
  const listMealNames = ({ meals }: Planned) => meals.map(({ date, name }) => `${date} ${name}`);
  return haveSameDays(one, other) && Bun.deepEquals(listMealNames(one), listMealNames(other));
}
