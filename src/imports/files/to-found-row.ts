import type { ResultStatus } from "../../contract/file-import-states.ts";
import type { FoundRow } from "../../contract/file-imports.ts";
import { describeRefusal } from "../../contract/sentences.ts";
import type { Failure } from "../../platform/jobs/job-kind.ts";
import type { FileImportOutcome } from "./file-import-result-store.ts";
import type { ListedRow } from "./planning/plan-store.ts";

/** @param wanted the result that all listed rows have */
export function toFoundRow(
  { problem, ...row }: ListedRow,
  ended: { state: string; outcome: string | null } | undefined,
  wanted: ResultStatus | undefined,
): FoundRow {
  const result = ended?.outcome ? toResult(ended.state, JSON.parse(ended.outcome)) : null;
  return {
    ...row,
    problem: problem && describeRefusal(problem.code, problem.params),
    // A recipe that wasn't chosen has no result of its own.
    result: result ?? (wanted ? { status: wanted, slug: row.existing?.slug ?? null, problem: null } : null),
  };
}

function toResult(state: string, outcome: FileImportOutcome | Failure): FoundRow["result"] {
  if (state === "failed") {
    const { code, params } = outcome as Failure;
    return { status: "failed", slug: null, problem: describeRefusal(code, params) };
  }
  const {
    status,
    slug = null,
    notice,
  } = outcome as Partial<FileImportOutcome> & Pick<FileImportOutcome, "status">;
  const params = notice?.params as Record<string, string | number> | undefined;
  return { status, slug, problem: notice ? describeRefusal(notice.code, params) : null };
}
