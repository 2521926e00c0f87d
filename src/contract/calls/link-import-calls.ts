import { t } from "elysia";
import { LinkImportInput, ImportJob, ImportItem, IMPORT_ITEM_STATES } from "../imports.ts";
import { IMPORT_LINKS_MOST } from "../rules.ts";
import { JOB_ROWS_PAGE } from "../job-parts.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const Rows = t.Object({
  // Without this, Elysia uses the first value as the default.
  state: t.Optional(
    t.UnionEnum([...IMPORT_ITEM_STATES], {
      description: "Only those of one state; all when missing",
      default: undefined,
    }),
  ),
  ...JOB_ROWS_PAGE,
});

const answer = { description: "Done", body: Snackbar };

export const linkImportCalls = defineCalls({
  "POST imports": {
    role: "user",
    tag: "imports",
    summary: "Import several links",
    description:
      "Each page once, in the order given, politely to each site. It goes on when nobody looks, and after a restart. " +
      `At most ${IMPORT_LINKS_MOST} links.`,
    body: LinkImportInput,
    answer: { status: 201, description: "The import, which has begun", body: ImportJob },
    refusals: ["invalid"],
  },
  "GET imports": {
    role: "user",
    tag: "imports",
    summary: "List your link imports",
    answer: { description: "The newest first", body: t.Array(ImportJob) },
  },
  "GET imports/{id}": {
    role: "user",
    tag: "imports",
    summary: "Get the progress of a link import",
    params: t.Object({ id: PathId }),
    answer: { description: "The import", body: ImportJob },
    refusals: ["not-found"],
  },
  "GET imports/{id}/items": {
    role: "user",
    tag: "imports",
    summary: "List the results of a link import",
    description: "Ask for more with the last position as `after`.",
    params: t.Object({ id: PathId }),
    query: Rows,
    answer: { description: "The links, in the order given", body: t.Array(ImportItem) },
    refusals: ["not-found", "invalid"],
  },
  "POST imports/{id}/stop": {
    role: "user",
    tag: "imports",
    summary: "Stop a link import",
    description: "What is here stays; the rest waits until it goes on.",
    params: t.Object({ id: PathId }),
    answer,
    refusals: ["not-found"],
  },
  "POST imports/{id}/resume": {
    role: "user",
    tag: "imports",
    summary: "Resume a link import",
    params: t.Object({ id: PathId }),
    answer,
    refusals: ["not-found"],
  },
  "POST imports/{id}/retry": {
    role: "user",
    tag: "imports",
    summary: "Retry failed links",
    description: "An import that was stopped or is done goes on with them.",
    params: t.Object({ id: PathId }),
    answer,
    refusals: ["not-found"],
  },
  "DELETE imports/{id}": {
    role: "user",
    tag: "imports",
    summary: "Delete a link import",
    description: "One that runs is stopped first. Its recipes stay.",
    params: t.Object({ id: PathId }),
    answer,
    refusals: ["not-found"],
  },
});
