import { useLoaderData } from "react-router";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { loadPlans, type Planned, Planner } from "./planner.tsx";

export const loader = loadPlans;

export function Component() {
  const { plans } = useLoaderData<Planned>();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle of={t("plan.title")} />
      <Headline>{t("plan.title")}</Headline>
      <Planner plans={plans} />
    </div>
  );
}
