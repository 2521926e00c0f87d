import { useState } from "react";
import type { MealPlan, ShoppingListRow } from "../../src/contract/meal-plans.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDays, today } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { AddPlanDialog } from "./add-plan-dialog.tsx";
import { PlanShopping } from "./plan-shopping.tsx";

/** Load it with `later`, which brings its texts. */
export function ShoppingListDialog({ plan, onClose }: { plan: MealPlan; onClose: () => void }) {
  const days = formatDays(plan.startDate, plan.endDate, useValue(language), today());
  const [adding, setAdding] = useState<ShoppingListRow[] | null>(null);
  if (adding)
    return <AddPlanDialog plan={plan} rows={adding} onBack={() => setAdding(null)} onClose={onClose} />;
  return (
    <Dialog title={t("shopping.title")} room="more" onClose={onClose}>
      <PlanShopping plan={plan} days={days} onAdd={setAdding} />
    </Dialog>
  );
}
