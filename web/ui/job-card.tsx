import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatMoment } from "../text/moment.ts";
import { t } from "../text/translation.ts";

export interface Job {
  state: "running" | "stopped" | "done";
  counts: { total: number; done: number; failed: number };
}

interface Props {
  title: string;
  to: string;
  job: Job & { createdAt: string };
}

export function JobCard({ title, to, job }: Props) {
  const locale = useValue(language);
  return (
    <article className="bg-base-100 border-base-300 rounded-box relative flex flex-col gap-3 border p-4 shadow-(--shadow-card)">
      <div className="flex items-baseline gap-x-3">
        <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
          <h3 className="min-w-0 font-sans text-base [overflow-wrap:anywhere]">
            <Link to={to} dir="auto" className="after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          <p className="text-muted text-sm">{formatMoment(job.createdAt, locale)}</p>
        </div>
        <ChevronRight size={20} className="text-muted shrink-0 self-center" aria-hidden />
      </div>
      <JobProgress job={job} note={noteStop(job)} />
    </article>
  );
}

export function noteStop({ state }: Job): string | null {
  return state === "stopped" ? t("imports.stopped") : null;
}

interface ProgressProps {
  job: Pick<Job, "counts">;
  /** Shown beside the numbers. */
  note?: string | null;
}

export function JobProgress({ job: { counts }, note = null }: ProgressProps) {
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
        {counts.failed > 0 && (
          <span className="text-danger">{t("imports.failed", { count: counts.failed })}</span>
        )}
        {note !== null && <span className="text-muted">{note}</span>}
      </p>
    </div>
  );
}
