import { t } from "elysia";
import { JOB_COUNTS } from "./job-parts.ts";
import { RefusalDescription } from "./sentences.ts";

export const ImportJob = t.Object({
  id: t.Integer(),
  state: t.UnionEnum(["running", "stopped", "done"], {
    description: "`done` means nothing is left to do; some links may have failed",
  }),
  createdAt: t.String({ description: "ISO 8601, UTC" }),
  finishedAt: t.Nullable(t.String({ description: "ISO 8601, UTC; null until it's done" })),
  counts: t.Object(JOB_COUNTS, {
    description: "Links by state; those of a stopped import are waiting",
  }),
});
export type ImportJob = typeof ImportJob.static;

export const LinkImportInput = t.Object({
  urls: t.Optional(t.Nullable(t.Array(t.String()))),
  text: t.Optional(
    t.Nullable(t.String({ description: "Any text that contains links, or a browser's bookmark export" })),
  ),
});
export type LinkImportInput = typeof LinkImportInput.static;

export const IMPORT_ITEM_STATES = ["waiting", "running", "done", "failed", "stopped"] as const;
export type ImportItemState = (typeof IMPORT_ITEM_STATES)[number];

export const ImportItem = t.Object({
  position: t.Integer({ description: "From 0, in the order sent" }),
  url: t.String(),
  state: t.UnionEnum([...IMPORT_ITEM_STATES], { description: "`stopped` waits for its import to resume" }),
  slug: t.Nullable(t.String({ description: "The new recipe's slug, or the existing one's" })),
  name: t.Nullable(t.String({ description: "The same recipe's name" })),
  toCheck: t.Boolean({ description: "Whether the recipe has doubts that nobody has checked yet" }),
  refusal: t.Nullable(RefusalDescription),
  existing: t.Nullable(
    t.Object(
      { slug: t.String(), name: t.String() },
      { description: "The existing recipe; nothing was stored" },
    ),
  ),
});
export type ImportItem = typeof ImportItem.static;
