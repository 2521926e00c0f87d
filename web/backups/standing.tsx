import { Copy, ImageOff, Moon, ShieldAlert, ShieldCheck, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { BackupStatus } from "../../src/contract/backups.ts";
import { BackupFailure } from "../accounts/backup-failure.tsx";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatMoment } from "../text/moment.ts";
import { t } from "../text/translation.ts";
import { TechnicalDetails } from "../ui/technical-details.tsx";
import { listNames } from "../imports/archives/list-names.ts";

export function Standing({ status: { last, failed, keeps, secondFolder } }: { status: BackupStatus }) {
  const locale = useValue(language);
  return (
    <div className="flex flex-col gap-4">
      {failed && <BackupFailure failed={failed} />}
      <ul className="flex flex-col gap-2">
        {last ? (
          <Line Icon={ShieldCheck}>
            <strong className="font-medium">
              {t("backups.last", { when: formatMoment(last.provedAt, locale) })}
            </strong>
          </Line>
        ) : (
          <Line Icon={ShieldAlert}>
            <strong className="font-medium">{t("backups.never")}</strong>
          </Line>
        )}
        {last && last.missing.length > 0 && (
          <Line Icon={ImageOff}>
            {t("backups.missing", {
              names: listNames(last.missing, locale, (number) => t("backups.missing-more", { number })),
            })}
          </Line>
        )}
        <Line Icon={Moon}>{t("backups.nightly", { count: keeps })}</Line>
      </ul>
      <TechnicalDetails>
        <ul>
          <Line Icon={Copy}>
            {secondFolder ? t("backups.copies", { folder: secondFolder }) : t("backups.no-copies")}
          </Line>
        </ul>
      </TechnicalDetails>
    </div>
  );
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon size={20} className="text-muted mt-0.5 shrink-0" aria-hidden />
      <span className="min-w-0 text-pretty [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}
