import { jsonResponse } from "../../platform/json-response.ts";
import type { Guard } from "../../http/guard.ts";
import {
  ArchiveImportNotFound,
  archiveImportRuns,
  ArchiveImportRuns,
  asArchiveImport,
  NO_OWNER,
  RECIPE_MIGRATION,
  type AboutArchive,
} from "../archives/archive-import.ts";
import { allRows } from "../archives/report.ts";
import type { MigrationRow } from "../../contract/recipe-migrations.ts";
import { snackbar } from "../../contract/sentences.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { AboutMigration } from "./migration.ts";
import type { MigrationArchives } from "./migration-archives.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { migrationCalls } from "../../contract/calls/migration-calls.ts";

interface Parts {
  migrations: MigrationArchives;
  jobs: Jobs;
  takesLong(request: Request): void;
}

export function migrationRoutes(guard: Guard, { migrations, jobs, takesLong }: Parts) {
  async function start(given: string, file: string, caller: { fullName: string }): Promise<number> {
    const type = migrations.parseType(given);
    const items = await migrations.plan(type, file);
    if (archiveImportRuns(jobs)) throw new ArchiveImportRuns();
    const about: AboutMigration = { archive: file, type, by: caller.fullName };
    return jobs.startSlowly({ kind: RECIPE_MIGRATION, owner: NO_OWNER, about, items });
  }

  function isUsed(type: string, file: string): boolean {
    if (jobs.isStarting([RECIPE_MIGRATION])) return true;
    return jobs.ofKinds([RECIPE_MIGRATION]).some(({ state, about }) => {
      const of = about as AboutArchive;
      return state === "running" && of.type === type && of.archive === file;
    });
  }

  return bindCalls(guard, migrationCalls, {
    "GET migrations": () => migrations.list(),

    "POST migrations/{type}/upload": async ({ params: { type }, request }) => {
      takesLong(request);
      await migrations.take(type, request);
      return snackbar("migration-uploaded", "success");
    },

    "POST migrations/{type}/{file}/start": async ({ params: { type, file }, caller, request }) => {
      takesLong(request);
      const job = jobs.get(await start(type, file, caller));
      if (!job) throw new ArchiveImportNotFound();
      return jsonResponse(asArchiveImport(job, jobs), { status: 201 });
    },

    "POST migrations/{type}/{file}/import": async ({ params: { type, file }, caller, request }) => {
      takesLong(request);
      const id = await start(type, file, caller);
      await jobs.waitForEnd(id);
      return allRows(id, jobs).map(({ name, slug, status, refusal }): MigrationRow => ({
        name,
        slug: slug ?? "",
        status,
        exception: status ? "" : (refusal?.text ?? ""),
      }));
    },

    "DELETE migrations/{type}/{file}/delete": ({ params: { type, file } }) => {
      if (isUsed(type, file)) throw new ArchiveImportRuns();
      migrations.remove(type, file);
      return snackbar("migration-removed", "success", { file });
    },
  });
}
