import { language } from "../../state/language.ts";
import { toast } from "../../state/toasts.ts";
import { formatDay, today } from "../../text/day.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { cookFor, loadPlans, planDinner } from "./plan-dinner.ts";
import { findPlan, firstFreeDay, readWeek } from "./week-plan.ts";

/** Two lines of a phone, with the day. */
export const NAME_IN_BAR = 24;

/**
 * Plans the recipe if it isn't planned yet, since a shopping list contains the recipes of its plan.
 * @param servings null means the recipe's own
 */
export async function shopFor(
  recipe: { slug: string; name: string },
  servings: number | null,
): Promise<void> {
  const plans = await loadPlans();
  if (!plans) return;
  const now = today();
  const week = readWeek(plans, now);
  const name = truncate(recipe.name, NAME_IN_BAR);
  const planned = week.planned.filter(({ slug, date }) => slug === recipe.slug && date >= now);
  const [meal] = planned;
  const plan = findPlan(plans, now);
  if (meal && plan && servings !== null && planned.every((one) => one.servings !== servings)) {
    const dinner = { slug: recipe.slug, day: meal.date, servings: meal.servings };
    return cookFor(plan, dinner, servings, t("recipe.list-updated", { name }));
  }
  if (meal) return toast(t("recipe.on-list", { name }), "info");
  const day = firstFreeDay(week, now);
  const weekday = formatDay(day, language.peek(), { weekday: "long" });
  await planDinner({ slug: recipe.slug, day, servings }, t("recipe.shopped", { name, day: weekday }));
}
