import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { AvailableBackups, Backup, BackupStatus } from "../contract/backups.ts";
import { toldRefusal } from "../contract/sentences.ts";
import { archiveFolder } from "../platform/archive-folder.ts";
import type { Clock } from "../platform/clock.ts";
import type { KnownFile } from "../platform/downloads.ts";
import { DomainError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import type { SqlMigration } from "../platform/sql-migrations.ts";
import { storageProblem } from "../platform/storage-errors.ts";
import { AUTO_TAG, BackupNotFound, backupName, BEFORE_TAG, type Kinds } from "./backup.ts";
import type { BackupProblem, BackupRunStore, ProvedRun } from "./backup-run-store.ts";
import { backupInThread } from "./backup-thread.ts";
import { copyBackup } from "./copy-backup.ts";
import type { MadeBackup } from "./make-backup.ts";
import { TemplateNotFound, templatesIn } from "./templates.ts";

export interface BackupParts {
  dataFolder: string;
  database: string;
  images: string;
  runs: BackupRunStore;
  startWorker(): Worker;
  migrations: SqlMigration[];
  version: string;
  /** So many of those by the clock are kept. */
  keeps: number;
  /** Where copies go; null when nowhere. */
  secondFolder: string | null;
  clock: Clock;
  log: Pick<Log, "info" | "warn" | "error">;
}

/** What backups are known as to those who save them begins with this. */
export const BACKUP_FILE = "backup:";

/** A backup as somebody wishes it. */
export interface BackupWanted {
  tag: string;
  kinds: Kinds;
  rendered: string[];
}

export type Backups = ReturnType<typeof openBackups>;

/** The backups of a Tagine: those that lie in its folder, and the one that is being made. */
export function openBackups(parts: BackupParts) {
  const { dataFolder, runs, clock, log } = parts;
  const archives = archiveFolder(join(dataFolder, "backups"));
  const templateFolder = join(dataFolder, "templates");
  const workFolder = join(dataFolder, "work");
  const inTurn = oneAtATime();
  const closing = new AbortController();
  let running: BackupStatus["running"] = null;

  function makeFolders(): void {
    for (const folder of [archives.path, workFolder]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  async function made({ tag, kinds, rendered }: BackupWanted, madeAt: Date): Promise<MadeBackup> {
    makeFolders();
    const { database, migrations, version } = parts;
    const base = backupName(tag, madeAt);
    const order = {
      database,
      folder: archives.path,
      base,
      workFolder,
      kinds,
      rendered,
      version,
      migrations,
      madeAt,
    };
    const work = { order, images: parts.images, templates: templateFolder };
    const onProgress = (now: BackupStatus["running"]) => void (running = now);
    running = { step: "writing", done: 0, total: 0 };
    return backupInThread(parts.startWorker, work, { onProgress, signal: closing.signal });
  }

  /** Makes one, and keeps what came of it where administrators see it. */
  async function kept(wanted: BackupWanted, automatic: boolean, anyway = false): Promise<string> {
    const begun = clock();
    const keep = (proved: Omit<ProvedRun, "provedAt"> | null, problem: BackupProblem | null) => {
      const run = proved && { ...proved, provedAt: clock().toISOString() };
      runs.keep(begun.toISOString(), automatic, run, problem);
    };
    try {
      const { name, bytes, counts, missing, problem } = await made(wanted, begun);
      if (problem && anyway) {
        log.warn(`the backup ${name} could not be proved`);
        keep(null, problemOf(problem));
        return name;
      }
      if (problem) throw problem;
      if (missing.length > 0) log.warn(`the backup ${name} lacks ${missing.length} pictures that were gone`);
      const notCopied = await copied(name);
      keep({ name, bytes, counts }, notCopied);
      log.info(`backup ${name} made and proved`);
      return name;
    } catch (problem) {
      const refusal = storageProblem(problem);
      if (closing.signal.aborted) throw refusal;
      log.error("a backup could not be made", problem);
      keep(null, problemOf(refusal));
      throw refusal;
    } finally {
      running = null;
    }
  }

  /** A copy that does not come about is told of; the backup itself is there all the same. */
  async function copied(name: string): Promise<BackupProblem | null> {
    if (parts.secondFolder === null) return null;
    running = { step: "copying", done: 0, total: 1 };
    try {
      await copyBackup(archives.pathOf(name), join(parts.secondFolder, name));
      return null;
    } catch (problem) {
      log.error(`the backup ${name} could not be copied`, problem);
      return problemOf(problem);
    }
  }

  function known(name: string) {
    const file = archives.find(name);
    if (!file) throw new BackupNotFound(name);
    return file;
  }

  function remove(name: string): void {
    archives.remove(known(name).name);
    runs.gone(name);
  }

  return {
    workFolder,
    archives,
    makeFolders,
    templates: templatesIn(templateFolder),

    /** What lies in the folder, whoever made it. */
    available(): AvailableBackups {
      const imports = archives.list().map(({ name, date, bytes }): Backup => {
        const run = runs.proved(name);
        const proved = run?.bytes === bytes ? run : null;
        return {
          name,
          date: date.toISOString(),
          bytes,
          provedAt: proved?.provedAt ?? null,
          counts: proved?.counts ?? null,
        };
      });
      return { imports, templates: templatesIn(templateFolder).names() };
    },

    status(): BackupStatus {
      const proved = runs.lastProved();
      const failed = runs.failed();
      return {
        running,
        last: proved && { name: proved.name, provedAt: proved.provedAt },
        failed: failed && {
          at: failed.begunAt,
          automatic: failed.automatic,
          ...toldRefusal(failed.problem.code, failed.problem.params),
        },
        keeps: parts.keeps,
        secondFolder: parts.secondFolder,
      };
    },

    /**
     * Makes a backup and proves it; its name comes back. One is made after the other.
     * @throws TagNotFit, TemplateNotFound, and what making a backup throws
     */
    async make(wanted: BackupWanted): Promise<string> {
      backupName(wanted.tag, clock());
      const there = templatesIn(templateFolder).names();
      const unknown = wanted.rendered.find((name) => !there.includes(name));
      if (unknown !== undefined) throw new TemplateNotFound(unknown);
      return inTurn(() => kept(wanted, false));
    },

    /**
     * The same of what is there before it is changed: even one that is not proved is better than none, and must not keep
     * anybody from going back to a better time.
     */
    makeBefore(kinds: Kinds): Promise<string> {
      return inTurn(() => kept({ tag: BEFORE_TAG, kinds, rendered: [] }, false, true));
    },

    /** The same by the clock, of everything; older ones of this kind than those that are kept go. */
    async makeAutomatic(kinds: Kinds): Promise<void> {
      await inTurn(() => kept({ tag: AUTO_TAG, kinds, rendered: [] }, true));
      // Those that this database knows: whose database was lost may have nothing but the archives of before.
      const own = new Set(runs.automatic());
      const surplus = archives
        .list()
        .filter(({ name }) => own.has(name))
        .slice(parts.keeps);
      for (const { name } of surplus) {
        remove(name);
        if (parts.secondFolder !== null) archiveFolder(parts.secondFolder).remove(name);
      }
    },

    /** When the last one by the clock was begun; null while there was none. */
    lastAutomaticAt: (): Date | null => {
      const at = runs.lastAutomaticAt();
      return at === null ? null : new Date(at);
    },

    /** @throws BackupNotFound */
    path: (name: string): string => archives.pathOf(known(name).name),

    /** @throws BackupNotFound */
    remove,

    /** Forgets what came to nothing before a time, ISO 8601 in UTC. */
    forgetOld: (before: string): void => runs.forgetOld(before),

    /** As a file that a browser may save; null when there is none of this name. */
    file(name: string): KnownFile | null {
      const file = archives.find(name);
      return file && { path: archives.pathOf(file.name), name: file.name, mime: "application/zip" };
    },

    /** Removes what a killed process left half done. Only who has the data folder alone may call it. */
    sweep: () => sweep(workFolder),

    /** Ends what is being made: nothing half done stays. */
    close: (): void => closing.abort(),
  };
}

function sweep(folder: string): void {
  try {
    for (const left of readdirSync(folder)) rmSync(join(folder, left), { recursive: true, force: true });
  } catch {
    // There is none yet.
  }
}

function problemOf(problem: unknown): BackupProblem {
  if (!(problem instanceof DomainError)) return { code: "internal" };
  return { code: problem.problem, params: problem.params };
}
