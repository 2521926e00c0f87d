import { mkdirSync } from "node:fs";
import type { AboutArchive } from "../../archive-imports/archive-import.ts";
import { ArchiveImportRuns, RESTORE } from "../../archive-imports/archive-import.ts";
import { allRows } from "../../archive-imports/report.ts";
import type { ArchiveItem } from "../../contract/archive-imports.ts";
import type { RestoreReport } from "../../contract/backups.ts";
import { DomainError } from "../../platform/errors.ts";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { keptOpen } from "../../platform/kept-open.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { SqlMigration } from "../../platform/sql-migrations.ts";
import { chosenKinds } from "../backup.ts";
import type { Backups } from "../backups.ts";
import { openArchive, type OpenedArchive } from "./opened-archive.ts";
import { restoreItem } from "./restore-item.ts";
import { restorePlan, type RestoreHow, type RestoreItem } from "./restore-plan.ts";
import type { ArchiveOutcome } from "../../archive-imports/archive-import.ts";
import type { RestoreTarget } from "./restoring.ts";

/** What a restore is about, as its job keeps it. */
interface AboutRestore extends AboutArchive, RestoreHow {
  caller: { id: number; name: string } | null;
}

interface Parts {
  backups: Backups;
  into: RestoreTarget;
  migrations: SqlMigration[];
}

interface Starting {
  /** Null from the shell. */
  caller: { id: number; name: string } | null;
  jobs: Jobs;
  /** Whether there is nothing yet that would have to be saved. */
  isNew?: boolean;
}

/** Nothing is kept of what was there before, so there is no way back. */
export class WithoutUndo extends DomainError {
  constructor() {
    super("conflict", "backup-without-undo");
  }
}

export type Restores = ReturnType<typeof openRestores>;

/** Restores of archives: long work, item by item, that a restart does not end. */
export function openRestores({ backups, into, migrations }: Parts) {
  const opened = keptOpen<OpenedArchive>((archive) => archive.close());

  /** @throws BackupNotFound, and what opening an archive throws */
  function look(name: string): Promise<OpenedArchive> {
    const path = backups.path(name);
    return opened.get(name, () => {
      mkdirSync(backups.workFolder, { recursive: true, mode: 0o700 });
      return openArchive(path, { workFolder: backups.workFolder, migrations });
    });
  }

  const kind: JobKind<RestoreItem> = {
    name: RESTORE,
    // What others point to comes before them.
    atOnce: 1,
    async work(item, { about, settle }): Promise<ArchiveOutcome> {
      const how = about as AboutRestore;
      const archive = await look(how.archive);
      return restoreItem(item, { ...how, archive, into, settle });
    },
  };

  return {
    kind,

    /** An archive, for as long as it is looked at. */
    look,

    /**
     * Begins to restore an archive. Before anything is changed or removed, what is there now is saved.
     * @returns the job's id
     * @throws ArchiveImportRuns while another one is restored, what opening the archive throws, and what making a backup
     *   throws
     */
    async start(
      archive: string,
      how: RestoreHow,
      { caller, jobs, isNew = false }: Starting,
    ): Promise<number> {
      const refuseTwo = () => {
        if (jobs.ofKinds([RESTORE]).some(({ state }) => state === "running")) throw new ArchiveImportRuns();
      };
      refuseTwo();
      const plan = await restorePlan(await look(archive), how);
      const before =
        (how.force || how.rebase) && !isNew ? await backups.makeBefore(chosenKinds()) : undefined;
      refuseTwo();
      const about: AboutRestore = { archive, ...how, caller, ...(before && { before }) };
      return jobs.start({ kind: RESTORE, owner: caller?.id ?? 0, about, items: plan });
    },

    /** Whether an archive is being restored. */
    isUsed: (archive: string, jobs: Jobs): boolean =>
      jobs
        .ofKinds([RESTORE])
        .some(({ state, about }) => state === "running" && (about as AboutRestore).archive === archive),

    /** Lets an archive go that is open: its file may be removed, or become another one. */
    letGo: opened.close,
  };
}

/** Where clients look for a thing. Of what they do not know of, they are only told when it failed. */
const LISTS: Record<ArchiveItem, { list: keyof RestoreReport; known: boolean }> = {
  recipe: { list: "recipeImports", known: true },
  "binned-recipe": { list: "recipeImports", known: false },
  file: { list: "recipeImports", known: true },
  settings: { list: "settingsImports", known: true },
  theme: { list: "themeImports", known: true },
  page: { list: "pageImports", known: true },
  group: { list: "groupImports", known: true },
  "meal-plan": { list: "groupImports", known: false },
  user: { list: "userImports", known: true },
  "sign-up-link": { list: "userImports", known: false },
  organizers: { list: "recipeImports", known: false },
  emptying: { list: "settingsImports", known: false },
};

/** The report as clients know it. */
export function restoreReport(id: number, jobs: Jobs): RestoreReport {
  const report: RestoreReport = {
    recipeImports: [],
    settingsImports: [],
    themeImports: [],
    pageImports: [],
    groupImports: [],
    userImports: [],
  };
  for (const { item, name, status, refusal } of allRows(id, jobs)) {
    const place = LISTS[item];
    if (place.known || !status)
      report[place.list].push({ name, status, exception: status ? null : (refusal?.text ?? "") });
  }
  return report;
}
