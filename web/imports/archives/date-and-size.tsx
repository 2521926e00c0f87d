import { formatSize } from "../../text/data-size.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import type { Column } from "../../ui/table.tsx";

export function dateAndSize(locale: string): Column<{ id: string; date: string; bytes: number }>[] {
  return [
    { name: t("backups.date"), show: ({ date }) => <span>{formatMoment(date, locale)}</span> },
    {
      name: t("backups.size"),
      show: ({ bytes }) => <span className="tabular-nums">{formatSize(bytes, locale)}</span>,
    },
  ];
}
