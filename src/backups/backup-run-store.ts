import type { Database } from "bun:sqlite";
import type { BackupCounts } from "../contract/backups.ts";
import type { Sentence, SentenceParams } from "../contract/sentences.ts";

export type BackupRunStore = ReturnType<typeof backupRunStore>;

export interface BackupProblem {
  code: Sentence;
  params?: SentenceParams | undefined;
}

export interface RunStart {
  at: string;
  automatic: boolean;
}

export interface FinishedRun {
  name: string;
  bytes: number;
  /** Whether it has all kinds. */
  whole: boolean;
  /** Names of recipes and people whose pictures are missing. */
  missing: string[];
  proof: { counts: BackupCounts; provedAt: string } | null;
}

export interface VerifiedRun {
  name: string;
  bytes: number;
  counts: BackupCounts;
  whole: boolean;
  missing: string[];
  provedAt: string;
}

export interface AutomaticRun {
  name: string;
  bytes: number;
  isVerified: boolean;
  /** Its name in the second folder. */
  copy: string | null;
}

export interface FailedRun {
  begunAt: string;
  automatic: boolean;
  problem: BackupProblem;
}

interface Row {
  begun_at: string;
  automatic: number;
  name: string | null;
  bytes: number | null;
  whole: number | null;
  counts: string | null;
  missing: string | null;
  proved_at: string | null;
  copy: string | null;
  problem: string | null;
}

export function backupRunStore(db: Database) {
  const insert = db.query<{ id: number }, Record<string, string | number | boolean | null>>(
    `INSERT INTO backup_run (begun_at, automatic, name, bytes, whole, missing, counts, proved_at, problem)
     VALUES ($begunAt, $automatic, $name, $bytes, $whole, $missing, $counts, $provedAt, $problem) RETURNING id`,
  );
  const setCopy = db.query<null, [string | null, string | null, number]>(
    "UPDATE backup_run SET copy = ?, problem = ? WHERE id = ?",
  );
  const lastFailed = db.query<Row, []>(
    `SELECT * FROM backup_run AS run WHERE problem IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM backup_run AS later WHERE later.id > run.id AND later.whole AND later.problem IS NULL)
     ORDER BY id DESC LIMIT 1`,
  );
  const lastProved = db.query<Row, []>(
    "SELECT * FROM backup_run WHERE proved_at IS NOT NULL AND whole ORDER BY id DESC LIMIT 1",
  );
  const lastAutomatic = db.query<Row, []>(
    "SELECT * FROM backup_run WHERE automatic ORDER BY id DESC LIMIT 1",
  );
  const automatic = db.query<Row & { name: string }, []>(
    "SELECT * FROM backup_run WHERE automatic AND name IS NOT NULL ORDER BY id DESC",
  );
  const byName = db.query<Row, [string]>("SELECT * FROM backup_run WHERE name = ? ORDER BY id DESC LIMIT 1");
  const removeName = db.query<null, [string]>(
    "UPDATE backup_run SET name = NULL, bytes = NULL, missing = NULL, counts = NULL, proved_at = NULL, copy = NULL WHERE name = ?",
  );
  const forget = db.query<null, [string]>("DELETE FROM backup_run WHERE name IS NULL AND begun_at < ?");

  return {
    /** @param problem why there is no archive, or why it couldn't be verified */
    add(start: RunStart, run: FinishedRun | null, problem: BackupProblem | null): number {
      const added = insert.get({
        begunAt: start.at,
        automatic: start.automatic,
        name: run?.name ?? null,
        bytes: run?.bytes ?? null,
        whole: run?.whole ?? null,
        missing: run && JSON.stringify(run.missing),
        counts: run?.proof ? JSON.stringify(run.proof.counts) : null,
        provedAt: run?.proof?.provedAt ?? null,
        problem: problem && JSON.stringify(problem),
      });
      return added?.id ?? 0;
    },

    recordCopy: (id: number, copy: string | null, problem: BackupProblem | null): void =>
      void setCopy.run(copy, problem && JSON.stringify(problem), id),

    findLastVerified: (): VerifiedRun | null => toVerifiedRun(lastProved.get()),

    /** Null if a backup with all kinds has succeeded since. */
    findLastFailure(): FailedRun | null {
      const row = lastFailed.get();
      if (!row?.problem) return null;
      return { begunAt: row.begun_at, automatic: row.automatic === 1, problem: JSON.parse(row.problem) };
    },

    findLastAutomaticStart: (): string | null => lastAutomatic.get()?.begun_at ?? null,

    listAutomatic: (): AutomaticRun[] =>
      automatic.all().map(({ name, bytes, proved_at, copy }) => ({
        name,
        bytes: bytes ?? 0,
        isVerified: proved_at !== null,
        copy,
      })),

    /** Null for an archive that was made elsewhere. */
    findVerified: (name: string): VerifiedRun | null => toVerifiedRun(byName.get(name)),

    /** Forgets a removed archive, since a later one may get its name. */
    recordRemoval: (name: string): void => void removeName.run(name),

    forgetOld: (before: string): void => void forget.run(before),
  };
}

function toVerifiedRun(row: Row | null): VerifiedRun | null {
  if (!row?.name || !row.counts || !row.proved_at) return null;
  return {
    name: row.name,
    bytes: row.bytes ?? 0,
    whole: row.whole === 1,
    missing: row.missing === null ? [] : JSON.parse(row.missing),
    counts: JSON.parse(row.counts),
    provedAt: row.proved_at,
  };
}
