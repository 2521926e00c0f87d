import { t } from "elysia";
import { ARCHIVE_KINDS, type ArchiveKind } from "./archive-kinds.ts";
import { ArchiveRow } from "./archive-imports.ts";
import { RefusalDescription } from "./sentences.ts";

const When = t.String({ description: "ISO 8601, UTC" });
const Choice = (description: string) => t.Optional(t.Nullable(t.Boolean({ description })));
const TRUE = "True when it is left out";

/** How many there are of each kind of thing in a backup. */
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
  description: "Names of recipes and people whose pictures are not in it: their files cannot be read",
});

export const Backup = t.Object({
  name: t.String({ description: "Of the file" }),
  date: When,
  bytes: t.Integer(),
  provedAt: t.Nullable(
    t.String({
      description:
        "When it was opened again, restored and compared; null for an archive that came from elsewhere",
    }),
  ),
  counts: t.Nullable(BackupCounts),
  whole: t.Boolean({ description: "Whether it was proved, and everything is in it" }),
  missing: MissingPictures,
});
export type Backup = typeof Backup.static;

export const AvailableBackups = t.Object({
  imports: t.Array(Backup, { description: "The newest first" }),
  templates: t.Array(t.String({ description: "Of what can be rendered into a backup: `recipes.md`" })),
});
export type AvailableBackups = typeof AvailableBackups.static;

const kinds = {
  recipes: Choice(TRUE),
  settings: Choice(TRUE),
  pages: Choice(TRUE),
  themes: Choice(TRUE),
  groups: Choice(TRUE),
  users: Choice(TRUE),
} satisfies Record<ArchiveKind, unknown>;

export const BackupOptions = t.Object({
  tag: t.Optional(t.Nullable(t.String({ maxLength: 100, description: "What its name begins with" }))),
  options: t.Optional(t.Nullable(t.Object(kinds))),
  templates: t.Optional(
    t.Nullable(t.Array(t.String({ maxLength: 200 }), { maxItems: 50, description: "Names of templates" })),
  ),
});
export type BackupOptions = typeof BackupOptions.static;

export const RestoreOptions = t.Object({
  force: Choice("Whether what is here already is changed to what the archive says"),
  rebase: Choice("Whether all that is here of the chosen kinds goes first"),
  ...kinds,
});
export type RestoreOptions = typeof RestoreOptions.static;

/** What came in and what did not, by kind. */
const ReportRow = t.Object({
  name: t.String(),
  status: t.Boolean({ description: "True when it was imported" }),
  exception: t.Nullable(t.String({ description: "Why it was not" })),
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

/** What an archive holds, compared with what is here. */
export const ArchiveContents = t.Object({
  name: t.String(),
  bytes: t.Integer(),
  madeAt: t.Nullable(t.String({ description: "ISO 8601, UTC; null where the archive does not say" })),
  program: t.Nullable(t.String({ description: "That made it: `Tagine v1.0.0`" })),
  kinds: t.Array(
    t.Object({
      kind: t.UnionEnum([...ARCHIVE_KINDS]),
      total: t.Integer(),
      fresh: t.Integer({ description: "Not here yet" }),
      clashing: t.Integer({ description: "Here already" }),
      damaged: t.Integer({ description: "Cannot be read" }),
    }),
    { description: "Those that are in it" },
  ),
  notices: t.Array(
    t.Object({
      item: ArchiveRow.properties.item,
      name: t.String(),
      state: t.UnionEnum(["clashing", "damaged"]),
      code: t.Nullable(t.String({ description: "Of the sentence that says what is wrong; null of a clash" })),
      params: t.Record(t.String(), t.Union([t.String(), t.Number()])),
      text: t.Nullable(t.String()),
    }),
    { description: "The first of what clashes and what is damaged" },
  ),
});
export type ArchiveContents = typeof ArchiveContents.static;

/** How many of what clashes or is damaged are named. */
export const NOTICES_MOST = 200;

/** How it stands with backups. */
export const BackupStatus = t.Object({
  running: t.Nullable(
    t.Object({
      step: t.UnionEnum(["writing", "proving", "copying"]),
      done: t.Integer({ description: "Files" }),
      total: t.Integer({ description: "Files" }),
    }),
    { description: "Null while none is being made" },
  ),
  last: t.Nullable(t.Object({ name: t.String(), provedAt: When, missing: MissingPictures }), {
    description: "The last one of everything that was proved; null while there was none",
  }),
  failed: t.Nullable(
    t.Object({
      at: When,
      automatic: t.Boolean({ description: "Whether it was one by the clock" }),
      ...RefusalDescription.properties,
    }),
    { description: "Why the last one came to nothing; null when it did not" },
  ),
  keeps: t.Integer({ description: "So many of those by the clock are kept" }),
  secondFolder: t.Nullable(t.String({ description: "Where copies go, on the server; null without one" })),
});
export type BackupStatus = typeof BackupStatus.static;
