import { ShoppingBasket } from "lucide-react";
import { Suspense } from "react";
import { Link, useLoaderData } from "react-router";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { callApi } from "../api/call-api.ts";
import type { Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDays, today } from "../text/day.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { Message } from "../ui/message.tsx";
import { Problem } from "../ui/problem.tsx";
import { PlanShopping } from "./plan-shopping.tsx";

export async function loader() {
  return { plan: await soon(callApi("GET meal-plans/this-week")), now: today() };
}

/** The list of this week's plan. */
export function Component() {
  const { plan, now } = useLoaderData<typeof loader>();
  return (
    <div className="reading-width flex flex-col gap-6">
      <PageTitle of={t("shopping.title")} />
      <Suspense fallback={<LoadingBlocks className="gap-6" heights={["h-14", "h-52", "h-52"]} />}>
        <ThisWeek answer={plan} now={now} />
      </Suspense>
    </div>
  );
}

function ThisWeek({ answer, now }: { answer: Soon<Answer<MealPlan | null>>; now: string }) {
  const result = useSoon(answer);
  const locale = useValue(language);
  if (!result.ok) return <Problem message={result.message} />;
  const plan = result.data;
  if (!plan || plan.meals.length === 0) return <NoList />;
  return (
    <>
      <Headline>{t("shopping.title")}</Headline>
      <PlanShopping
        key={plan.uid}
        plan={plan}
        days={formatDays(plan.startDate, plan.endDate, locale, now)}
        level="h2"
      />
    </>
  );
}

function NoList() {
  return (
    <Message
      title={t("shopping.none-title")}
      Icon={ShoppingBasket}
      action={
        <Link to="/meal-plan/planner" className="btn btn-primary">
          {t("week.plan")}
        </Link>
      }
    >
      {t("shopping.none")}
    </Message>
  );
}
