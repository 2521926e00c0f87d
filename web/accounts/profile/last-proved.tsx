import { Link } from "react-router";
import { useSoon } from "../../api/soon.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import type { BackupsNow } from "../admin-frame.tsx";

export function LastProved({ backups }: { backups: BackupsNow }) {
  const status = useSoon(backups);
  const locale = useValue(language);
  if (!status) return null;
  const { last } = status;
  return (
    <p className="text-muted text-sm">
      <Link
        to="/admin/backups"
        className="inline-flex min-h-11 items-center underline underline-offset-3 sm:min-h-6"
      >
        {last ? t("backups.last", { when: formatMoment(last.provedAt, locale) }) : t("backups.never")}
      </Link>
    </p>
  );
}
