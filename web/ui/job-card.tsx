import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatMoment } from "../text/moment.ts";
import { JobProgress, type Job } from "./job-progress.tsx";

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
      <JobProgress job={job} />
    </article>
  );
}
