import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import { IMPORT_ITEM_STATES, ImportItem, ImportJob, ImportWish } from "../../contract/imports.ts";
import { JOB_ROWS, JOB_ROWS_PAGE } from "../../contract/job-parts.ts";
import { IMPORT_LINKS_MOST } from "../../contract/rules.ts";
import { Snackbar, snackbar } from "../../contract/sentences.ts";
import { idIn } from "../../http/id-in.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import {
  asImport,
  asImportItem,
  IMPORT,
  ImportNotFound,
  keptState,
  TooManyLinks,
  WithoutLinks,
} from "./link-import.ts";
import { linksIn, uniqueLinks } from "./links.ts";

const Rows = t.Object({
  // Elysia takes the first for the default, unless it is told that there is none.
  state: t.Optional(
    t.UnionEnum([...IMPORT_ITEM_STATES], {
      description: "Only those of one state; all when missing",
      default: undefined,
    }),
  ),
  ...JOB_ROWS_PAGE,
});

/** Imports of many links, each seen and steered by who began it. */
export function importRoutes(guard: Guard, { jobs }: { jobs: Jobs }) {
  /** @throws ImportNotFound also for somebody else's */
  function own(id: string, caller: { id: number }): Job {
    const job = jobs.get(idIn(id) ?? 0);
    if (!job || job.kind !== IMPORT || job.owner !== caller.id) throw new ImportNotFound();
    return job;
  }

  const answer = { description: "Done", body: Snackbar };

  return new Elysia({ prefix: "/imports" })
    .use(guard)
    .post(
      "/",
      ({ body, caller }) => {
        const links = uniqueLinks([...(body.urls ?? []), ...linksIn(body.text ?? "")]);
        if (links.length === 0) throw new WithoutLinks();
        if (links.length > IMPORT_LINKS_MOST) throw new TooManyLinks(links.length);
        const id = jobs.start({ kind: IMPORT, owner: caller.id, items: links });
        return Response.json(asImport(own(String(id), caller)), { status: 201 });
      },
      {
        user: true,
        body: ImportWish,
        detail: docs({
          tag: "imports",
          summary: "Import many links",
          description:
            "Each page once, in the order given, politely to each site. It goes on when nobody looks, and after a restart. " +
            `At most ${IMPORT_LINKS_MOST} links.`,
          answer: { status: 201, description: "The import, which has begun", body: ImportJob },
          refusals: ["invalid"],
        }),
      },
    )
    .get("/", ({ caller }) => jobs.list(caller.id).filter(isImport).map(asImport), {
      user: true,
      detail: docs({
        tag: "imports",
        summary: "One's imports of many links",
        answer: { description: "The newest first", body: t.Array(ImportJob) },
      }),
    })
    .get("/:id", ({ params, caller }) => asImport(own(params.id, caller)), {
      user: true,
      detail: docs({
        tag: "imports",
        summary: "How far an import is",
        answer: { description: "The import", body: ImportJob },
        refusals: ["not-found"],
      }),
    })
    .get(
      "/:id/items",
      ({ params, query: { state: shown, after, limit = JOB_ROWS.default }, caller }) => {
        const job = own(params.id, caller);
        const state = shown && keptState(shown, job);
        if (state === null) return [];
        return jobs.items(job.id, { state, after, limit }).map((item) => asImportItem(item, job));
      },
      {
        user: true,
        query: Rows,
        detail: docs({
          tag: "imports",
          summary: "What became of each link",
          description: "Ask for more with the last position as `after`.",
          answer: { description: "The links, in the order given", body: t.Array(ImportItem) },
          refusals: ["not-found", "invalid"],
        }),
      },
    )
    .post(
      "/:id/stop",
      ({ params, caller }) => {
        jobs.stop(own(params.id, caller).id);
        return snackbar("import-stopped", "success");
      },
      {
        user: true,
        detail: docs({
          tag: "imports",
          summary: "Stop an import",
          description: "What is here stays; the rest waits until it goes on.",
          answer,
          refusals: ["not-found"],
        }),
      },
    )
    .post(
      "/:id/resume",
      ({ params, caller }) => {
        jobs.resume(own(params.id, caller).id);
        return snackbar("import-resumed", "success");
      },
      {
        user: true,
        detail: docs({
          tag: "imports",
          summary: "Go on with an import that was stopped",
          answer,
          refusals: ["not-found"],
        }),
      },
    )
    .post(
      "/:id/retry",
      ({ params, caller }) => {
        jobs.retryFailed(own(params.id, caller).id);
        return snackbar("import-retried", "success");
      },
      {
        user: true,
        detail: docs({
          tag: "imports",
          summary: "Try again the links that failed",
          description: "An import that was stopped or is done goes on with them.",
          answer,
          refusals: ["not-found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller }) => {
        const { id } = own(params.id, caller);
        jobs.stop(id);
        jobs.remove(id);
        return snackbar("import-deleted", "success");
      },
      {
        user: true,
        detail: docs({
          tag: "imports",
          summary: "Forget an import",
          description: "One that runs is stopped first. Its recipes stay.",
          answer,
          refusals: ["not-found"],
        }),
      },
    );
}

function isImport({ kind }: Job): boolean {
  return kind === IMPORT;
}
