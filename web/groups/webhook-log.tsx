import { useId } from "react";
import type { WebhookDelivery } from "../../src/contract/webhooks.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatMoment } from "../text/moment.ts";
import { t } from "../text/translation.ts";
import { Table, type Column } from "../ui/table.tsx";
import { problemText } from "./problem-text.ts";

export function WebhookLog({ deliveries }: { deliveries: WebhookDelivery[] }) {
  const id = useId();
  const locale = useValue(language);
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col gap-4 ${deliveries.length === 0 ? "reading-width" : ""}`}
    >
      <header>
        <h2 id={id} className="text-lg">
          {t("group-settings.log")}
        </h2>
        <p className="text-muted text-sm">{t("group-settings.log-help")}</p>
      </header>
      {deliveries.length === 0 ? (
        <p className="text-muted">{t("group-settings.log-empty")}</p>
      ) : (
        <Table
          label={t("group-settings.log")}
          rows={deliveries}
          columns={columnsFor(locale)}
          widths="@xl:grid-cols-[3fr_4fr_5fr_2fr_3rem_5fr]"
        />
      )}
    </section>
  );
}

function columnsFor(locale: string): Column<WebhookDelivery>[] {
  return [
    {
      name: t("group-settings.when"),
      show: ({ createdAt }) => <span className="block text-sm">{formatMoment(createdAt, locale)}</span>,
    },
    {
      name: t("group-settings.recipe"),
      place: "head",
      show: ({ recipe }) => (
        <span dir="auto" className="font-medium">
          {recipe}
        </span>
      ),
    },
    {
      name: t("group-settings.to"),
      show: ({ url }) => <span className="block text-sm">{url}</span>,
    },
    {
      name: t("group-settings.group"),
      show: ({ group }) => <span dir="auto">{group}</span>,
    },
    {
      name: t("group-settings.tries"),
      show: ({ tries }) => <span className="tabular-nums">{tries}</span>,
    },
    {
      name: t("group-settings.result"),
      show: (delivery) => <Outcome delivery={delivery} locale={locale} />,
    },
  ];
}

function Outcome({
  delivery: { ok, nextAt, status, problem },
  locale,
}: {
  delivery: WebhookDelivery;
  locale: string;
}) {
  if (ok)
    return <span className="block text-sm">{t("group-settings.reached", { status: status ?? "" })}</span>;
  return (
    <span className="flex flex-col text-sm">
      <span className={ok === false ? "text-danger font-medium" : "font-medium"}>
        {nextAt
          ? t("group-settings.again-at", { when: formatMoment(nextAt, locale) })
          : t("group-settings.not-reached")}
      </span>
      {problemText(problem)}
    </span>
  );
}
