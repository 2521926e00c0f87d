import type { Database } from "bun:sqlite";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import type { Clock, Wait } from "../platform/clock.ts";
import { openJobs } from "../platform/jobs.ts";
import type { Job } from "../platform/jobs/job.ts";
import type { JobKind } from "../platform/jobs/job-kind.ts";
import { fileImportResultStore } from "./files/file-import-result-store.ts";
import { openFileImports } from "./files/file-imports.ts";
import { fileImportKind } from "./files/import-planned.ts";
import { undoImport } from "./files/undo-import.ts";
import { importKind } from "./links/import-link.ts";
import { migrationArchives } from "./migrations/migration-archives.ts";
import { migrationKind } from "./migrations/migrate-recipe.ts";
import type { Stores } from "./restores/open-stores.ts";
import type { Restores } from "./restores/restores.ts";

type FileImportParts = Parameters<typeof openFileImports>[0];

interface Parts {
  db: Database;
  instance: Stores;
  importing: Parameters<typeof importKind>[0] &
    Pick<Parameters<typeof migrationKind>[0], "images"> &
    Pick<FileImportParts["readers"], "pdfs">;
  restores: Restores;
  foods: FoodCatalog;
  dataFolder: string;
  workFolder: string;
  onListDeleted(): void;
  clock: Clock;
  wait: Wait;
}

/** Everything that imports, and the jobs that do it in the background. */
export function openImports(parts: Parts) {
  const { db, instance, importing, restores, dataFolder, workFolder, foods, clock, wait } = parts;
  const { reader, pdfs, images, log, safeFetch, timeoutMs } = importing;
  const migrations = migrationArchives({ dataFolder, workFolder });
  const fileImports = openFileImports({
    dataFolder,
    readers: { pages: reader, pdfs },
    recipes: instance.recipes,
    foods,
    safeFetch,
    timeoutMs,
    getJobs: () => jobs,
    clock,
    wait,
    log,
  });
  const fileImportResults = fileImportResultStore(db);
  const undoParts = { ...instance, foods, clock, images, results: fileImportResults };
  const jobs = openJobs(db, {
    kinds: [
      importKind(importing),
      restores.kind as JobKind,
      migrationKind({ ...instance, archives: migrations, images, log }) as JobKind,
      fileImportKind({ ...undoParts, fileImports, log }) as JobKind,
    ],
    clock,
    log,
    wait,
  });
  return {
    jobs,
    migrations,
    fileImports,
    fileImportResults,
    undoFileImport(job: Job, options: Parameters<typeof undoImport>[1]) {
      const undone = undoImport(job, options, { ...undoParts, jobs });
      parts.onListDeleted();
      return undone;
    },
  };
}
