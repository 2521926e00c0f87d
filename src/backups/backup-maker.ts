import { join } from "node:path";
import { ARCHIVE_KINDS } from "../contract/archive-kinds.ts";
import type { BackupStatus } from "../contract/backups.ts";
import type { ArchiveFolder } from "../platform/archive-folder.ts";
import type { Clock } from "../platform/clock.ts";
import { DomainError } from "../platform/errors.ts";
import { ProgramStops } from "../platform/jobs.ts";
import type { Log } from "../platform/log.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import type { SqlMigration } from "../platform/sql-migrations.ts";
import { storageProblem } from "../platform/storage-errors.ts";
import { backupName } from "./backup.ts";
import { type Kinds } from "../archiving/archive-kinds.ts";
import type { BackupProblem, BackupRunStore, Begun } from "./backup-run-store.ts";
import { backupInThread } from "./backup-thread.ts";
import { copyBackup } from "./copy-backup.ts";
import type { MadeBackup } from "./make-backup.ts";

const ENGLISH_LIST = new Intl.ListFormat("en-US");

export interface MakerParts {
  database: string;
  images: string;
  runs: BackupRunStore;
  startWorker(): Worker;
  migrations: SqlMigration[];
  version: string;
  /** Where copies go; null when nowhere. */
  secondFolder: string | null;
  clock: Clock;
  log: Pick<Log, "info" | "warn" | "error">;
}

interface Places {
  archives: ArchiveFolder;
  workFolder: string;
  templateFolder: string;
  makeFolders(): void;
}

export interface BackupWanted {
  tag: string;
  kinds: Kinds;
  rendered: string[];
}

export type BackupReason = "asked" | "clock" | "before";

type Running = BackupStatus["running"];

/** Makes backups, one after the other, and keeps what came of each where administrators see it. */
export function backupMaker(parts: MakerParts, places: Places) {
  const { runs, clock, log } = parts;
  const inTurn = oneAtATime();
  const closing = new AbortController();
  let running: Running = null;

  async function writeBackup({ tag, kinds, rendered }: BackupWanted, madeAt: Date): Promise<MadeBackup> {
    const { archives, workFolder, templateFolder, makeFolders } = places;
    const { database, migrations, version, images, startWorker } = parts;
    makeFolders();
    const where = { database, folder: archives.path, base: backupName(tag, madeAt), workFolder };
    const order = { ...where, kinds, rendered, version, migrations, madeAt };
    const onProgress = (now: Running) => void (running = now);
    running = { step: "writing", done: 0, total: 0 };
    const work = { order, images, templates: templateFolder };
    return backupInThread(startWorker, work, { onProgress, signal: closing.signal });
  }

  /** A copy that does not come about is told of; the backup itself is there all the same. */
  async function copy(name: string, id: number): Promise<void> {
    if (parts.secondFolder === null) return;
    running = { step: "copying", done: 0, total: 1 };
    try {
      const there = join(parts.secondFolder, name);
      runs.recordCopy(id, await copyBackup(places.archives.getPath(name), there, closing.signal), null);
    } catch (problem) {
      if (closing.signal.aborted) throw problem;
      log.error(`the backup ${name} could not be copied`, problem);
      runs.recordCopy(id, null, describeProblem(problem));
    }
  }

  async function runBackup(wanted: BackupWanted, reason: BackupReason): Promise<string> {
    const begunAt = clock();
    const begun = { at: begunAt.toISOString(), automatic: reason === "clock" };
    const { name, bytes, counts, missing, problem } = await writeBackup(wanted, begunAt).catch(
      (fault: unknown) => recordFailure(fault, begun),
    );
    if (missing.length > 0)
      log.warn(`in the backup ${name}, pictures are missing for: ${ENGLISH_LIST.format(missing)}`);
    const whole = ARCHIVE_KINDS.every((kind) => wanted.kinds[kind]);
    const proof = problem ? null : { counts, provedAt: clock().toISOString() };
    const id = runs.keep(begun, { name, bytes, whole, missing, proof }, problem && describeProblem(problem));
    if (problem) log.error(`the backup ${name} was made, but not proved`, problem);
    else log.info(`backup ${name} made and proved`);
    if (!problem) await copy(name, id);
    // Before a change even one that is not proved is better than none: nobody must be kept from going back.
    else if (reason !== "before") throw problem;
    return name;
  }

  /** Keeps why there is none, and throws it. */
  function recordFailure(problem: unknown, begun: Begun): never {
    const refusal = storageProblem(problem);
    // What was wrong with a wish concerns nobody but who had it.
    const isOfInput = refusal instanceof DomainError && refusal.kind !== "storage";
    if (!isOfInput && !closing.signal.aborted) {
      log.error("a backup could not be made", problem);
      runs.keep(begun, null, describeProblem(refusal));
    }
    throw refusal;
  }

  async function runNextBackup(wanted: BackupWanted, reason: BackupReason): Promise<string> {
    // The program may have been told to stop while this one waited.
    if (closing.signal.aborted) throw new ProgramStops();
    try {
      return await runBackup(wanted, reason);
    } finally {
      running = null;
    }
  }

  return {
    /** How far the one is that is being made; null while none is. */
    running: (): Running => running,

    /**
     * Makes a backup and proves it; its name comes back.
     * @throws BackupNotProved, and what making a backup throws
     */
    make: (wanted: BackupWanted, reason: BackupReason): Promise<string> =>
      inTurn(() => runNextBackup(wanted, reason)),

    /** Ends what is being made: nothing half done stays. */
    close: (): void => closing.abort(),
  };
}

function describeProblem(problem: unknown): BackupProblem {
  if (!(problem instanceof DomainError)) return { code: "internal" };
  return { code: problem.problem, params: problem.params };
}
