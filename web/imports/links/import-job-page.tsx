import { Suspense, useEffect, useState, type ReactNode } from "react";
import { ArrowLeft, Play, RotateCcw, Square, Trash2 } from "lucide-react";
import {
  Link,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from "react-router";
import type { ImportItem, ImportJob } from "../../../src/contract/imports.ts";
import type { Snackbar } from "../../../src/contract/sentences.ts";
import { loginPath } from "../../api/way-to-sign-in.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { language } from "../../state/language.ts";
import { signedIn } from "../../state/session.ts";
import { toast } from "../../state/toasts.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Headline } from "../../ui/headline.tsx";
import { JobProgress } from "../../ui/job-progress.tsx";
import { Loading } from "../../ui/loading.tsx";
import { AFTER, NextRows } from "../../ui/next-rows.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { Problem } from "../../ui/problem.tsx";
import { useFresh } from "../../ui/use-fresh.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { announceEnd, LOOK_AGAIN_MS } from "./import-jobs.ts";
import { ItemRow, type Mending } from "./item-row.tsx";

/** Rows that are shown at once. */
const ROWS = 100;

interface Report {
  job: Answer<ImportJob>;
  items: Answer<ImportItem[]>;
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (!signedIn.peek()) return redirect(loginPath(`/imports/${params["id"]}`));
  const id = params["id"] ?? "";
  const query = new URLSearchParams({ limit: String(ROWS) });
  if (url.searchParams.has("failed")) query.set("state", "failed");
  const after = url.searchParams.get(AFTER);
  if (after) query.set(AFTER, after);
  return { report: await soon(loadReport(id, query)) };
}

async function loadReport(id: string, query: URLSearchParams): Promise<Report> {
  const [job, items] = await Promise.all([
    callApi("GET imports/{id}", { params: { id } }),
    callApi("GET imports/{id}/items", { params: { id }, query }),
  ]);
  return { job, items };
}

/** `/imports/…`: how an import goes, and what to do about each link that did not become a recipe. */
export function Component() {
  const { report } = useLoaderData<{ report: Soon<Report> }>();
  return (
    <div className="mx-auto flex max-w-[760px] xl:mx-0 flex-col gap-6">
      <Suspense fallback={<ReportSkeleton />}>
        <WholeReport report={report} />
      </Suspense>
    </div>
  );
}

function WholeReport({ report }: { report: Soon<Report> }) {
  const { job, items } = useSoon(report);
  const [query] = useSearchParams();
  const [mending, setMending] = useState<Mending | null>(null);
  const locale = useValue(language);
  const running = job.ok && job.data.state === "running";
  useFresh(running, LOOK_AGAIN_MS);
  useEffect(() => {
    if (running) announceEnd(job.data.id);
  });
  if (!job.ok && job.status === 404)
    return <NotFound title={t("error.not-found-title")}>{t("imports.unknown")}</NotFound>;
  if (!job.ok) return <Problem message={job.message} />;
  if (!items.ok) return <Problem message={items.message} />;
  const { counts, createdAt } = job.data;
  return (
    <>
      <PageTitle of={t("imports.title")} />
      <div className="flex flex-col gap-1">
        <Link
          to="/imports"
          className="text-muted -my-2 inline-flex min-h-11 w-fit items-center gap-1 text-sm"
        >
          <ArrowLeft size={20} aria-hidden />
          {t("imports.title")}
        </Link>
        <Headline className="text-xl">{t("imports.links", { count: counts.total })}</Headline>
        <p className="text-muted text-sm">{formatMoment(createdAt, locale)}</p>
      </div>
      <JobProgress job={job.data} />
      <JobActions job={job.data} />
      <Filter failed={query.has("failed")} count={counts.failed} />
      <Rows items={items.data} onMend={setMending} />
      <NextRows next={items.data.length === ROWS ? (items.data.at(-1)?.position ?? null) : null} />
      {mending && <ImportDialog {...mending} onClose={() => setMending(null)} />}
    </>
  );
}

function JobActions({ job: { id, state, counts } }: { job: ImportJob }) {
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();

  async function tell(told: Promise<Answer<Snackbar>>): Promise<void> {
    const answer = await told;
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
      {state === "running" && (
        <Action
          Icon={Square}
          onClick={() => void tell(callApi("POST imports/{id}/stop", { params: { id } }))}
        >
          {t("imports.stop")}
        </Action>
      )}
      {state === "stopped" && (
        <Action
          Icon={Play}
          onClick={() => void tell(callApi("POST imports/{id}/resume", { params: { id } }))}
        >
          {t("imports.resume")}
        </Action>
      )}
      {counts.failed > 0 && state !== "running" && (
        <Action
          Icon={RotateCcw}
          onClick={() => void tell(callApi("POST imports/{id}/retry", { params: { id } }))}
        >
          {t("imports.retry")}
        </Action>
      )}
      {state !== "running" && (
        <button type="button" className="btn btn-ghost text-danger ml-auto" onClick={() => setRemoving(true)}>
          <Trash2 size={20} aria-hidden />
          {t("imports.remove")}
        </button>
      )}
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

interface ActionProps {
  Icon: typeof Play;
  onClick: () => void;
  children: ReactNode;
}

function Action({ Icon, onClick, children }: ActionProps) {
  return (
    <button type="button" className="btn bg-base-100 border-base-300" onClick={onClick}>
      <Icon size={20} aria-hidden />
      {children}
    </button>
  );
}

function Filter({ failed, count }: { failed: boolean; count: number }) {
  if (count === 0 && !failed) return null;
  return (
    <FilterLinks
      choices={[
        { to: "?", label: t("imports.all"), isChosen: !failed },
        { to: "?failed", label: t("imports.only-failed", { count }), isChosen: failed },
      ]}
    />
  );
}

function Rows({ items, onMend }: { items: ImportItem[]; onMend: (mending: Mending) => void }) {
  if (items.length === 0) return <p className="text-muted">{t("imports.no-rows")}</p>;
  return (
    <ol className="bg-base-100 border-base-300 divide-base-300 rounded-box divide-y border">
      {items.map((item) => (
        <ItemRow key={item.position} item={item} onMend={onMend} />
      ))}
    </ol>
  );
}

function ReportSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <div className="bg-base-300 h-8 w-2/3 animate-pulse rounded" />
      <div className="bg-base-300 rounded-box h-96 animate-pulse" />
    </Loading>
  );
}
