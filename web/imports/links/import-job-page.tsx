import { Play, RotateCcw, Square, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import {
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from "react-router";
import type { ImportItem, ImportJob } from "../../../src/contract/imports.ts";
import { callApi } from "../../api/call-api.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { loginPath } from "../../api/way-to-sign-in.ts";
import { signedIn } from "../../state/session.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Online } from "../../ui/online.tsx";
import { JobAction, JobReport, ReportSkeleton, rowsQuery, type Report } from "../job-report.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { announceEnd, LOOK_AGAIN_MS } from "./import-jobs.ts";
import { ItemRow, type Retry } from "./item-row.tsx";

type LinkReport = Report<ImportJob, ImportItem>;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  if (!signedIn.peek()) return redirect(loginPath(`/imports/${params["id"]}`));
  const { searchParams } = new URL(request.url);
  const query = rowsQuery(searchParams, { state: searchParams.has("failed") ? "failed" : null });
  return { report: await soon(loadReport(id, query)) };
}

async function loadReport(id: string, query: URLSearchParams): Promise<LinkReport> {
  const [job, rows] = await Promise.all([
    callApi("GET imports/{id}", { params: { id } }),
    callApi("GET imports/{id}/items", { params: { id }, query }),
  ]);
  return { job, rows };
}

export function Component() {
  const { report } = useLoaderData<{ report: Soon<LinkReport> }>();
  return (
    <div className="reading-width flex flex-col gap-6">
      <Suspense fallback={<ReportSkeleton />}>
        <ImportReport report={report} />
      </Suspense>
    </div>
  );
}

function ImportReport({ report }: { report: Soon<LinkReport> }) {
  const [query] = useSearchParams();
  const [mending, setMending] = useState<Retry | null>(null);
  return (
    <>
      <JobReport
        report={useSoon(report)}
        unknown={t("imports.unknown")}
        pollMs={LOOK_AGAIN_MS}
        onRunning={({ id }) => announceEnd(id)}
        describe={(job) => ({
          pageTitle: t("imports.title"),
          headline: t("imports.links", { count: job.counts.total }),
          home: { to: "/imports", label: t("imports.title") },
          actions: <Actions job={job} />,
          filters: listFilters(job.counts.failed, query.has("failed")),
          renderRow: (item) => <ItemRow key={item.position} item={item} onMend={setMending} />,
        })}
      />
      {mending && <ImportDialog {...mending} onClose={() => setMending(null)} />}
    </>
  );
}

function listFilters(count: number, failedOnly: boolean) {
  if (count === 0 && !failedOnly) return [];
  return [
    { to: "?", label: t("imports.all"), isChosen: !failedOnly },
    { to: "?failed", label: t("imports.only-failed", { count }), isChosen: failedOnly },
  ];
}

function Actions({ job: { id, state, counts } }: { job: ImportJob }) {
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();

  async function change(name: "stop" | "resume" | "retry"): Promise<void> {
    const answer = await callApi(`POST imports/{id}/${name}`, { params: { id } });
    if (!answer.ok) toast(answer.message, "error");
    await revalidate();
  }

  async function remove(): Promise<string | null> {
    const answer = await callApi("DELETE imports/{id}", { params: { id } });
    if (!answer.ok) return answer.message;
    await navigate("/imports");
    return null;
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Online>
        {state === "running" && (
          <JobAction Icon={Square} onClick={() => void change("stop")}>
            {t("imports.stop")}
          </JobAction>
        )}
        {state === "stopped" && (
          <JobAction Icon={Play} onClick={() => void change("resume")}>
            {t("imports.resume")}
          </JobAction>
        )}
        {counts.failed > 0 && state !== "running" && (
          <JobAction Icon={RotateCcw} onClick={() => void change("retry")}>
            {t("imports.retry")}
          </JobAction>
        )}
        {state !== "running" && (
          <button
            type="button"
            className="btn btn-ghost text-danger ml-auto"
            onClick={() => setRemoving(true)}
          >
            <Trash2 size={20} aria-hidden />
            {t("imports.remove")}
          </button>
        )}
      </Online>
      {removing && (
        <ConfirmDialog
          title={t("imports.remove-title")}
          action={t("imports.remove")}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        >
          <p>{t("imports.remove-help")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
