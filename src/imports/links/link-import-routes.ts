import { jsonResponse } from "../../platform/json-response.ts";
import type { Guard } from "../../http/guard.ts";
import { JOB_ROWS } from "../../contract/job-parts.ts";
import { IMPORT_LINKS_MOST } from "../../contract/rules.ts";
import { snackbar } from "../../contract/sentences.ts";
import type { DoubtStore } from "../../recipes/doubts/doubt-store.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import {
  asImport,
  asImportItem,
  IMPORT,
  ImportNotFound,
  toItemState,
  TooManyLinks,
  WithoutLinks,
} from "./link-import.ts";
import { findLinks, uniqueLinks } from "./links.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { linkImportCalls } from "../../contract/calls/link-import-calls.ts";

export function linkImportRoutes(guard: Guard, { jobs, doubts }: { jobs: Jobs; doubts: DoubtStore }) {
  /** @throws ImportNotFound also for somebody else's */
  function own(id: number, caller: { id: number }): Job {
    const job = jobs.get(id);
    if (!job || job.kind !== IMPORT || job.owner !== caller.id) throw new ImportNotFound();
    return job;
  }

  return bindCalls(guard, linkImportCalls, {
    "POST imports": ({ body, caller }) => {
      const links = uniqueLinks([...(body.urls ?? []), ...findLinks(body.text ?? "")]);
      if (links.length === 0) throw new WithoutLinks();
      if (links.length > IMPORT_LINKS_MOST) throw new TooManyLinks(links.length);
      const id = jobs.start({ kind: IMPORT, owner: caller.id, items: links });
      return jsonResponse(asImport(own(id, caller)), { status: 201 });
    },

    "GET imports": ({ caller }) => jobs.list(caller.id).filter(isImport).map(asImport),

    "GET imports/{id}": ({ params, caller }) => asImport(own(params.id, caller)),

    "GET imports/{id}/items": ({
      params,
      query: { state: shown, after, limit = JOB_ROWS.default },
      caller,
    }) => {
      const job = own(params.id, caller);
      const state = shown && toItemState(shown, job);
      if (state === null) return [];
      return jobs.items(job.id, { state, after, limit }).map((item) => asImportItem(item, job, doubts));
    },

    "POST imports/{id}/stop": ({ params, caller }) => {
      jobs.stop(own(params.id, caller).id);
      return snackbar("import-stopped", "success");
    },

    "POST imports/{id}/resume": ({ params, caller }) => {
      jobs.resume(own(params.id, caller).id);
      return snackbar("import-resumed", "success");
    },

    "POST imports/{id}/retry": ({ params, caller }) => {
      jobs.retryFailed(own(params.id, caller).id);
      return snackbar("import-retried", "success");
    },

    "DELETE imports/{id}": ({ params, caller }) => {
      const { id } = own(params.id, caller);
      jobs.stop(id);
      jobs.remove(id);
      return snackbar("import-deleted", "success");
    },
  });
}

function isImport({ kind }: Job): boolean {
  return kind === IMPORT;
}
