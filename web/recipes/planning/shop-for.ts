import { language } from "../../state/language.ts";
import { toast } from "../../state/toasts.ts";
import { formatDay, today } from "../../text/day.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { loadPlans, planDinner } from "./plan-dinner.ts";
import { firstFreeDay, readWeek } from "./week-plan.ts";

const NAME_IN_BAR = 24;

/** A shopping list has the recipes of its plan, so the recipe is planned if it isn't yet. */
export async function shopFor(recipe: { slug: string; name: string }): Promise<void> {
  const plans = await loadPlans();
  if (!plans) return;
  const now = today();
  const week = readWeek(plans, now);
  const name = truncate(recipe.name, NAME_IN_BAR);
  if (week.planned.some(({ slug, date }) => slug === recipe.slug && date >= now)) {
    toast(t("recipe.on-list", { name }), "info");
    return;
  }
  const day = firstFreeDay(week, now);
  const weekday = formatDay(day, language.peek(), { weekday: "long" });
  await planDinner({ slug: recipe.slug, day }, t("recipe.shopped", { name, day: weekday }));
}
