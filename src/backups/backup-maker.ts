import { join } from "node:path";
import type { Kinds } from "../archiving/archive-kinds.ts";
import { ARCHIVE_KINDS } from "../contract/archive-kinds.ts";
import type { BackupStatus } from "../contract/backups.ts";
import type { JobWorker } from "../platform/bounded-worker.ts";
import type { ArchiveFolder } from "../platform/archive-folder.ts";
import type { Clock } from "../platform/clock.ts";
import { DomainError } from "../platform/errors.ts";
import { ShuttingDown } from "../platform/jobs.ts";
import type { Log } from "../platform/log.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import type { SqlMigration } from "../platform/sql-migrations.ts";
import { storageProblem } from "../platform/storage-errors.ts";
import { backupName } from "./backup.ts";
import type { BackupProblem, BackupRunStore, RunStart } from "./backup-run-store.ts";
import { makeBackupInThread } from "./backup-thread.ts";
import { copyBackup } from "./copy-backup.ts";

const ENGLISH_LIST = new Intl.ListFormat("en-US");

export interface MakerParts {
  database: string;
  images: string;
  runs: BackupRunStore;
  startWorker(): JobWorker;
  migrations: SqlMigration[];
  version: string;
  secondFolder: string | null;
  clock: Clock;
  log: Pick<Log, "info" | "warn" | "error">;
}

interface Folders {
  archives: ArchiveFolder;
  workFolder: string;
  templateFolder: string;
  createFolders(): void;
}

export interface BackupInput {
  tag: string;
  kinds: Kinds;
  /** Names of templates that every recipe is rendered with. */
  rendered: string[];
}

export type BackupReason = "manual" | "scheduled" | "before-restore";

type Progress = BackupStatus["running"];

export function backupMaker(parts: MakerParts, folders: Folders) {
  const { runs, clock, log } = parts;
  const runInTurn = oneAtATime();
  const closing = new AbortController();
  let progress: Progress = null;

  async function runBackup(input: BackupInput, reason: BackupReason): Promise<string> {
    // The program may have stopped while this one waited for its turn.
    if (closing.signal.aborted) throw new ShuttingDown();
    const startedAt = clock();
    const start = { at: startedAt.toISOString(), automatic: reason === "scheduled" };
    progress = { step: "writing", done: 0, total: 0 };
    const { name, bytes, counts, missing, problem } = await Promise.try(() =>
      makeBackupInThread(parts.startWorker, createWork(input, startedAt), {
        onProgress: (now) => void (progress = now),
        signal: closing.signal,
      }),
    ).catch((fault: unknown) => recordFailure(fault, start));
    if (missing.length > 0) log.warn(`pictures missing from backup ${name}: ${ENGLISH_LIST.format(missing)}`);
    const whole = ARCHIVE_KINDS.every((kind) => input.kinds[kind]);
    const proof = problem ? null : { counts, provedAt: clock().toISOString() };
    const run = { name, bytes, whole, missing, proof };
    const id = runs.add(start, run, problem && describeProblem(problem));
    if (problem) log.error(`backup ${name} was made, but couldn't be verified`, problem);
    else log.info(`backup ${name} made and verified`);
    if (!problem) await copyToSecondFolder(name, id);
    // An unverified backup is better than none, and must not keep anyone from restoring an older one.
    else if (reason !== "before-restore") throw problem;
    return name;
  }

  function createWork({ tag, kinds, rendered }: BackupInput, madeAt: Date) {
    const { archives, workFolder, templateFolder } = folders;
    const { database, migrations, version, images } = parts;
    folders.createFolders();
    const base = backupName(tag, madeAt);
    const target = { folder: archives.path, base, workFolder };
    const order = { ...target, database, kinds, rendered, version, migrations, madeAt };
    return { order, images, templates: templateFolder };
  }

  function recordFailure(problem: unknown, start: RunStart): never {
    const refusal = storageProblem(problem);
    // Invalid input is the caller's problem, and no reason to alarm administrators.
    const isInvalidInput = refusal instanceof DomainError && refusal.kind !== "storage";
    if (!isInvalidInput && !closing.signal.aborted) {
      log.error("couldn't make a backup", problem);
      runs.add(start, null, describeProblem(refusal));
    }
    throw refusal;
  }

  async function copyToSecondFolder(name: string, id: number): Promise<void> {
    if (parts.secondFolder === null) return;
    progress = { step: "copying", done: 0, total: 1 };
    try {
      const path = join(parts.secondFolder, name);
      runs.recordCopy(id, await copyBackup(folders.archives.getPath(name), path, closing.signal), null);
    } catch (problem) {
      if (closing.signal.aborted) throw problem;
      log.error(`couldn't copy backup ${name}`, problem);
      runs.recordCopy(id, null, describeProblem(problem));
    }
  }

  return {
    progress: (): Progress => progress,

    /** @throws BackupNotVerified, and what making a backup throws */
    make: (input: BackupInput, reason: BackupReason): Promise<string> =>
      runInTurn(() => runBackup(input, reason).finally(() => (progress = null))),

    close: (): void => closing.abort(),
  };
}

function describeProblem(problem: unknown): BackupProblem {
  if (!(problem instanceof DomainError)) return { code: "internal" };
  return { code: problem.problem, params: problem.params };
}
