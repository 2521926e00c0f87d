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
    answer: { description: "New programs are added after the first two", body: t.Array(MigrationFiles) },
  },
  "POST migrations/{type}/upload": {
    role: "admin",
    tag: "recipe migrations",
    summary: "Upload an archive of another program",
    description: `A zip of at most ${ARCHIVE_MOST_BYTES / 1_000_000_000} GB. Keeps its name, numbered if that is taken.`,
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
      "Runs in the background, recipe by recipe, and resumes after a restart. See `archive-imports` for progress.",
    params: t.Object({ type: PathText, file: PathText }),
    answer: { status: 201, description: "The import, already started", body: ArchiveImport },
    refusals: ["not-found", "conflict", "unsupported", "invalid"],
  },
  "POST migrations/{type}/{file}/import": {
    role: "admin",
    tag: "recipe migrations",
    summary: "Import an archive of another program and wait for the report",
    description:
      "A recipe whose slug already exists is a failed row. A missing picture doesn't fail its recipe.",
    params: t.Object({ type: PathText, file: PathText }),
    answer: { description: "One row per recipe", body: t.Array(MigrationRow) },
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
