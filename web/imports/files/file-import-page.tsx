import { ArrowLeft } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { GONE } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { focusHeadlineIfLost } from "../../ui/focus-headline.ts";
import { Headline } from "../../ui/headline.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { OfflineNote } from "../../ui/offline-note.tsx";
import { Online } from "../../ui/online.tsx";
import { Problem } from "../../ui/problem.tsx";
import { useFresh } from "../../ui/use-fresh.ts";
import { ReportSkeleton } from "../job-report.tsx";
import { announceEnd, openImportPage } from "./announce-end.ts";
import {
  nameFiles,
  describeImported,
  isChanging,
  POLL_MS,
  describePlan,
  choosePollMs,
} from "./file-import.ts";
import { DeleteImport } from "./delete-import.tsx";
import { Fetching } from "./fetching.tsx";
import { forgetChosen } from "./kept-choices.ts";
import { loadPage, type Loaded } from "./load-page.ts";
import { Importing } from "./importing.tsx";
import { Plan } from "./plan.tsx";
import { Reading } from "./reading.tsx";
import { Receiving } from "./receiving.tsx";
import { Report } from "./report.tsx";
import { useLastLoaded } from "./use-last-loaded.ts";
import { useChangesElsewhere } from "./use-changes-elsewhere.ts";
import { usePlanChoices } from "./use-plan-choices.ts";

export async function loader({ params, request }: LoaderFunctionArgs) {
  return { loaded: await soon(loadPage(params["id"] ?? "", new URL(request.url).searchParams)) };
}

export function Component() {
  const { loaded } = useLoaderData<typeof loader>();
  const { id = "" } = useParams();
  return (
    // Scroll margins keep focused elements clear of the bars at the top and bottom.
    <div className="reading-width flex flex-col gap-6 [&_:is(a,button,input)]:scroll-mt-32 [&_[role=listitem]_:is(a,button)]:scroll-mb-36">
      <OfflineNote />
      <Suspense fallback={<ReportSkeleton />}>
        <Page key={id} id={id} loaded={loaded} />
      </Suspense>
    </div>
  );
}

function Page({ id, loaded }: { id: string; loaded: Soon<Loaded> }) {
  const { job, rows, single, timeLeft } = useLastLoaded(useSoon(loaded));
  const state = job.ok ? job.data.state : null;
  const isGone = !job.ok && job.status === GONE;
  useFresh(job.ok && isChanging(job.data), job.ok ? choosePollMs(job.data) : POLL_MS);
  useChangesElsewhere(job.ok ? job.data : null);
  useFocusAfterChange(state);
  useEffect(() => openImportPage(id), [id]);
  useEffect(() => {
    if (state === "importing") announceEnd(id);
    if (isGone) forgetChosen(id);
  }, [id, state, isGone]);
  if (isGone) return <NotFound title={t("error.not-found-title")}>{t("file-import.unknown")}</NotFound>;
  if (!job.ok) return <Problem message={job.message} />;
  if (rows && !rows.answer.ok) return <Problem message={rows.answer.message} />;
  const shown = rows?.answer.ok ? { query: rows.query, first: rows.answer.data } : null;
  return (
    <>
      <Head job={job.data} />
      <Body key={job.data.id} job={job.data} rows={shown} single={single} timeLeft={timeLeft} />
    </>
  );
}

/** A new state replaces the page's body, and the button that had the focus with it. */
function useFocusAfterChange(state: FileImport["state"] | null): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== null && shown.current !== state) focusHeadlineIfLost();
    shown.current = state;
  }, [state]);
}

interface BodyProps extends Pick<Loaded, "single" | "timeLeft"> {
  job: FileImport;
  rows: Parameters<typeof Plan>[0]["rows"];
}

function Body({ job, rows, single, timeLeft }: BodyProps) {
  const choices = usePlanChoices(job);
  switch (job.state) {
    case "receiving":
      if (job.fetch) return <Fetching job={job} fetch={job.fetch} />;
      return <Receiving job={job} />;
    case "reading":
      return <Reading job={job} />;
    case "ready":
      return <Plan job={job} rows={rows} single={single} choices={choices} />;
    case "importing":
      return <Importing job={job} timeLeft={timeLeft} />;
    default:
      return <Report job={job} rows={rows} />;
  }
}

function Head({ job }: { job: FileImport }) {
  const locale = useValue(language);
  const title = chooseHeadline(job);
  const name = nameFiles(job);
  return (
    <div className="flex flex-col gap-1">
      <PageTitle of={title} />
      <div className="-my-2 flex items-center justify-between gap-3">
        <Link
          to="/imports/files"
          className="text-muted inline-flex min-h-11 w-fit min-w-0 items-center gap-1 text-sm [overflow-wrap:anywhere]"
        >
          <ArrowLeft size={20} aria-hidden />
          {t("file-import.title")}
        </Link>
        {job.state !== "importing" && (
          <Online>
            <DeleteImport job={job} />
          </Online>
        )}
      </div>
      <Headline className="text-2xl [overflow-wrap:anywhere]">{title}</Headline>
      {/* Announces changes that happen by themselves. */}
      <p role="status" className="sr-only">
        {title}
      </p>
      <p className="text-muted flex flex-wrap gap-x-3 text-sm">
        {name !== title && (
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {name}
          </span>
        )}
        <span>{formatMoment(job.createdAt, locale)}</span>
      </p>
    </div>
  );
}

function chooseHeadline(job: FileImport): string {
  switch (job.state) {
    case "receiving":
      return nameFiles(job);
    case "reading":
      return t("file-import.reading");
    case "ready":
      return describePlan(job);
    case "importing":
      return t("file-import.importing");
    case "stopped":
      return t("file-import.stopped");
    case "undone":
      return t("file-import.undone");
    case "done":
      return describeImported(job);
  }
}
