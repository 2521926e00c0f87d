import { t } from "elysia";
import { ArchiveImport, ArchiveRow } from "../archive-imports.ts";
import { FileToken } from "../about.ts";
import { Snackbar } from "../sentences.ts";
import { JOB_ROWS_PAGE } from "../job-parts.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const Rows = t.Object({
  status: t.Optional(
    t.UnionEnum(["imported", "failed", "noticed"], {
      description: "Only items with this result. `noticed`: imported incompletely",
      default: undefined,
    }),
  ),
  ...JOB_ROWS_PAGE,
});

export const archiveImportCalls = defineCalls({
  "GET archive-imports": {
    role: "admin",
    tag: "archive imports",
    summary: "List archive imports",
    description: "Restores of backups and migrations from other programs. Reports are kept for 30 days.",
    answer: { description: "Newest first", body: t.Array(ArchiveImport) },
  },
  "GET archive-imports/{id}": {
    role: "admin",
    tag: "archive imports",
    summary: "Get the progress of an archive import",
    params: t.Object({ id: PathId }),
    answer: { description: "The import", body: ArchiveImport },
    refusals: ["not-found"],
  },
  "GET archive-imports/{id}/rows": {
    role: "admin",
    tag: "archive imports",
    summary: "List the results of an archive import",
    description: "Finished items only. For the next page, send the last position as `after`.",
    params: t.Object({ id: PathId }),
    query: Rows,
    answer: { description: "The rows in order", body: t.Array(ArchiveRow) },
    refusals: ["not-found", "invalid"],
  },
  "GET archive-imports/{id}/report": {
    role: "admin",
    tag: "archive imports",
    summary: "Download the report of an archive import as CSV",
    params: t.Object({ id: PathId }),
    answer: { description: "A token for `utils/download`", body: FileToken },
    refusals: ["not-found"],
  },
  "DELETE archive-imports/{id}": {
    role: "admin",
    tag: "archive imports",
    summary: "Delete the report of an archive import",
    description: "Imported items are kept.",
    params: t.Object({ id: PathId }),
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found", "conflict"],
  },
});
