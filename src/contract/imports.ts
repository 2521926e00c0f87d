import { t } from "elysia";
import { JOB_COUNTS } from "./job-parts.ts";
import { RefusalDescription } from "./sentences.ts";

export const ImportJob = t.Object({
  id: t.Integer(),
  state: t.UnionEnum(["running", "stopped", "done"], {
    description: "`done` says that nothing is left to do; some may have failed",
  }),
  createdAt: t.String({ description: "ISO 8601, UTC" }),
  finishedAt: t.Nullable(t.String({ description: "ISO 8601, UTC; null until it is done" })),
  counts: t.Object(JOB_COUNTS, {
    description: "Its links by what became of them; those of a stopped import wait",
  }),
});
export type ImportJob = typeof ImportJob.static;

export const LinkImportInput = t.Object({
  urls: t.Optional(t.Nullable(t.Array(t.String()))),
  text: t.Optional(
    t.Nullable(
      t.String({ description: "Any text with links in it, or the file of bookmarks that a browser exports" }),
    ),
  ),
});
export type LinkImportInput = typeof LinkImportInput.static;

export const IMPORT_ITEM_STATES = ["waiting", "running", "done", "failed", "stopped"] as const;
export type ImportItemState = (typeof IMPORT_ITEM_STATES)[number];

export const ImportItem = t.Object({
  position: t.Integer({ description: "From 0, in the order given" }),
  url: t.String(),
  state: t.UnionEnum([...IMPORT_ITEM_STATES], { description: "`stopped` waits for its import to go on" }),
  slug: t.Nullable(t.String({ description: "Of the recipe that it became, or that was here already" })),
  name: t.Nullable(t.String({ description: "Of the same recipe" })),
  refusal: t.Nullable(RefusalDescription),
  existing: t.Nullable(
    t.Object(
      { slug: t.String(), name: t.String() },
      { description: "The recipe that was here already; nothing was stored" },
    ),
  ),
});
export type ImportItem = typeof ImportItem.static;
