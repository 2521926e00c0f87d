import {
  archiveImportRuns,
  ArchiveImportRuns,
  NOBODY,
  RESTORE,
  type AboutArchive,
  type ArchiveOutcome,
} from "../archives/archive-import.ts";
import { allRows } from "../archives/report.ts";
import { ARCHIVE_ITEMS, type ArchiveItem, type ArchiveKind } from "../../contract/archive-kinds.ts";
import type { RestoreReport } from "../../contract/backups.ts";
import { DomainError } from "../../platform/errors.ts";
import type { ArchiveFile } from "../../platform/archive-folder.ts";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import type { ReadyItem } from "../../platform/jobs/ready-item.ts";
import { createOpenPool } from "../../platform/open-pool.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { SqlMigration } from "../../platform/sql-migrations.ts";
import { ARCHIVE_LISTS } from "./archive-lists.ts";
import { openArchive, type OpenedArchive } from "./opened-archive.ts";
import { isBatched, prepareItem } from "./restore-item.ts";
import { restorePlan, type RestoreItem } from "./restore-plan.ts";
import type { RestoreSettings, RestoreTarget } from "./restore-run.ts";

interface AboutRestore extends AboutArchive, RestoreSettings {
  caller: { id: number; name: string } | null;
}

export class BackupNotFound extends DomainError {
  constructor(name: string) {
    super("not-found", "backup-not-found", { name });
  }
}

export interface Archives {
  workFolder: string;
  makeFolders(): void;
  /** @throws BackupNotFound */
  find(name: string): ArchiveFile & { path: string };
  /** @returns the name of the archive */
  makeBefore(): Promise<string>;
}

interface Parts {
  backups: Archives;
  into: RestoreTarget;
  migrations: SqlMigration[];
}

interface Starting {
  /** Null from the shell. */
  caller: { id: number; name: string } | null;
  jobs: Jobs;
  /** Whether there is nothing yet that would have to be saved. */
  isNew?: boolean;
  undoes?: number;
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
  const opened = createOpenPool<OpenedArchive>((archive) => archive.close());

  /** An archive that is being made ready to be restored, and that of what was there before. */
  let preparing: string[] = [];

  /**
   * Works with an archive, which is open until the work is done.
   * @throws BackupNotFound, what opening an archive throws, and what `work` throws
   */
  async function withArchive<Made>(
    name: string,
    work: (archive: OpenedArchive) => Promise<Made> | Made,
  ): Promise<Made> {
    const open = async (): Promise<OpenedArchive> => {
      const { path } = backups.find(name);
      backups.makeFolders();
      return openArchive(path, { workFolder: backups.workFolder, migrations });
    };
    return opened.use(name, open, work);
  }

  const kind: JobKind<RestoreItem> = {
    name: RESTORE,
    // What others point to comes before them.
    atOnce: 1,
    isBatched,
    async work(item, { about }): Promise<ReadyItem<ArchiveOutcome>> {
      const restore = about as AboutRestore;
      return withArchive(restore.archive, (archive) => prepareItem(item, { ...restore, archive, into }));
    },
  };

  return {
    kind,

    withArchive,

    /**
     * Begins to restore an archive. Before anything is changed or removed, what is there now is saved.
     * @returns the job's id
     * @throws ArchiveImportRuns while another one is brought in, what opening the archive throws, and what making a backup
     *   throws
     */
    async start(
      archive: string,
      how: RestoreSettings,
      { caller, jobs, isNew = false, undoes }: Starting,
    ): Promise<number> {
      if (preparing.length > 0 || archiveImportRuns(jobs)) throw new ArchiveImportRuns();
      preparing = [archive];
      try {
        const items = await withArchive(archive, (one) => restorePlan(one, { ...how, caller }));
        const isChange = (how.force || how.rebase) && !isNew;
        const before = isChange ? await backups.makeBefore() : undefined;
        if (before) preparing.push(before);
        // Another one may have begun while that backup was made.
        if (archiveImportRuns(jobs)) throw new ArchiveImportRuns();
        const about: AboutRestore = {
          archive,
          ...how,
          caller,
          ...(before && { before }),
          ...(undoes && { undoes }),
        };
        return await jobs.startSlowly({ kind: RESTORE, owner: NOBODY, about, items });
      } finally {
        preparing = [];
      }
    },

    isUsed: (archive: string, jobs: Jobs): boolean =>
      preparing.includes(archive) ||
      running(jobs).some((about) => [about.archive, about.before].includes(archive)),

    /** Lets an archive go: its file may be removed, or become another one. */
    letGo: opened.letGo,

    close: opened.close,
  };
}

function running(jobs: Jobs): AboutRestore[] {
  return jobs
    .ofKinds([RESTORE])
    .filter(({ state }) => state === "running")
    .map(({ about }) => about as AboutRestore);
}

/** The list of each kind in the report that older clients read. */
const REPORT_LISTS: Record<ArchiveKind, keyof RestoreReport> = {
  recipes: "recipeImports",
  settings: "settingsImports",
  themes: "themeImports",
  pages: "pageImports",
  groups: "groupImports",
  users: "userImports",
};

/** Older clients know only these. Of anything else, they see failures. */
const REPORTED_ITEMS = new Set<ArchiveItem>(["recipe", "file", ...ARCHIVE_LISTS.map(({ item }) => item)]);

/** The report as older clients know it. */
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
    if (status && !REPORTED_ITEMS.has(item)) continue;
    const kind = ARCHIVE_ITEMS[item] ?? (item === "file" ? "recipes" : "settings");
    report[REPORT_LISTS[kind]].push({ name, status, exception: status ? null : (refusal?.text ?? "") });
  }
  return report;
}
