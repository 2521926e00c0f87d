import { Suspense } from "react";
import { useLoaderData } from "react-router";
import type { CalendarAddress } from "../../src/contract/calendar.ts";
import type { Group } from "../../src/contract/groups.ts";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import type { WebhookDelivery } from "../../src/contract/webhooks.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import type { Answer } from "../api/call.ts";
import { Alert } from "../ui/alert.tsx";
import { callApi } from "../api/call-api.ts";
import { user } from "../state/session.ts";
import { CalendarCard } from "./calendar-card.tsx";
import { CategoriesCard } from "./categories-card.tsx";
import { WebhookLog } from "./webhook-log.tsx";
import { WebhooksCard } from "./webhooks-card.tsx";

export async function loader() {
  return { settings: await soon(loadGroupSettings()) };
}

export function Component() {
  const { settings } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <div className="reading-width">
        <PageTitle of={t("plan.title")} />
        <Headline>{t("plan.title")}</Headline>
      </div>
      <Suspense
        fallback={<LoadingBlocks className="reading-width gap-6" heights={["h-52", "h-52", "h-96"]} />}
      >
        <GroupSettings settings={settings} />
      </Suspense>
    </div>
  );
}

function GroupSettings({ settings }: { settings: Soon<Answer<LoadedSettings>> }) {
  const answer = useSoon(settings);
  if (!answer.ok) return <Alert title={answer.message} />;
  const { group, calendar, categories, deliveries } = answer.data;
  return (
    <section aria-labelledby="group-settings-title" className="flex flex-col gap-6">
      <header className="reading-width">
        <h2 id="group-settings-title" className="text-lg [overflow-wrap:anywhere]">
          {t("group-settings.title", { name: group.name })}
        </h2>
        <p className="text-muted">{t("group-settings.help")}</p>
      </header>
      <div className="reading-width flex flex-col gap-6">
        <CategoriesCard group={group} categories={categories} />
        <CalendarCard calendar={calendar} />
        <WebhooksCard group={group} />
      </div>
      {deliveries && <WebhookLog deliveries={deliveries} />}
    </section>
  );
}

interface LoadedSettings {
  group: Group;
  calendar: CalendarAddress;
  categories: ListedOrganizer[];
  deliveries: WebhookDelivery[] | null;
}

async function loadGroupSettings(): Promise<Answer<LoadedSettings>> {
  const isAdmin = user.peek()?.admin === true;
  const [group, calendar, categories, deliveries] = await Promise.all([
    callApi("GET groups/self"),
    callApi("GET groups/self/calendar"),
    callApi("GET categories"),
    isAdmin ? callApi("GET webhook-deliveries") : null,
  ]);
  if (!group.ok) return group;
  if (!calendar.ok) return calendar;
  if (!categories.ok) return categories;
  return {
    ok: true,
    status: group.status,
    data: {
      group: group.data,
      calendar: calendar.data,
      categories: categories.data,
      // The settings work without the log.
      deliveries: deliveries?.ok ? deliveries.data : null,
    },
  };
}
