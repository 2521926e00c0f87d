import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import {
  ArchiveImportNotFound,
  archiveImportRuns,
  ArchiveImportRuns,
  asArchiveImport,
  NOBODY,
  RECIPE_MIGRATION,
  type AboutArchive,
} from "../archives/archive-import.ts";
import { allRows } from "../archives/report.ts";
import { ArchiveImport } from "../../contract/archive-imports.ts";
import { docs } from "../../contract/call-docs.ts";
import { MigrationFiles, MigrationRow } from "../../contract/recipe-migrations.ts";
import { ARCHIVE_MOST_BYTES } from "../../contract/rules.ts";
import { Snackbar, snackbar } from "../../contract/sentences.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { AboutMigration } from "./migration.ts";
import type { MigrationArchives } from "./migration-archives.ts";

interface Parts {
  migrations: MigrationArchives;
  jobs: Jobs;
  takesLong(request: Request): void;
}

/** Recipes from other programs: their archives, and bringing them in. */
export function migrationRoutes(guard: Guard, { migrations, jobs, takesLong }: Parts) {
  async function start(given: string, file: string, caller: { fullName: string }): Promise<number> {
    const type = migrations.typeOf(given);
    const items = await migrations.plan(type, file);
    if (archiveImportRuns(jobs)) throw new ArchiveImportRuns();
    const about: AboutMigration = { archive: file, type, by: caller.fullName };
    return jobs.startSlowly({ kind: RECIPE_MIGRATION, owner: NOBODY, about, items });
  }

  /** Whether recipes are being taken from an archive just now. */
  function isUsed(type: string, file: string): boolean {
    if (jobs.isStarting([RECIPE_MIGRATION])) return true;
    return jobs.ofKinds([RECIPE_MIGRATION]).some(({ state, about }) => {
      const of = about as AboutArchive;
      return state === "running" && of.type === type && of.archive === file;
    });
  }

  const done = { description: "Done", body: Snackbar };

  return new Elysia({ prefix: "/migrations" })
    .use(guard)
    .get("/", () => migrations.list(), {
      admin: true,
      detail: docs({
        tag: "recipe migrations",
        summary: "Archives of other programs, by the program",
        answer: { description: "Further programs come behind the first two", body: t.Array(MigrationFiles) },
      }),
    })
    .post(
      "/:type/upload",
      async ({ params: { type }, request }) => {
        takesLong(request);
        await migrations.take(type, request);
        return snackbar("migration-uploaded", "success");
      },
      {
        admin: true,
        offInDemo: true,
        detail: docs({
          tag: "recipe migrations",
          summary: "Send an archive of another program",
          description: `A zip of at most ${ARCHIVE_MOST_BYTES / 1_000_000_000} GB. It keeps its name, with a number where that is taken.`,
          upload: t.Object({ archive: t.File() }),
          answer: done,
          refusals: ["not-found", "unsupported", "invalid"],
        }),
      },
    )
    .post(
      "/:type/:file/start",
      async ({ params: { type, file }, caller, request }) => {
        takesLong(request);
        const job = jobs.get(await start(type, file, caller));
        if (!job) throw new ArchiveImportNotFound();
        return Response.json(asArchiveImport(job, jobs), { status: 201 });
      },
      {
        admin: true,
        detail: docs({
          tag: "recipe migrations",
          summary: "Begin to bring in the recipes of an archive",
          description:
            "It goes on by itself, recipe by recipe, after a restart too; `archive-imports` tell how far it is.",
          answer: { status: 201, description: "The import, which has begun", body: ArchiveImport },
          refusals: ["not-found", "conflict", "unsupported", "invalid"],
        }),
      },
    )
    .post(
      "/:type/:file/import",
      async ({ params: { type, file }, caller, request }) => {
        takesLong(request);
        const id = await start(type, file, caller);
        await jobs.ended(id);
        return allRows(id, jobs).map(({ name, slug, status, refusal }): MigrationRow => ({
          name,
          slug: slug ?? "",
          status,
          exception: status ? "" : (refusal?.text ?? ""),
        }));
      },
      {
        admin: true,
        detail: docs({
          tag: "recipe migrations",
          summary: "Bring in the recipes of an archive, and wait for the report",
          description:
            "A recipe of a slug that is here already is a row that failed. A missing picture loses nothing.",
          answer: { description: "A row for each recipe", body: t.Array(MigrationRow) },
          refusals: ["not-found", "conflict", "unsupported", "invalid"],
        }),
      },
    )
    .delete(
      "/:type/:file/delete",
      ({ params: { type, file } }) => {
        if (isUsed(type, file)) throw new ArchiveImportRuns();
        migrations.remove(type, file);
        return snackbar("migration-removed", "success", { file });
      },
      {
        admin: true,
        detail: docs({
          tag: "recipe migrations",
          summary: "Delete an archive of another program",
          answer: done,
          refusals: ["not-found", "conflict"],
        }),
      },
    );
}
