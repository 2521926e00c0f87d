import { Link } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { sentenceFor, t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

interface Props {
  job: FileImport;
  fetch: NonNullable<FileImport["fetch"]>;
}

/** Shown while recipes are fetched from another program, or if that failed. */
export function Fetching({ job, fetch: { done, total, problem } }: Props) {
  if (problem)
    return (
      <>
        <Alert title={t("file-import.mealie-failed")}>
          {sentenceFor(problem.code, problem.params, problem.text)}
        </Alert>
        <Link to="/imports/files" className="btn btn-primary self-start">
          {t("error.again")}
        </Link>
      </>
    );
  const label = t("file-import.mealie-fetching", { host: job.files.names[0] ?? "" });
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-medium [overflow-wrap:anywhere]">
        {label}
      </p>
      <ProgressBar label={label} part={total > 0 ? done / total : 0} />
      <p className="text-muted flex min-h-5 text-sm tabular-nums">
        {total > 0 && t("file-import.mealie-fetched", { done, count: total })}
      </p>
      <p className="text-muted text-sm text-pretty">{t("file-import.nothing-yet")}</p>
    </div>
  );
}
