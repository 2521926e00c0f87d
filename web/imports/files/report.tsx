import { Play } from "lucide-react";
import { useRevalidator } from "react-router";
import type { FoundState, ResultStatus } from "../../../src/contract/file-import-states.ts";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { focusHeadline } from "../../ui/focus-headline.ts";
import { JobProgress } from "../../ui/job-card.tsx";
import { Online } from "../../ui/online.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { JobAction } from "../job-report.tsx";
import { asJob, hasSomethingToUndo } from "./file-import.ts";
import { KeptExtras } from "./kept-extras.tsx";
import { listFilters } from "./load-page.ts";
import { LongRows } from "./long-rows.tsx";
import { ResultRow } from "./result-row.tsx";
import { getFilterName, RowsFilter } from "./rows-filter.tsx";
import { UndoImport } from "./undo-import.tsx";
import { UndoneReport } from "./undone.tsx";
import type { FirstRows } from "./use-rows.ts";

const HELP: Partial<Record<ResultStatus | FoundState, TextKey>> = {
  replaced: "file-import.help-replaced",
  skipped: "file-import.help-skipped",
  failed: "file-import.help-failed",
  repeated: "file-import.help-repeated",
};

/** How an import ended, or was stopped. */
export function Report({ job, rows }: { job: FileImport; rows: FirstRows | null }) {
  const progress = job.state === "stopped" ? asJob(job) : null;
  return (
    <>
      {progress && <JobProgress job={progress} />}
      {job.undone ? <UndoneReport undone={job.undone} /> : <KeptExtras extras={job.extras} />}
      <Online>
        <div className="flex flex-wrap gap-2">
          {job.state === "stopped" && <Resume id={job.id} />}
          {job.undo && hasSomethingToUndo(job) && <UndoImport job={job} undo={job.undo} />}
        </div>
      </Online>
      {rows && <Results job={job} rows={rows} />}
    </>
  );
}

function Results({ job, rows }: { job: FileImport; rows: FirstRows }) {
  const { filter, search } = rows.query;
  const help = HELP[getFilterName(filter)];
  const count = "state" in filter ? job.found[filter.state] : job.results?.[filter.result];
  return (
    <section className="flex flex-col gap-3">
      <RowsFilter filters={listFilters(job)} chosen={filter} />
      {help && <p className="text-muted text-sm text-pretty">{t(help)}</p>}
      <LongRows
        key={JSON.stringify(rows.query)}
        {...rows}
        total={search === "" ? (count ?? null) : null}
        renderRow={(row) => <ResultRow job={job} row={row} />}
      />
    </section>
  );
}

function Resume({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const { busy, problem, send } = useSending(async () => {
    const resumed = await callApi("POST imports/files/{id}/resume", { params: { id } });
    await revalidate();
    if (!resumed.ok) return resumed.message;
    focusHeadline();
    return null;
  });
  return (
    <>
      {problem && <Alert title={problem} />}
      <JobAction Icon={Play} busy={busy} onClick={() => void send()}>
        {t("imports.resume")}
      </JobAction>
    </>
  );
}
