import papaparse from "papaparse";
import type { ArchiveRow } from "../../contract/archive-imports.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { asArchiveRow } from "./archive-import.ts";

const ROWS_AT_ONCE = 1000;

/** Excel needs it to recognize UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** CSV (RFC 4180) in which no cell is a formula. */
export function formatReport({ id }: Job, jobs: Jobs): string {
  const rows = allRows(id, jobs).map((row) => ({
    what: row.item,
    name: row.name,
    slug: row.slug ?? "",
    status: row.status ? "Imported" : "Failed",
    exception: explainRow(row),
  }));
  return BYTE_ORDER_MARK + papaparse.unparse(rows, { columns: COLUMNS, escapeFormulae: true });
}

const COLUMNS = ["what", "name", "slug", "status", "exception"];

export function explainRow({ refusal, notices }: ArchiveRow): string {
  return notices.length > 0 ? notices.map(({ text }) => text).join(" ") : (refusal?.text ?? "");
}

export function allRows(id: number, jobs: Jobs): ArchiveRow[] {
  const rows: ArchiveRow[] = [];
  for (let after = -1; ;) {
    const items = jobs.items(id, { after, limit: ROWS_AT_ONCE });
    rows.push(...items.filter(({ outcome }) => outcome !== null).map(asArchiveRow));
    if (items.length < ROWS_AT_ONCE) return rows;
    after = items.at(-1)?.position ?? after;
  }
}
