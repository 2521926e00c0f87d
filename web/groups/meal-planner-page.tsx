import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { soon } from "../api/soon.ts";
import { loadPlans } from "../meal-plans/load-plans.ts";
import { Planner } from "../meal-plans/planner.tsx";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { GroupSettings } from "./group-settings.tsx";
import { loadGroupSettings } from "./load-group-settings.ts";

export async function loader() {
  const [planned, settings] = await Promise.all([loadPlans(), soon(loadGroupSettings())]);
  return { ...planned, settings };
}

/** `/admin/meal-planner`: the planner, beside the other pages of settings, and what one's group has decided of it. */
export function Component() {
  const { plans, settings } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-10">
      <PageTitle of={t("plan.title")} />
      <Headline>{t("plan.title")}</Headline>
      <Planner plans={plans} />
      <Suspense
        fallback={<LoadingBlocks className="max-w-[640px] gap-6" heights={["h-52", "h-52", "h-96"]} />}
      >
        <GroupSettings settings={settings} />
      </Suspense>
    </div>
  );
}
