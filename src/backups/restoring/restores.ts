import { mkdirSync } from "node:fs";
import type { AboutArchive } from "../../archive-imports/archive-import.ts";
import { ArchiveImportRuns, RESTORE } from "../../archive-imports/archive-import.ts";
import { allRows } from "../../archive-imports/report.ts";
import type { ArchiveItem } from "../../contract/archive-imports.ts";
import type { RestoreReport } from "../../contract/backups.ts";
import { DomainError } from "../../platform/errors.ts";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { SqlMigration } from "../../platform/sql-migrations.ts";
import { BEFORE_TAG, chosenKinds } from "../backup.ts";
import type { Backups } from "../backups.ts";
import { openArchive, type OpenedArchive } from "./opened-archive.ts";
import { restoreItem } from "./restore-item.ts";
import { restorePlan, type RestoreHow, type RestoreItem } from "./restore-plan.ts";
import type { Restored, RestoreTarget } from "./restoring.ts";

/** An archive that was not needed for so long is closed, in milliseconds. */
const IDLE_MS = 60_000;

/** What a restore is about, as its job keeps it. */
interface AboutRestore extends AboutArchive, RestoreHow {
  caller: { id: number; name: string } | null;
}

interface Parts {
  backups: Backups;
  into: RestoreTarget;
  migrations: SqlMigration[];
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
  const opened = keptOpen((name) => {
    mkdirSync(backups.workFolder, { recursive: true, mode: 0o700 });
    return openArchive(backups.path(name), { workFolder: backups.workFolder, migrations });
  });

  const kind: JobKind<RestoreItem> = {
    name: RESTORE,
    // What others point to comes before them.
    atOnce: 1,
    async work(item, { about, settle }): Promise<Restored> {
      const how = about as AboutRestore;
      const archive = await opened.get(how.archive);
      return restoreItem(item, { ...how, archive, into, settle });
    },
  };

  return {
    kind,

    /** An archive, for as long as it is looked at. */
    look: opened.get,

    /**
     * Begins to restore an archive. Before anything is changed or removed, what is there now is saved.
     * @returns the job's id
     * @throws ArchiveImportRuns while another one is restored, what opening the archive throws, and what making a backup
     *   throws
     */
    async start(
      archive: string,
      how: RestoreHow,
      { caller, jobs }: { caller: { id: number; name: string }; jobs: Jobs },
    ): Promise<number> {
      const refuseTwo = () => {
        if (jobs.ofKinds([RESTORE]).some(({ state }) => state === "running")) throw new ArchiveImportRuns();
      };
      refuseTwo();
      const plan = await restorePlan(await opened.get(archive), how);
      const before =
        how.force || how.rebase
          ? await backups.make({ tag: BEFORE_TAG, kinds: chosenKinds(), rendered: [] })
          : undefined;
      refuseTwo();
      const about: AboutRestore = { archive, ...how, caller, ...(before && { before }) };
      return jobs.start({ kind: RESTORE, owner: caller.id, about, items: plan });
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

/** Keeps one archive open for as long as it is asked for again and again: reading its directory takes a while. */
function keptOpen(open: (name: string) => Promise<OpenedArchive>) {
  let kept: { name: string; archive: Promise<OpenedArchive> } | null = null;
  let idle: Timer | undefined;

  function close(): void {
    clearTimeout(idle);
    // One that could not be opened needs not be closed; whoever asked for it was told.
    kept?.archive.then(
      (archive) => archive.close(),
      () => {},
    );
    kept = null;
  }

  return {
    close,

    async get(name: string): Promise<OpenedArchive> {
      if (kept?.name !== name) close();
      clearTimeout(idle);
      idle = setTimeout(close, IDLE_MS);
      idle.unref();
      kept ??= { name, archive: open(name) };
      const { archive } = kept;
      try {
        return await archive;
      } catch (problem) {
        if (kept?.archive === archive) kept = null;
        throw problem;
      }
    },
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
