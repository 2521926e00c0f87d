import type { Guard } from "../../http/guard.ts";
import { JOB_ROWS } from "../../contract/job-parts.ts";
import { snackbar } from "../../contract/sentences.ts";
import type { Downloads } from "../../platform/downloads.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import type { TemporaryFiles } from "../../platform/temporary-files.ts";
import {
  ARCHIVE_JOBS,
  ArchiveImportNotFound,
  ArchiveImportRuns,
  asArchiveImport,
  asArchiveRow,
} from "./archive-import.ts";
import { formatReport } from "./report.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { archiveImportCalls } from "../../contract/calls/archive-import-calls.ts";

interface Parts {
  jobs: Jobs;
  downloads: Downloads;
  madeFiles: TemporaryFiles;
}

export function archiveImportRoutes(guard: Guard, { jobs, downloads, madeFiles }: Parts) {
  /** @throws ArchiveImportNotFound */
  function getImport(id: number): Job {
    const job = jobs.get(id);
    if (!job || !ARCHIVE_JOBS.includes(job.kind)) throw new ArchiveImportNotFound();
    return job;
  }

  return bindCalls(guard, archiveImportCalls, {
    "GET archive-imports": () => jobs.ofKinds(ARCHIVE_JOBS).map((job) => asArchiveImport(job, jobs)),

    "GET archive-imports/{id}": ({ params }) => asArchiveImport(getImport(params.id), jobs),

    "GET archive-imports/{id}/rows": ({
      params,
      query: { status, after = -1, limit = JOB_ROWS.default },
    }) => {
      const { id } = getImport(params.id);
      if (status === "noticed") return jobs.listNoticedItems(id, { after, limit }).map(asArchiveRow);
      const states = status === undefined ? (["done", "failed"] as const) : [toItemState(status)];
      return states
        .flatMap((state) => jobs.items(id, { state, after, limit }))
        .toSorted((one, other) => one.position - other.position)
        .slice(0, limit)
        .map(asArchiveRow);
    },

    "GET archive-imports/{id}/report": async ({ params }) => {
      const job = getImport(params.id);
      const key = await madeFiles.add(
        { name: `report-${job.id}.csv`, mime: "text/csv;charset=utf-8" },
        (path) => Bun.write(path, formatReport(job, jobs)),
      );
      return { fileToken: await downloads.token(key) };
    },

    "DELETE archive-imports/{id}": ({ params }) => {
      const job = getImport(params.id);
      if (job.state === "running") throw new ArchiveImportRuns();
      jobs.remove(job.id);
      return snackbar("archive-import-deleted", "success");
    },
  });
}

function toItemState(status: "imported" | "failed"): "done" | "failed" {
  return status === "imported" ? "done" : "failed";
}
