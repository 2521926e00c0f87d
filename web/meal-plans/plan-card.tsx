import { useId } from "react";
import { Copy, Pencil, ShoppingBasket, Trash2 } from "lucide-react";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { isOffline } from "../state/connection.ts";
import { useValue } from "../state/use-value.ts";
import { t, type TextKey } from "../text/translation.ts";
import { OverlapNotes } from "./overlap-notes.tsx";
import { PlanMeals } from "./plan-meals.tsx";
import { isInside } from "./plan-draft.ts";

export type PlanAction = "edit" | "copy" | "shop" | "delete";

interface Props {
  plan: MealPlan;
  plans: MealPlan[];
  title: string;
  today: string;
  editId: string;
  onAction: (action: PlanAction, plan: MealPlan) => void;
}

interface Action {
  action: PlanAction;
  Icon: typeof Copy;
  text: TextKey;
  short?: TextKey;
  label: TextKey;
  look?: string;
}

const ACTIONS: Action[] = [
  { action: "shop", Icon: ShoppingBasket, text: "plan.shop", label: "plan.shop-for" },
  { action: "edit", Icon: Pencil, text: "plan.edit", label: "plan.edit-plan" },
  { action: "copy", Icon: Copy, text: "plan.copy", short: "plan.copy-short", label: "plan.copy-plan" },
  { action: "delete", Icon: Trash2, text: "plan.delete", label: "plan.delete-plan", look: "text-danger" },
];

export function PlanCard({ plan, plans, title, today, editId, onAction }: Props) {
  const id = useId();
  const offline = useValue(isOffline);
  const actions = offline ? ACTIONS.filter(({ action }) => action === "shop") : ACTIONS;
  return (
    <article
      aria-labelledby={id}
      className="bg-base-100 border-base-300 rounded-box flex flex-col gap-4 border p-4 shadow-(--shadow-card) sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {isInside(plan, today) && (
          <span className="bg-neutral text-neutral-content rounded-full px-2.5 py-0.5 text-sm">
            {t("plan.now")}
          </span>
        )}
      </header>
      {plan.endDate >= today && <OverlapNotes plan={plan} plans={plans} />}
      <PlanMeals plan={plan} />
      <div className="-mx-2 -mb-2 grid grid-cols-2 gap-1 sm:flex sm:flex-wrap">
        {actions.map(({ action, Icon, text, label, short, look = "" }) => (
          <button
            key={action}
            id={action === "edit" ? editId : undefined}
            type="button"
            aria-label={t(label, { days: title })}
            className={`btn btn-ghost h-auto min-h-11 justify-start px-3 py-1 text-start font-normal ${look}`}
            onClick={() => onAction(action, plan)}
          >
            <Icon size={20} className="shrink-0" aria-hidden />
            <span className={short ? "max-sm:hidden" : ""}>{t(text)}</span>
            {short && <span className="sm:hidden">{t(short)}</span>}
          </button>
        ))}
      </div>
    </article>
  );
}
