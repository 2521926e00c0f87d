import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDays, today } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { PlanShopping } from "./plan-shopping.tsx";

/** Load it with `later`, which brings its texts. */
export function ShoppingListDialog({ plan, onClose }: { plan: MealPlan; onClose: () => void }) {
  const days = formatDays(plan.startDate, plan.endDate, useValue(language), today());
  return (
    <Dialog title={t("shopping.title")} room="more" onClose={onClose}>
      <PlanShopping plan={plan} days={days} level="h3" />
    </Dialog>
  );
}
