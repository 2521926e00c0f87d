import type { BackupStatus } from "../../../src/contract/backups.ts";
import { t } from "../../text/translation.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

export function BackupProgress({ running }: { running: BackupStatus["running"] }) {
  const { step, done, total } = running ?? { step: "writing" as const, done: 0, total: 0 };
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-medium">
        {t(`backups.${step}`)}
      </p>
      <ProgressBar label={t("backups.progress")} part={total > 0 ? done / total : 0} />
      <p className="text-muted text-sm tabular-nums">
        {total > 0 ? t("backups.files", { done, count: total }) : t("backups.beginning")}
      </p>
    </div>
  );
}
