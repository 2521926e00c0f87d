import { Link } from "react-router";
import type { BackupStatus } from "../../src/contract/backups.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatMoment } from "../text/moment.ts";
import { sentenceFor, t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";

interface Props {
  failed: NonNullable<BackupStatus["failed"]>;
  isElsewhere?: boolean;
}

export function BackupFailure({ failed, isElsewhere = false }: Props) {
  const { at, automatic, code, params, text } = failed;
  const when = formatMoment(at, useValue(language));
  return (
    <Alert title={t(automatic ? "backups.failed-automatic" : "backups.failed", { when })}>
      <p className="[overflow-wrap:anywhere]">{sentenceFor(code, params, text)}</p>
      {isElsewhere && (
        <Link to="/admin/backups" className="w-fit underline underline-offset-2">
          {t("backups.look")}
        </Link>
      )}
    </Alert>
  );
}
