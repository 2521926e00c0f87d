import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { ArchiveImport, ArchiveRow } from "../../../src/contract/archive-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { GONE, type Answer } from "../../api/call.ts";
import { forAdmins } from "../../api/for-admins.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { AdminsOnly } from "../../ui/admins-only.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Headline } from "../../ui/headline.tsx";
import { JobProgress } from "../../ui/job-progress.tsx";
import { LoadedForAdmins } from "../../ui/loaded-for-admins.tsx";
import { Loading } from "../../ui/loading.tsx";
import { AFTER, NextRows } from "../../ui/next-rows.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { Problem } from "../../ui/problem.tsx";
import { useFresh } from "../../ui/use-fresh.ts";
import { announceEnd, LOOK_AGAIN_MS } from "./announce-end.ts";
import { ImportActions } from "./import-actions.tsx";
import { importTitle } from "./import-title.ts";
import { RowLine } from "./row-line.tsx";

const ROWS = 100;
/** Query parameter of the filter. */
const STATUS = "status";

interface Report {
  job: Answer<ArchiveImport>;
  rows: Answer<ArchiveRow[]>;
}

/** Null without the role for it. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams({ limit: String(ROWS) });
  for (const name of [STATUS, AFTER]) {
    const asked = searchParams.get(name);
    if (asked) query.set(name, asked);
  }
  return forAdmins(() => loadReport(params["id"] ?? "", query));
}

async function loadReport(id: string, query: URLSearchParams): Promise<Report> {
  const [job, rows] = await Promise.all([
    callApi("GET archive-imports/{id}", { params: { id } }),
    callApi("GET archive-imports/{id}/rows", { params: { id }, query }),
  ]);
  return { job, rows };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AdminsOnly>
      <div className="flex max-w-[760px] flex-col gap-6">
        <LoadedForAdmins loaded={loaded} skeleton={<Skeleton />}>
          {(report) => <WholeReport {...report} />}
        </LoadedForAdmins>
      </div>
    </AdminsOnly>
  );
}

function WholeReport({ job, rows }: Report) {
  const { revalidate } = useRevalidator();
  const running = job.ok && job.data.state === "running";
  useFresh(running, LOOK_AGAIN_MS);
  useEffect(() => {
    if (running) announceEnd(job.data.id, revalidate);
  });
  if (!job.ok && job.status === GONE)
    return <NotFound title={t("error.not-found-title")}>{t("reports.unknown")}</NotFound>;
  if (!job.ok) return <Problem message={job.message} />;
  if (!rows.ok) return <Problem message={rows.message} />;
  const isRestore = job.data.purpose === "restore";
  const home = isRestore ? "/admin/backups" : "/admin/migrations";
  return (
    <>
      <Head job={job.data} home={home} homeName={t(isRestore ? "backups.title" : "migrations.title")} />
      <div className="flex flex-col gap-3">
        <JobProgress job={job.data} />
        <Outcome job={job.data} />
      </div>
      <ImportActions job={job.data} home={home} />
      <Filter job={job.data} />
      <Rows rows={rows.data} job={job.data} />
      <NextRows next={rows.data.length === ROWS ? (rows.data.at(-1)?.position ?? null) : null} />
    </>
  );
}

function Head({ job, home, homeName }: { job: ArchiveImport; home: string; homeName: string }) {
  const locale = useValue(language);
  const title = importTitle(job);
  return (
    <div className="flex flex-col gap-1">
      <PageTitle of={title} />
      <Link to={home} className="text-muted -my-2 inline-flex min-h-11 w-fit items-center gap-1 text-sm">
        <ArrowLeft size={20} aria-hidden />
        {homeName}
      </Link>
      <Headline className="text-xl [overflow-wrap:anywhere]">{title}</Headline>
      <p className="text-muted text-sm">{formatMoment(job.createdAt, locale)}</p>
    </div>
  );
}

function Outcome({ job: { state, counts, noticed, undoneBy } }: { job: ArchiveImport }) {
  if (undoneBy !== null) return <p>{t("reports.undone")}</p>;
  if (state === "running") return <p>{t("reports.goes-on")}</p>;
  if (state === "stopped") return null;
  if (counts.failed + noticed === 0) return <p>{t("reports.all-imported")}</p>;
  return (
    <div className="flex flex-col gap-1 text-pretty">
      {counts.failed > 0 && <p>{t("reports.some-failed", { count: counts.failed })}</p>}
      {noticed > 0 && <p>{t("reports.noticed", { number: noticed })}</p>}
    </div>
  );
}

function Filter({ job: { counts, noticed } }: { job: ArchiveImport }) {
  const [query] = useSearchParams();
  const status = query.get(STATUS);
  if (counts.failed + noticed === 0 && status === null) return null;
  return (
    <FilterLinks
      choices={[
        { to: "?", label: t("imports.all"), isChosen: status === null },
        {
          to: `?${STATUS}=imported`,
          label: t("reports.only-imported", { number: counts.done }),
          isChosen: status === "imported",
        },
        {
          to: `?${STATUS}=failed`,
          label: t("imports.only-failed", { count: counts.failed }),
          isChosen: status === "failed",
        },
        ...(noticed === 0
          ? []
          : [
              {
                to: `?${STATUS}=noticed`,
                label: t("reports.only-noticed", { number: noticed }),
                isChosen: status === "noticed",
              },
            ]),
      ]}
    />
  );
}

function Rows({ rows, job: { purpose } }: { rows: ArchiveRow[]; job: ArchiveImport }) {
  if (rows.length === 0) return <p className="text-muted">{t("imports.no-rows")}</p>;
  return (
    <ol
      aria-label={t("imports.rows")}
      className="bg-base-100 border-base-300 divide-base-300 rounded-box divide-y border"
    >
      {rows.map((row) => (
        <RowLine key={row.position} row={row} purpose={purpose} />
      ))}
    </ol>
  );
}

function Skeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <div className="bg-base-300 h-8 w-2/3 animate-pulse rounded" />
      <div className="bg-base-300 rounded-box h-96 animate-pulse" />
    </Loading>
  );
}
