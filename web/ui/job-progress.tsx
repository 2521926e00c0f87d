import { t } from "../text/translation.ts";

export interface Job {
  state: "running" | "stopped" | "done";
  counts: { total: number; done: number; failed: number };
}

export function JobProgress({ job: { counts, state } }: { job: Job }) {
  const settled = counts.done + counts.failed;
  const part = (count: number) => `${counts.total > 0 ? (100 * count) / counts.total : 0}%`;
  return (
    <div className="flex flex-col gap-2">
      <div
        role="progressbar"
        aria-label={t("imports.progress")}
        aria-valuemin={0}
        aria-valuemax={counts.total}
        aria-valuenow={settled}
        className="bg-base-300 flex h-2.5 overflow-hidden rounded-full"
      >
        <div className="bg-primary-mark transition-[width]" style={{ width: part(counts.done) }} />
        <div className="bg-danger transition-[width]" style={{ width: part(counts.failed) }} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{t("imports.settled", { settled, total: counts.total })}</span>
        <span className="text-muted">{t("imports.done", { count: counts.done })}</span>
        {counts.failed > 0 && (
          <span className="text-danger">{t("imports.failed", { count: counts.failed })}</span>
        )}
        {state === "stopped" && <span className="text-muted">{t("imports.stopped")}</span>}
      </p>
    </div>
  );
}
