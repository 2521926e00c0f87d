import { useEffect, useState } from "react";
import { CalendarPlus } from "lucide-react";
import { addDays, eachDay } from "../../../src/contract/days.ts";
import type { MealPlan } from "../../../src/contract/meal-plans.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatDay, today } from "../../text/day.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { loadPlans, planDinner } from "./plan-dinner.ts";
import { listMeals } from "./week-plan.ts";

const SHOWN_DAYS = 8;
/** Two lines of a phone, with the day. */
const NAME_IN_BAR = 24;

interface Props {
  recipe: { slug: string; name: string };
  /** Null means the recipe's own. */
  servings: number | null;
  onClose: () => void;
}

/** The days can be chosen before it is known what is planned. */
export function PlanMenu({ recipe, servings, onClose }: Props) {
  const [plans, setPlans] = useState<MealPlan[]>([]);
  const locale = useValue(language);
  const now = today();

  useEffect(() => {
    let isOpen = true;
    void loadPlans().then((loaded) => isOpen && loaded && setPlans(loaded));
    return () => {
      isOpen = false;
    };
  }, []);

  async function plan(day: string): Promise<void> {
    onClose();
    const sentence = t("recipe.planned", {
      name: truncate(recipe.name, NAME_IN_BAR),
      day: formatDay(day, locale, { weekday: "long" }),
    });
    await planDinner({ slug: recipe.slug, day, servings }, sentence);
  }

  return (
    <>
      <h2 className="flex items-center gap-3 px-4 pt-1 pb-2 text-lg">
        <CalendarPlus size={20} aria-hidden />
        {t("recipe.plan-for")}
      </h2>
      <ul>
        {eachDay(now, addDays(now, SHOWN_DAYS - 1)).map((day) => (
          <li key={day}>
            <DayButton day={day} now={now} plans={plans} onPlan={() => void plan(day)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DayProps {
  day: string;
  now: string;
  plans: MealPlan[];
  onPlan: () => void;
}

function DayButton({ day, now, plans, onPlan }: DayProps) {
  const locale = useValue(language);
  const meals = listMeals(plans, day).map(({ name, note }) => name || note);
  return (
    <button
      type="button"
      className="btn btn-ghost h-auto min-h-11 w-full flex-nowrap justify-between gap-3 py-1.5 text-start font-normal"
      onClick={onPlan}
    >
      <span className="min-w-0">
        <span className="block font-medium">{nameDay(day, now, locale)}</span>
        {meals.length > 0 && (
          <span dir="auto" className="text-muted line-clamp-1 text-sm [overflow-wrap:anywhere]">
            {meals.join(", ")}
          </span>
        )}
      </span>
      <span className="text-muted shrink-0 text-sm">
        {formatDay(day, locale, { month: "short", day: "numeric" })}
      </span>
    </button>
  );
}

function nameDay(day: string, now: string, locale: string): string {
  if (day === now) return t("plan.today");
  if (day === addDays(now, 1)) return t("recipe.tomorrow");
  return formatDay(day, locale, { weekday: "long" });
}
