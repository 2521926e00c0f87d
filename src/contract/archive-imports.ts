import { t } from "elysia";
import { ARCHIVE_ITEMS, type ArchiveItem } from "./archive-kinds.ts";
import { JOB_COUNTS } from "./job-parts.ts";
import { RefusalDescription } from "./sentences.ts";

const ITEMS = Object.keys(ARCHIVE_ITEMS) as [ArchiveItem, ...ArchiveItem[]];
const When = t.String({ description: "ISO 8601, UTC" });

export const ArchiveImport = t.Object({
  id: t.Integer(),
  purpose: t.UnionEnum(["restore", "recipe-migration"]),
  type: t.Nullable(t.String({ description: "Format of a migration: `nextcloud`; null for a restore" })),
  archive: t.String({ description: "File name" }),
  state: t.UnionEnum(["running", "stopped", "done"], {
    description: "`done` means that nothing is left to do; some items may have failed",
  }),
  createdAt: When,
  finishedAt: t.Nullable(When),
  counts: t.Object(JOB_COUNTS, { description: "Items by result" }),
  noticed: t.Integer({ description: "Items that were imported incompletely" }),
  undoes: t.Nullable(t.Integer({ description: "The restore that this one undoes" })),
  undoneBy: t.Nullable(t.Integer({ description: "The restore that undid this one" })),
  before: t.Nullable(t.String({ description: "The backup made before the restore, which undoing restores" })),
});
export type ArchiveImport = typeof ArchiveImport.static;

/** Params can be lists, which clients join in their language. */
const ArchiveNotice = t.Object({
  ...RefusalDescription.properties,
  params: t.Record(t.String(), t.Union([t.String(), t.Number(), t.Array(t.String())])),
});

export const ArchiveRow = t.Object({
  position: t.Integer({ description: "From 0" }),
  item: t.UnionEnum(ITEMS),
  name: t.String(),
  slug: t.Nullable(t.String({ description: "Slug of the imported recipe" })),
  status: t.Boolean({ description: "True when it was imported" }),
  refusal: t.Nullable(RefusalDescription, {
    description: "Why it wasn't imported, or the first notice if it was",
  }),
  notices: t.Array(ArchiveNotice, { description: "What was left out or changed" }),
});
export type ArchiveRow = typeof ArchiveRow.static;
