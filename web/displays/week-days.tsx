import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Meal } from "../../src/contract/meal-plans.ts";
import { getMealCookPath } from "../meal-plans/meal-servings.ts";
import { RecipePicture } from "../recipes/pictures/card-picture.tsx";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { findDinner, type PlannedDay } from "./list-week.ts";

/** A row of days on wide screens, otherwise a list. */
export function WeekDays({ week, today }: { week: readonly PlannedDay[]; today: string }) {
  return (
    <section aria-label={t("display.week")} className="min-h-0 upright:overflow-y-auto">
      <ul className="flex min-h-full flex-col gap-1 across:grid across:grid-cols-7 across:gap-3">
        {week.map((planned) => (
          <Day key={planned.day} planned={planned} today={today} />
        ))}
      </ul>
    </section>
  );
}

function Day({ planned: { day, meals }, today }: { planned: PlannedDay; today: string }) {
  const locale = useValue(language);
  const dinner = findDinner(meals);
  const isToday = day === today;
  const isOver = day < today;
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className={`rounded-field flex min-h-12 min-w-0 upright:grow ${isToday ? "bg-base-100 shadow-(--shadow-card)" : ""}`}
    >
      <Cell meal={dinner}>
        <span className="text-muted flex w-10 shrink-0 gap-1 text-sm across:w-auto">
          <time dateTime={day} className={isToday ? "text-base-content font-semibold" : ""}>
            {formatDay(day, locale, { weekday: "short" })}
          </time>
          {isToday && <span className="sr-only">{t("plan.today")}</span>}
        </span>
        <span
          className={`rounded-field relative aspect-4/3 h-10 shrink-0 overflow-hidden across:h-auto across:w-full ${dinner?.slug ? "bg-base-300" : "border-base-content/25 border border-dashed"} ${isOver ? "opacity-60" : ""}`}
        >
          {dinner?.slug && <RecipePicture {...dinner} sizes="160px" textSize="text-xl" />}
        </span>
        <span className="min-w-0 grow">
          {dinner ? (
            <span
              dir="auto"
              className={`line-clamp-2 text-sm [overflow-wrap:anywhere] ${isOver ? "text-muted" : ""}`}
            >
              {dinner.name}
            </span>
          ) : (
            <span className="sr-only">{t("week.nothing")}</span>
          )}
        </span>
      </Cell>
    </li>
  );
}

function Cell({ meal, children }: { meal: Meal | null; children: ReactNode }) {
  const look =
    "rounded-field flex min-w-0 grow items-center gap-3 px-2 py-1 across:flex-col across:items-stretch across:gap-1 across:p-1.5";
  if (!meal?.slug) return <div className={look}>{children}</div>;
  return (
    <Link to={getMealCookPath(meal)} className={look}>
      {children}
    </Link>
  );
}
