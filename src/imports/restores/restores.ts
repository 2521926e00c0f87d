import {
  archiveImportRuns,
  ArchiveImportRuns,
  NO_OWNER,
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
  createFolders(): void;
  /** @throws BackupNotFound */
  find(name: string): ArchiveFile & { path: string };
  makeBeforeRestore(): Promise<string>;
}

interface Parts {
  backups: Archives;
  into: RestoreTarget;
  migrations: SqlMigration[];
}

interface StartOptions {
  /** Null on the command line. */
  caller: { id: number; name: string } | null;
  jobs: Jobs;
  isNew?: boolean;
  undoes?: number;
}

/** No backup was made before the restore. */
export class WithoutUndo extends DomainError {
  constructor() {
    super("conflict", "backup-without-undo");
  }
}

export type Restores = ReturnType<typeof openRestores>;

export function openRestores({ backups, into, migrations }: Parts) {
  const opened = createOpenPool<OpenedArchive>((archive) => archive.close());

  /** Archives whose restore is about to start, with the backup made before it. */
  let preparing: string[] = [];

  /** @throws BackupNotFound, and what opening an archive and `work` throw */
  async function withArchive<Result>(
    name: string,
    work: (archive: OpenedArchive) => Promise<Result> | Result,
  ): Promise<Result> {
    const open = async (): Promise<OpenedArchive> => {
      const { path } = backups.find(name);
      backups.createFolders();
      return openArchive(path, { workFolder: backups.workFolder, migrations });
    };
    return opened.use(name, open, work);
  }

  const kind: JobKind<RestoreItem> = {
    name: RESTORE,
    // Items refer to earlier ones.
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

    /** @throws ArchiveImportRuns, and what opening an archive and making a backup throw */
    async start(
      archive: string,
      how: RestoreSettings,
      { caller, jobs, isNew = false, undoes }: StartOptions,
    ): Promise<number> {
      if (preparing.length > 0 || archiveImportRuns(jobs)) throw new ArchiveImportRuns();
      preparing = [archive];
      try {
        const items = await withArchive(archive, (one) => restorePlan(one, { ...how, caller }));
        const isChange = (how.force || how.rebase) && !isNew;
        const before = isChange ? await backups.makeBeforeRestore() : undefined;
        if (before) preparing.push(before);
        // Another import may have started while the backup was made.
        if (archiveImportRuns(jobs)) throw new ArchiveImportRuns();
        const about: AboutRestore = {
          archive,
          ...how,
          caller,
          ...(before && { before }),
          ...(undoes && { undoes }),
        };
        return await jobs.startSlowly({ kind: RESTORE, owner: NO_OWNER, about, items });
      } finally {
        preparing = [];
      }
    },

    isUsed: (archive: string, jobs: Jobs): boolean =>
      preparing.includes(archive) ||
      running(jobs).some((about) => [about.archive, about.before].includes(archive)),

    closeArchive: opened.evict,

    close: opened.close,
  };
}

function running(jobs: Jobs): AboutRestore[] {
  return jobs
    .ofKinds([RESTORE])
    .filter(({ state }) => state === "running")
    .map(({ about }) => about as AboutRestore);
}

const REPORT_LISTS: Record<ArchiveKind, keyof RestoreReport> = {
  recipes: "recipeImports",
  settings: "settingsImports",
  themes: "themeImports",
  pages: "pageImports",
  groups: "groupImports",
  users: "userImports",
};

/** Older clients know only these and see failures of anything else. */
const REPORTED_ITEMS = new Set<ArchiveItem>(["recipe", "file", ...ARCHIVE_LISTS.map(({ item }) => item)]);

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
