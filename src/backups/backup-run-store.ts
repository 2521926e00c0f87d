import type { Database } from "bun:sqlite";
import type { BackupCounts } from "../contract/backups.ts";
import type { Sentence, SentenceParams } from "../contract/sentences.ts";

export type BackupRunStore = ReturnType<typeof backupRunStore>;

/** Why a backup came to nothing. */
export interface BackupProblem {
  code: Sentence;
  params?: SentenceParams | undefined;
}

/** When one was begun (ISO 8601, UTC), and whether by the clock. */
interface Begun {
  at: string;
  automatic: boolean;
}

/** A backup that was proved. */
export interface ProvedRun {
  name: string;
  bytes: number;
  counts: BackupCounts;
  /** Whether all kinds are in it: only such a one brings everything back. */
  whole: boolean;
  provedAt: string;
}

/** The last backup that was tried, when it came to nothing. */
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
  proved_at: string | null;
  problem: string | null;
}

/** The one place with the SQL of what became of backups. Times are ISO 8601, UTC. */
export function backupRunStore(db: Database) {
  const insert = db.query<null, Record<string, string | number | boolean | null>>(
    `INSERT INTO backup_run (begun_at, automatic, name, bytes, whole, counts, proved_at, problem)
     VALUES ($begunAt, $automatic, $name, $bytes, $whole, $counts, $provedAt, $problem)`,
  );
  const lastFailed = db.query<Row, []>(
    `SELECT * FROM backup_run AS run WHERE problem IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM backup_run AS later WHERE later.id > run.id AND later.whole AND later.problem IS NULL)
     ORDER BY id DESC LIMIT 1`,
  );
  const lastProved = db.query<Row, []>(
    "SELECT * FROM backup_run WHERE name IS NOT NULL AND whole ORDER BY id DESC LIMIT 1",
  );
  const lastAutomatic = db.query<Row, []>(
    "SELECT * FROM backup_run WHERE automatic ORDER BY id DESC LIMIT 1",
  );
  const automaticNames = db.query<{ name: string }, []>(
    "SELECT name FROM backup_run WHERE automatic AND name IS NOT NULL ORDER BY id DESC",
  );
  const byName = db.query<Row, [string]>("SELECT * FROM backup_run WHERE name = ? ORDER BY id DESC LIMIT 1");
  const removeName = db.query<null, [string]>(
    `UPDATE backup_run SET name = NULL, bytes = NULL, whole = NULL, counts = NULL, proved_at = NULL WHERE name = ?`,
  );
  const forget = db.query<null, [string]>("DELETE FROM backup_run WHERE name IS NULL AND begun_at < ?");

  return {
    /** @param run what was proved; null with the problem alone, when it came to nothing */
    keep(begun: Begun, run: ProvedRun | null, problem: BackupProblem | null): void {
      insert.run({
        begunAt: begun.at,
        automatic: begun.automatic,
        name: run?.name ?? null,
        bytes: run?.bytes ?? null,
        whole: run?.whole ?? null,
        counts: run && JSON.stringify(run.counts),
        provedAt: run?.provedAt ?? null,
        problem: problem && JSON.stringify(problem),
      });
    },

    /** The last one of everything; null while there was none. */
    lastProved: (): ProvedRun | null => provedFrom(lastProved.get()),

    /** Null when one of everything was all right since, or none ever failed. */
    failed(): FailedRun | null {
      const row = lastFailed.get();
      if (!row?.problem) return null;
      return { begunAt: row.begun_at, automatic: row.automatic === 1, problem: JSON.parse(row.problem) };
    },

    /** When the last one by the clock was begun; null while there was none. */
    lastAutomaticAt: (): string | null => lastAutomatic.get()?.begun_at ?? null,

    /** The names of those by the clock that were proved. */
    automatic: (): string[] => automaticNames.all().map(({ name }) => name),

    /** What is known of an archive that was made here; null of any other. */
    proved: (name: string): ProvedRun | null => provedFrom(byName.get(name)),

    /** An archive is gone: another of its name is another one. */
    gone: (name: string): void => void removeName.run(name),

    /** Forgets what came to nothing before a time. */
    forgetOld: (before: string): void => void forget.run(before),
  };
}

function provedFrom(row: Row | null): ProvedRun | null {
  if (!row?.name || !row.counts || !row.proved_at) return null;
  return {
    name: row.name,
    bytes: row.bytes ?? 0,
    whole: row.whole === 1,
    counts: JSON.parse(row.counts),
    provedAt: row.proved_at,
  };
}
