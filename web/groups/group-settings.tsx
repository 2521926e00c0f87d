import type { Answer } from "../api/call.ts";
import { useSoon, type Soon } from "../api/soon.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { CategoriesCard } from "./categories-card.tsx";
import type { LoadedSettings } from "./load-group-settings.ts";
import { WebhookLog } from "./webhook-log.tsx";
import { WebhooksCard } from "./webhooks-card.tsx";

export function GroupSettings({ settings }: { settings: Soon<Answer<LoadedSettings>> }) {
  const answer = useSoon(settings);
  if (!answer.ok) return <Alert title={answer.message} />;
  const { group, calendar, categories, deliveries } = answer.data;
  return (
    <section aria-labelledby="group-settings-title" className="flex flex-col gap-6">
      <header>
        <h2 id="group-settings-title" className="text-xl [overflow-wrap:anywhere]">
          {t("group-settings.title", { name: group.name })}
        </h2>
        <p className="text-muted">{t("group-settings.help")}</p>
      </header>
      <div className="flex max-w-[640px] flex-col gap-6">
        <CategoriesCard group={group} categories={categories} />
        <CalendarCard calendar={calendar} />
        <WebhooksCard group={group} />
      </div>
      {deliveries && <WebhookLog deliveries={deliveries} />}
    </section>
  );
}
