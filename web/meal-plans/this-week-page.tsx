import { CalendarDays, ShoppingBasket } from "lucide-react";
import { lazy, startTransition, Suspense, useId, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { addDays, daysBetween, getMonday } from "../../src/contract/days.ts";
import type { Meal, MealPlan } from "../../src/contract/meal-plans.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDays, today } from "../text/day.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { Loading } from "../ui/loading.tsx";
import { Message } from "../ui/message.tsx";
import { Problem } from "../ui/problem.tsx";
import { later } from "../ui/later.ts";
import { MealCard, TodayCard } from "./meal-card.tsx";

const ShoppingListDialog = lazy(async () => ({
  default: (await later(import("./shopping-list-dialog.tsx"))).ShoppingListDialog,
}));

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4 sm:gap-5";

export async function loader() {
  const plan = await soon(callApi("GET meal-plans/this-week"));
  return { plan, now: today() };
}

export function Component() {
  const { plan, now } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <PageTitle of={t("week.title")} />
      <Suspense fallback={<Skeleton />}>
        <ThisWeek answer={plan} now={now} />
      </Suspense>
    </div>
  );
}

function ThisWeek({ answer, now }: { answer: Soon<Answer<MealPlan | null>>; now: string }) {
  const result = useSoon(answer);
  if (!result.ok) return <Problem message={result.message} />;
  if (!result.data || result.data.meals.length === 0) return <NoPlan />;
  return <Plan plan={result.data} now={now} />;
}

/** Longer plans are cut to this many days from Monday on. */
const SHOWN_DAYS = 14;

function Plan({ plan, now }: { plan: MealPlan; now: string }) {
  const [isWhole, setWhole] = useState(false);
  const days = daysBetween(plan.startDate, plan.endDate) + 1;
  const first = getMonday(now);
  const last = addDays(first, SHOWN_DAYS - 1);
  const isLong = days > SHOWN_DAYS && !isWhole;
  const meals = plan.meals
    .filter(({ date }) => !isLong || (date >= first && date <= last))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return (
    <>
      <PlanHead plan={plan} now={now} />
      {meals
        .filter(({ date }) => date === now)
        .map((meal, position) => (
          <TodayCard key={position} meal={meal} />
        ))}
      <Meals title={t("week.next")} meals={meals.filter(({ date }) => date > now)} />
      <Meals title={t("week.before")} meals={meals.filter(({ date }) => date < now)} areOver />
      {isLong && (
        <button type="button" className="btn border-base-300 self-center" onClick={() => setWhole(true)}>
          {t("plan.show-all", { count: days })}
        </button>
      )}
    </>
  );
}

function Meals({ title, meals, areOver = false }: { title: string; meals: Meal[]; areOver?: boolean }) {
  const id = useId();
  if (meals.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className={GRID}>
        {meals.map((meal, position) => (
          <li key={position} className="min-w-0">
            <MealCard meal={meal} isOver={areOver} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanHead({ plan, now }: { plan: MealPlan; now: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <Headline>{t("week.title")}</Headline>
        <p className="text-muted">{formatDays(plan.startDate, plan.endDate, useValue(language), now)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ShoppingButton plan={plan} />
        <Link to="/meal-plan/planner" className="btn bg-base-100 border-base-300">
          <CalendarDays size={20} aria-hidden />
          {t("week.planner")}
        </Link>
      </div>
    </div>
  );
}

function ShoppingButton({ plan }: { plan: MealPlan }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => startTransition(() => setOpen(true))}>
        <ShoppingBasket size={20} aria-hidden />
        {t("shopping.title")}
      </button>
      <Suspense>{isOpen && <ShoppingListDialog plan={plan} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function NoPlan() {
  return (
    <Message
      title={t("week.empty-title")}
      Icon={CalendarDays}
      action={
        <Link to="/meal-plan/planner" className="btn btn-primary">
          {t("week.plan")}
        </Link>
      }
    >
      {t("week.empty")}
    </Message>
  );
}

function Skeleton() {
  return (
    <Loading className="flex flex-col gap-6">
      <div className="bg-base-300 rounded-box h-14 w-64 animate-pulse" />
      <div className="bg-base-300 rounded-box h-80 animate-pulse" />
      <div className={GRID}>
        {[0, 1, 2, 3, 4, 5].map((meal) => (
          <div key={meal} className="bg-base-300 rounded-box h-36 animate-pulse sm:h-96" />
        ))}
      </div>
    </Loading>
  );
}
