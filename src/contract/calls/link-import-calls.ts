import { t } from "elysia";
import { LinkImportInput, ImportJob, ImportItem, IMPORT_ITEM_STATES } from "../imports.ts";
import { IMPORT_LINKS_MOST } from "../rules.ts";
import { JOB_ROWS_PAGE } from "../job-parts.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

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

const answer = { description: "Done", body: Snackbar };

export const linkImportCalls = defineCalls({
  "POST imports": {
    role: "user",
    tag: "imports",
    summary: "Import many links",
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
    summary: "One's imports of many links",
    answer: { description: "The newest first", body: t.Array(ImportJob) },
  },
  "GET imports/{id}": {
    role: "user",
    tag: "imports",
    summary: "How far an import is",
    params: t.Object({ id: PathId }),
    answer: { description: "The import", body: ImportJob },
    refusals: ["not-found"],
  },
  "GET imports/{id}/items": {
    role: "user",
    tag: "imports",
    summary: "What became of each link",
    description: "Ask for more with the last position as `after`.",
    params: t.Object({ id: PathId }),
    query: Rows,
    answer: { description: "The links, in the order given", body: t.Array(ImportItem) },
    refusals: ["not-found", "invalid"],
  },
  "POST imports/{id}/stop": {
    role: "user",
    tag: "imports",
    summary: "Stop an import",
    description: "What is here stays; the rest waits until it goes on.",
    params: t.Object({ id: PathId }),
    answer,
    refusals: ["not-found"],
  },
  "POST imports/{id}/resume": {
    role: "user",
    tag: "imports",
    summary: "Go on with an import that was stopped",
    params: t.Object({ id: PathId }),
    answer,
    refusals: ["not-found"],
  },
  "POST imports/{id}/retry": {
    role: "user",
    tag: "imports",
    summary: "Try again the links that failed",
    description: "An import that was stopped or is done goes on with them.",
    params: t.Object({ id: PathId }),
    answer,
    refusals: ["not-found"],
  },
  "DELETE imports/{id}": {
    role: "user",
    tag: "imports",
    summary: "Forget an import",
    description: "One that runs is stopped first. Its recipes stay.",
    params: t.Object({ id: PathId }),
    answer,
    refusals: ["not-found"],
  },
});
