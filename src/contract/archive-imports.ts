import { t } from "elysia";
import { ARCHIVE_ITEMS, type ArchiveItem } from "./archive-kinds.ts";
import { JOB_COUNTS } from "./job-parts.ts";
import { RefusalDescription } from "./sentences.ts";

const ITEMS = Object.keys(ARCHIVE_ITEMS) as [ArchiveItem, ...ArchiveItem[]];
const When = t.String({ description: "ISO 8601, UTC" });

/** An archive that is being brought in: a backup that is restored, or recipes from another program. */
export const ArchiveImport = t.Object({
  id: t.Integer(),
  purpose: t.UnionEnum(["restore", "recipe-migration"]),
  type: t.Nullable(t.String({ description: "Of a recipe migration: `nextcloud` …; null of a restore" })),
  archive: t.String({ description: "The file's name" }),
  state: t.UnionEnum(["running", "stopped", "done"], {
    description: "`done` says that nothing is left to do; some may have failed",
  }),
  createdAt: When,
  finishedAt: t.Nullable(When),
  counts: t.Object(JOB_COUNTS, { description: "What is in it, by what became of it" }),
  noticed: t.Integer({
    description: "How many of what is done came in without something; its row says what",
  }),
  undoes: t.Nullable(t.Integer({ description: "The import that this one undoes" })),
  undoneBy: t.Nullable(t.Integer({ description: "The import that has undone this one" })),
  before: t.Nullable(
    t.String({ description: "The backup that was made of what was there before, which undoing restores" }),
  ),
});
export type ArchiveImport = typeof ArchiveImport.static;

/** Something that didn't come along with an item. A gap may hold a list, which clients join in their language. */
const ArchiveNotice = t.Object({
  ...RefusalDescription.properties,
  params: t.Record(t.String(), t.Union([t.String(), t.Number(), t.Array(t.String())])),
});

/** One item of an archive, and what became of it. */
export const ArchiveRow = t.Object({
  position: t.Integer({ description: "From 0" }),
  item: t.UnionEnum(ITEMS),
  name: t.String(),
  slug: t.Nullable(t.String({ description: "Of the recipe that it became" })),
  status: t.Boolean({ description: "True when it was imported" }),
  refusal: t.Nullable(RefusalDescription, {
    description: "Why it was not; of what was imported, the first of its notices",
  }),
  notices: t.Array(ArchiveNotice, { description: "What was left out or changed, each as its own sentence" }),
});
export type ArchiveRow = typeof ArchiveRow.static;
