import { ChefHat } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { addDays, DAYS_OF_WEEK, daysBetween, getMonday } from "../../src/contract/days.ts";
import type { Meal, MealPlan } from "../../src/contract/meal-plans.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay, today } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { DayName } from "./day-name.tsx";
import { DishPicture } from "./dish-picture.tsx";
import { isEmpty } from "./meal-kind.ts";
import { getMealCookPath, formatServings, getMealPath } from "./meal-servings.ts";
import { WeeksGrid } from "./weeks-grid.tsx";

const WEEKS = 2;

export function PlanMeals({ plan }: { plan: MealPlan }) {
  const locale = useValue(language);
  const [isWhole, setIsWhole] = useState(false);
  const days = useRef<HTMLDivElement>(null);
  const { start, end } = isWhole ? { start: plan.startDate, end: plan.endDate } : nearest(plan, today());
  const isShortened = start !== plan.startDate || end !== plan.endDate;
  const meals = Map.groupBy(plan.meals, ({ date }) => date);

  function showAll(): void {
    flushSync(() => setIsWhole(true));
    days.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={days} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <WeeksGrid start={start} end={end}>
        {(day, place) => (
          <li
            key={day}
            aria-label={formatDay(day, locale)}
            {...place}
            className={`${place.className} flex gap-3 @min-[720px]:flex-col @min-[720px]:gap-1`}
          >
            <div className="w-20 shrink-0 @min-[720px]:w-auto">
              <DayName day={day} narrow />
            </div>
            <div className="flex min-w-0 grow flex-col gap-2">
              {(meals.get(day) ?? [])
                .filter((meal) => !isEmpty(meal) || meal.note)
                .map((meal, at) => (
                  <Planned key={at} meal={meal} isToday={day === today()} />
                ))}
            </div>
          </li>
        )}
      </WeeksGrid>
      {isShortened && (
        <button type="button" className="btn btn-ghost -ml-4 self-start" onClick={showAll}>
          {t("plan.show-all", { count: daysBetween(plan.startDate, plan.endDate) + 1 })}
        </button>
      )}
    </div>
  );
}

function Planned({ meal, isToday }: { meal: Meal; isToday: boolean }) {
  const servings = formatServings(meal);
  const look =
    "rounded-box flex min-h-11 min-w-0 items-center gap-3 @min-[720px]:flex-col @min-[720px]:items-stretch @min-[720px]:gap-1.5";
  const shown = (
    <>
      {!isEmpty(meal) && (
        <span className="rounded-field bg-base-300 @min-[720px]:rounded-box relative size-11 shrink-0 overflow-hidden @min-[720px]:aspect-4/3 @min-[720px]:h-auto @min-[720px]:w-full">
          <DishPicture dish={meal} />
        </span>
      )}
      <span className="flex min-w-0 flex-col @min-[720px]:px-1">
        <span dir="auto" className="line-clamp-2 text-sm leading-snug font-medium [overflow-wrap:anywhere]">
          {meal.name}
        </span>
        {servings && (
          <span dir="auto" className="text-muted line-clamp-2 text-sm leading-snug [overflow-wrap:anywhere]">
            {servings}
          </span>
        )}
        {meal.note && (
          <span dir="auto" className="text-muted line-clamp-3 text-sm leading-snug [overflow-wrap:anywhere]">
            {meal.note}
          </span>
        )}
      </span>
    </>
  );
  if (!meal.slug) return <div className={look}>{shown}</div>;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1 @min-[720px]:flex-col @min-[720px]:items-stretch">
      <Link to={getMealPath(meal)} className={`${look} grow basis-40 @min-[720px]:basis-auto`}>
        {shown}
      </Link>
      {isToday && (
        <Link
          to={getMealCookPath(meal)}
          className="btn btn-ghost shrink-0 px-3 print:hidden @min-[720px]:px-1"
          aria-label={t("recipe.cooking", { name: meal.name })}
        >
          <ChefHat size={20} aria-hidden />
          {t("recipe.cook")}
        </Link>
      )}
    </div>
  );
}

/** The weeks from this one on, or from the first if the plan is still to come. */
function nearest({ startDate, endDate }: MealPlan, now: string): { start: string; end: string } {
  const isOver = endDate < now;
  const monday = getMonday(now);
  const start = monday > startDate && !isOver ? monday : startDate;
  const last = addDays(getMonday(start), WEEKS * DAYS_OF_WEEK - 1);
  return { start, end: last < endDate ? last : endDate };
}
