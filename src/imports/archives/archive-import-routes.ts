import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { FileToken } from "../../contract/about.ts";
import { ArchiveImport, ArchiveRow } from "../../contract/archive-imports.ts";
import { docs } from "../../contract/call-docs.ts";
import { JOB_ROWS, JOB_ROWS_PAGE } from "../../contract/job-parts.ts";
import { Snackbar, snackbar } from "../../contract/sentences.ts";
import type { Downloads } from "../../platform/downloads.ts";
import { idIn } from "../../http/id-in.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import type { MadeFiles } from "../../platform/made-files.ts";
import {
  ARCHIVE_JOBS,
  ArchiveImportNotFound,
  ArchiveImportRuns,
  asArchiveImport,
  asArchiveRow,
} from "./archive-import.ts";
import { reportOf } from "./report.ts";

interface Parts {
  jobs: Jobs;
  downloads: Downloads;
  madeFiles: MadeFiles;
}

const Rows = t.Object({
  status: t.Optional(
    t.UnionEnum(["imported", "failed", "noticed"], {
      description: "Only these; all when missing. `noticed` came in without something",
      default: undefined,
    }),
  ),
  ...JOB_ROWS_PAGE,
});

/** The report of an archive that was brought in, or is being: any administrator may see it. */
export function archiveImportRoutes(guard: Guard, { jobs, downloads, madeFiles }: Parts) {
  /** @throws ArchiveImportNotFound */
  function known(id: string): Job {
    const job = jobs.get(idIn(id) ?? 0);
    if (!job || !ARCHIVE_JOBS.includes(job.kind)) throw new ArchiveImportNotFound();
    return job;
  }

  return new Elysia({ prefix: "/archive-imports" })
    .use(guard)
    .get("/", () => jobs.ofKinds(ARCHIVE_JOBS).map((job) => asArchiveImport(job, jobs)), {
      admin: true,
      detail: docs({
        tag: "archive imports",
        summary: "Archives that were brought in",
        description:
          "Backups that were restored, and recipes from other programs. Reports are kept for thirty days.",
        answer: { description: "The newest first", body: t.Array(ArchiveImport) },
      }),
    })
    .get("/:id", ({ params }) => asArchiveImport(known(params.id), jobs), {
      admin: true,
      detail: docs({
        tag: "archive imports",
        summary: "How far an archive is",
        answer: { description: "The import", body: ArchiveImport },
        refusals: ["not-found"],
      }),
    })
    .get(
      "/:id/rows",
      ({ params, query: { status, after = -1, limit = JOB_ROWS.default } }) => {
        const { id } = known(params.id);
        if (status === "noticed") return jobs.noticedItems(id, { after, limit }).map(asArchiveRow);
        const states = status === undefined ? (["done", "failed"] as const) : [stateOf(status)];
        return states
          .flatMap((state) => jobs.items(id, { state, after, limit }))
          .toSorted((one, other) => one.position - other.position)
          .slice(0, limit)
          .map(asArchiveRow);
      },
      {
        admin: true,
        query: Rows,
        detail: docs({
          tag: "archive imports",
          summary: "What became of each thing in an archive",
          description:
            "What is not done yet is not among them. Ask for more with the last position as `after`.",
          answer: { description: "The rows, in the order in which they came", body: t.Array(ArchiveRow) },
          refusals: ["not-found", "invalid"],
        }),
      },
    )
    .get(
      "/:id/report",
      async ({ params }) => {
        const job = known(params.id);
        const key = await madeFiles.add(
          { name: `report-${job.id}.csv`, mime: "text/csv;charset=utf-8" },
          (path) => Bun.write(path, reportOf(job, jobs)),
        );
        return { fileToken: await downloads.token(key) };
      },
      {
        admin: true,
        detail: docs({
          tag: "archive imports",
          summary: "Save the report of an archive, as CSV",
          answer: { description: "A token for `utils/download`", body: FileToken },
          refusals: ["not-found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params }) => {
        const job = known(params.id);
        if (job.state === "running") throw new ArchiveImportRuns();
        jobs.remove(job.id);
        return snackbar("archive-import-deleted", "success");
      },
      {
        admin: true,
        detail: docs({
          tag: "archive imports",
          summary: "Forget the report of an archive",
          description: "What came from it stays.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found", "conflict"],
        }),
      },
    );
}

function stateOf(status: "imported" | "failed"): "done" | "failed" {
  return status === "imported" ? "done" : "failed";
}
