import { t } from "elysia";
import { MigrationFiles, MigrationRow } from "../recipe-migrations.ts";
import { ARCHIVE_MOST_BYTES } from "../rules.ts";
import { ArchiveImport } from "../archive-imports.ts";
import { Snackbar } from "../sentences.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const done = { description: "Done", body: Snackbar };

export const migrationCalls = defineCalls({
  "GET migrations": {
    role: "admin",
    tag: "recipe migrations",
    summary: "List archives of other programs",
    answer: { description: "Further programs come behind the first two", body: t.Array(MigrationFiles) },
  },
  "POST migrations/{type}/upload": {
    role: "admin",
    tag: "recipe migrations",
    summary: "Upload an archive of another program",
    description: `A zip of at most ${ARCHIVE_MOST_BYTES / 1_000_000_000} GB. It keeps its name, with a number where that is taken.`,
    offInDemo: true,
    params: t.Object({ type: PathText }),
    upload: t.Object({ archive: t.File() }),
    answer: done,
    refusals: ["not-found", "unsupported", "invalid"],
  },
  "POST migrations/{type}/{file}/start": {
    role: "admin",
    tag: "recipe migrations",
    summary: "Start importing an archive of another program",
    description:
      "It goes on by itself, recipe by recipe, after a restart too; `archive-imports` tell how far it is.",
    params: t.Object({ type: PathText, file: PathText }),
    answer: { status: 201, description: "The import, which has begun", body: ArchiveImport },
    refusals: ["not-found", "conflict", "unsupported", "invalid"],
  },
  "POST migrations/{type}/{file}/import": {
    role: "admin",
    tag: "recipe migrations",
    summary: "Import an archive of another program and wait for the report",
    description:
      "A recipe of a slug that is here already is a row that failed. A missing picture loses nothing.",
    params: t.Object({ type: PathText, file: PathText }),
    answer: { description: "A row for each recipe", body: t.Array(MigrationRow) },
    refusals: ["not-found", "conflict", "unsupported", "invalid"],
  },
  "DELETE migrations/{type}/{file}/delete": {
    role: "admin",
    tag: "recipe migrations",
    summary: "Delete an archive of another program",
    params: t.Object({ type: PathText, file: PathText }),
    answer: done,
    refusals: ["not-found", "conflict"],
  },
});
