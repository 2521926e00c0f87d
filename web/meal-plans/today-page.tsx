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

export async function loader() {
  const slug = await callApi("GET meal-plans/today");
  if (!slug.ok) return slug;
  if (slug.data) return redirect(`/recipe/${encodeURIComponent(slug.data)}`);
  const week = await callApi("GET meal-plans/this-week");
  const isTold =
    week.ok && week.data?.meals.some((meal) => meal.date === today() && getMealKind(meal) === "text");
  return isTold ? redirect("/meal-plan/this-week") : slug;
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
