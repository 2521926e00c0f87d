import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { ArchiveImport, ArchiveRow } from "../../../src/contract/archive-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { forAdmins } from "../../api/for-admins.ts";
import { t } from "../../text/translation.ts";
import { AdminsOnly, LoadedForAdmins } from "../../ui/admins-only.tsx";
import { JobReport, ReportSkeleton, rowsQuery, type Report } from "../job-report.tsx";
import { announceEnd, LOOK_AGAIN_MS } from "./announce-end.ts";
import { importTitle } from "./archive-import.ts";
import { ImportActions } from "./import-actions.tsx";
import { RowLine } from "./row-line.tsx";

const STATUS = "status";

type ArchiveReport = Report<ArchiveImport, ArchiveRow>;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = rowsQuery(searchParams, { [STATUS]: searchParams.get(STATUS) });
  return forAdmins(() => loadReport(params["id"] ?? "", query));
}

async function loadReport(id: string, query: URLSearchParams): Promise<ArchiveReport> {
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
      <div className="reading-width flex flex-col gap-6">
        <LoadedForAdmins loaded={loaded} skeleton={<ReportSkeleton />}>
          {(report) => <ImportReport report={report} />}
        </LoadedForAdmins>
      </div>
    </AdminsOnly>
  );
}

function ImportReport({ report }: { report: ArchiveReport }) {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  return (
    <JobReport
      report={report}
      unknown={t("reports.unknown")}
      pollMs={LOOK_AGAIN_MS}
      onRunning={({ id }) => announceEnd(id, revalidate)}
      describe={(job) => {
        const isRestore = job.purpose === "restore";
        const home = isRestore
          ? { to: "/admin/backups", label: t("backups.title") }
          : { to: "/admin/migrations", label: t("file-import.title") };
        return {
          headline: importTitle(job),
          home,
          outcome: <Outcome job={job} />,
          actions: <ImportActions job={job} home={home.to} />,
          filters: listFilters(job, query.get(STATUS)),
          renderRow: (row) => <RowLine key={row.position} row={row} purpose={job.purpose} />,
        };
      }}
    />
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

function listFilters({ counts, noticed }: ArchiveImport, status: string | null) {
  if (counts.failed + noticed === 0 && status === null) return [];
  const filter = (name: ArchiveFilter, label: string) => ({
    to: `?${STATUS}=${name}`,
    label,
    isChosen: status === name,
  });
  return [
    { to: "?", label: t("imports.all"), isChosen: status === null },
    filter("imported", t("reports.only-imported", { number: counts.done })),
    filter("failed", t("imports.only-failed", { count: counts.failed })),
    ...(noticed > 0 ? [filter("noticed", t("reports.only-noticed", { number: noticed }))] : []),
  ];
}

type ArchiveFilter = "imported" | "failed" | "noticed";
