import { Utensils } from "lucide-react";
import { Link, redirect, useLoaderData } from "react-router";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { today } from "../text/day.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "../ui/message.tsx";
import { Problem } from "../ui/problem.tsx";
import { getMealKind } from "./meal-kind.ts";
import { getMealPath } from "./meal-servings.ts";

export async function loader() {
  const [slug, week] = await Promise.all([
    callApi("GET meal-plans/today"),
    callApi("GET meal-plans/this-week"),
  ]);
  if (!slug.ok) return slug;
  const meals = week.ok ? (week.data?.meals ?? []).filter(({ date }) => date === today()) : [];
  const dinner = meals.find((meal) => meal.slug === slug.data);
  if (slug.data) return redirect(getMealPath({ slug: slug.data, servings: dinner?.servings ?? null }));
  return meals.some((meal) => getMealKind(meal) === "text") ? redirect("/meal-plan/this-week") : slug;
}

export function Component() {
  const answer = useLoaderData<Answer<string | null>>();
  if (!answer.ok) return <Problem message={answer.message} />;
  return (
    <Message
      title={t("week.no-dinner-title")}
      Icon={Utensils}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/meal-plan/planner" className="btn btn-primary">
            {t("week.choose")}
          </Link>
          <Link to="/meal-plan/this-week" className="btn bg-base-100 border-base-300">
            {t("week.see-week")}
          </Link>
        </div>
      }
    >
      <PageTitle of={t("week.today")} />
      {t("week.no-dinner")}
    </Message>
  );
}
