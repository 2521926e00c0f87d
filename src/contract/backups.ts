import { t } from "elysia";
import { ARCHIVE_KINDS, type ArchiveKind } from "./archive-kinds.ts";
import { ArchiveRow } from "./archive-imports.ts";
import { RefusalDescription } from "./sentences.ts";

const When = t.String({ description: "ISO 8601, UTC" });
const Choice = (description: string) => t.Optional(t.Nullable(t.Boolean({ description })));
const DEFAULT_TRUE = "Default: true";

export const BackupCounts = t.Object({
  recipes: t.Integer(),
  pictures: t.Integer({ description: "Of recipes" }),
  themes: t.Integer(),
  pages: t.Integer(),
  groups: t.Integer(),
  users: t.Integer(),
  mealPlans: t.Integer(),
});
export type BackupCounts = typeof BackupCounts.static;

const MissingPictures = t.Array(t.String(), {
  description: "Names of recipes and people whose picture files couldn't be read",
});

export const Backup = t.Object({
  name: t.String({ description: "File name" }),
  date: When,
  bytes: t.Integer(),
  provedAt: t.Nullable(
    t.String({
      description: "When a test restore verified it; null for an archive that was uploaded",
    }),
  ),
  counts: t.Nullable(BackupCounts),
  whole: t.Boolean({ description: "Whether it was verified and has everything" }),
  missing: MissingPictures,
});
export type Backup = typeof Backup.static;

export const AvailableBackups = t.Object({
  imports: t.Array(Backup, { description: "Newest first" }),
  templates: t.Array(t.String({ description: "File name of a recipe template: `recipes.md`" })),
});
export type AvailableBackups = typeof AvailableBackups.static;

const kinds = {
  recipes: Choice(DEFAULT_TRUE),
  settings: Choice(DEFAULT_TRUE),
  pages: Choice(DEFAULT_TRUE),
  themes: Choice(DEFAULT_TRUE),
  groups: Choice(DEFAULT_TRUE),
  users: Choice(DEFAULT_TRUE),
} satisfies Record<ArchiveKind, unknown>;

export const BackupOptions = t.Object({
  tag: t.Optional(t.Nullable(t.String({ maxLength: 100, description: "Start of the file name" }))),
  options: t.Optional(t.Nullable(t.Object(kinds))),
  templates: t.Optional(
    t.Nullable(t.Array(t.String({ maxLength: 200 }), { maxItems: 50, description: "Names of templates" })),
  ),
});
export type BackupOptions = typeof BackupOptions.static;

export const RestoreOptions = t.Object({
  force: Choice("Replace items that already exist. Default: false"),
  rebase: Choice("Delete everything of the chosen kinds first. Default: false"),
  ...kinds,
});
export type RestoreOptions = typeof RestoreOptions.static;

const ReportRow = t.Object({
  name: t.String(),
  status: t.Boolean({ description: "True when it was imported" }),
  exception: t.Nullable(t.String({ description: "Why it wasn't imported" })),
});
export type ReportRow = typeof ReportRow.static;

export const RestoreReport = t.Object({
  recipeImports: t.Array(ReportRow),
  settingsImports: t.Array(ReportRow),
  themeImports: t.Array(ReportRow),
  pageImports: t.Array(ReportRow),
  groupImports: t.Array(ReportRow),
  userImports: t.Array(ReportRow),
});
export type RestoreReport = typeof RestoreReport.static;

export const NOTICES_MOST = 200;

export const ArchiveContents = t.Object({
  name: t.String(),
  bytes: t.Integer(),
  madeAt: t.Nullable(t.String({ description: "ISO 8601, UTC; null if the archive doesn't say" })),
  program: t.Nullable(t.String({ description: "The program that made it: `Tagine v1.0.0`" })),
  kinds: t.Array(
    t.Object({
      kind: t.UnionEnum([...ARCHIVE_KINDS]),
      total: t.Integer(),
      fresh: t.Integer({ description: "Don't exist yet" }),
      clashing: t.Integer({ description: "Already exist" }),
      damaged: t.Integer({ description: "Can't be read" }),
    }),
    { description: "The kinds in the archive" },
  ),
  notices: t.Array(
    t.Object({
      item: ArchiveRow.properties.item,
      name: t.String(),
      state: t.UnionEnum(["clashing", "damaged"]),
      code: t.Nullable(
        t.String({ description: "Code of the sentence in `text`; null if the item already exists" }),
      ),
      params: t.Record(t.String(), t.Union([t.String(), t.Number()])),
      text: t.Nullable(t.String()),
    }),
    { description: `The first ${NOTICES_MOST} items that already exist or are damaged` },
  ),
});
export type ArchiveContents = typeof ArchiveContents.static;

export const BackupStatus = t.Object({
  running: t.Nullable(
    t.Object({
      step: t.UnionEnum(["writing", "proving", "copying"]),
      done: t.Integer({ description: "Files" }),
      total: t.Integer({ description: "Files" }),
    }),
    { description: "Progress of the current backup" },
  ),
  last: t.Nullable(t.Object({ name: t.String(), provedAt: When, missing: MissingPictures }), {
    description: "The last verified backup of everything",
  }),
  failed: t.Nullable(
    t.Object({
      at: When,
      automatic: t.Boolean({ description: "Whether the schedule started it" }),
      ...RefusalDescription.properties,
    }),
    { description: "Why the last backup failed; null if it succeeded" },
  ),
  keeps: t.Integer({ description: "How many scheduled backups are kept" }),
  secondFolder: t.Nullable(t.String({ description: "Folder on the server for copies" })),
});
export type BackupStatus = typeof BackupStatus.static;
