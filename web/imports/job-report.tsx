import { ArrowLeft, type LucideIcon } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { GONE, type Answer } from "../api/call.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatMoment } from "../text/moment.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { FilterLinks, type FilterChoice } from "../ui/filter-links.tsx";
import { Headline } from "../ui/headline.tsx";
import { JobProgress, noteStop, type Job } from "../ui/job-card.tsx";
import { Loading } from "../ui/loading.tsx";
import { AFTER, NextRows } from "../ui/next-rows.tsx";
import { NotFound } from "../ui/not-found.tsx";
import { Problem } from "../ui/problem.tsx";
import { useFresh } from "../ui/use-fresh.ts";

const ROWS_AT_ONCE = 100;

interface ReportedJob extends Job {
  id: number;
  createdAt: string;
}

export interface Report<One, Row> {
  job: Answer<One>;
  rows: Answer<Row[]>;
}

interface Parts<Row> {
  pageTitle?: string;
  headline: string;
  home: { to: string; label: string };
  outcome?: ReactNode;
  actions: ReactNode;
  filters: FilterChoice[];
  renderRow: (row: Row) => ReactNode;
}

interface Props<One extends ReportedJob, Row> {
  report: Report<One, Row>;
  unknown: string;
  pollMs: number;
  /** Called after every render while the job runs. */
  onRunning: (job: One) => void;
  describe: (job: One) => Parts<Row>;
}

export function rowsQuery(params: URLSearchParams, filter: Record<string, string | null>): URLSearchParams {
  const query = new URLSearchParams({ limit: String(ROWS_AT_ONCE) });
  for (const [name, value] of Object.entries({ ...filter, [AFTER]: params.get(AFTER) }))
    if (value) query.set(name, value);
  return query;
}

export function JobReport<One extends ReportedJob, Row extends { position: number }>({
  report: { job, rows },
  unknown,
  pollMs,
  onRunning,
  describe,
}: Props<One, Row>) {
  const isRunning = job.ok && job.data.state === "running";
  useFresh(isRunning, pollMs);
  useEffect(() => {
    if (isRunning) onRunning(job.data);
  });
  if (!job.ok && job.status === GONE)
    return <NotFound title={t("error.not-found-title")}>{unknown}</NotFound>;
  if (!job.ok) return <Problem message={job.message} />;
  if (!rows.ok) return <Problem message={rows.message} />;
  const { outcome, actions, filters, renderRow, ...head } = describe(job.data);
  const isLastPage = rows.data.length < ROWS_AT_ONCE;
  return (
    <>
      <Head {...head} createdAt={job.data.createdAt} />
      <div className="flex flex-col gap-3">
        <JobProgress job={job.data} note={noteStop(job.data)} />
        {outcome}
      </div>
      {actions}
      {filters.length > 0 && <FilterLinks choices={filters} />}
      <Rows rows={rows.data} renderRow={renderRow} />
      <NextRows next={isLastPage ? null : (rows.data.at(-1)?.position ?? null)} />
    </>
  );
}

interface HeadProps extends Pick<Parts<never>, "pageTitle" | "headline" | "home"> {
  createdAt: string;
}

function Head({ pageTitle, headline, home, createdAt }: HeadProps) {
  const locale = useValue(language);
  return (
    <div className="flex flex-col gap-1">
      <PageTitle of={pageTitle ?? headline} />
      <Link to={home.to} className="text-muted -my-2 inline-flex min-h-11 w-fit items-center gap-1 text-sm">
        <ArrowLeft size={20} aria-hidden />
        {home.label}
      </Link>
      <Headline className="text-xl [overflow-wrap:anywhere]">{headline}</Headline>
      <p className="text-muted text-sm">{formatMoment(createdAt, locale)}</p>
    </div>
  );
}

function Rows<Row>({ rows, renderRow }: { rows: Row[]; renderRow: (row: Row) => ReactNode }) {
  if (rows.length === 0) return <p className="text-muted">{t("imports.no-rows")}</p>;
  return (
    <ol
      aria-label={t("imports.rows")}
      className="bg-base-100 border-base-300 divide-base-300 rounded-box divide-y border"
    >
      {rows.map(renderRow)}
    </ol>
  );
}

interface ActionProps {
  Icon: LucideIcon;
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function JobAction({ Icon, busy = false, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      className="btn bg-base-100 border-base-300 h-auto min-h-11 max-w-full py-1.5 whitespace-normal"
      aria-disabled={busy}
      onClick={() => busy || onClick()}
    >
      <Icon size={20} aria-hidden />
      {children}
    </button>
  );
}

export function ReportSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <div className="bg-base-300 h-8 w-2/3 animate-pulse rounded" />
      <div className="bg-base-300 rounded-box h-96 animate-pulse" />
    </Loading>
  );
}
