import type { Database, Statement } from "bun:sqlite";

export interface BegunItem {
  jobId: number;
  position: number;
  lane: string | null;
  input: unknown;
  about: unknown;
  run: string;
}

export interface ItemEnd {
  state: "done" | "failed";
  outcome: string;
}

export type JobQueue = ReturnType<typeof jobQueue>;

interface BeginHow {
  closedLanes: string[];
  at: string;
  /** Whether items behind the first begin with it, as long as they are of this sort. */
  isBatched?: ((input: unknown) => boolean) | undefined;
}

/** So many items at most begin together. */
const BATCH_MOST = 400;

interface NextRow {
  jobId: number;
  position: number;
  lane: string | null;
  input: string;
}

/**
 * The next item of a kind. Its jobs take turns, so that a small one does not wait for a large one, and within a job
 * the order is kept. Both indexes deliver in this order: what is read ends with the first item whose lane is free.
 */
const NEXT = `SELECT item.job_id AS jobId, item.position, item.lane, item.input
  FROM job CROSS JOIN job_item AS item ON item.job_id = job.id
  WHERE job.kind = ?1 AND job.state = 'running' AND item.state = 'waiting'
    AND (item.lane IS NULL OR item.lane NOT IN (SELECT value FROM json_each(?2)))
  ORDER BY job.turn, job.id, item.position LIMIT 1`;

/** Those behind the first of a batch. */
const FOLLOWING = `SELECT job_id AS jobId, position, lane, input FROM job_item
  WHERE job_id = ?1 AND state = 'waiting' AND position > ?2 ORDER BY position LIMIT ${BATCH_MOST - 1}`;

export function jobQueue(db: Database) {
  const next = db.query<NextRow, [string, string]>(NEXT);
  const putBack = db.query<null, [number, number, string]>(
    `UPDATE job_item SET state = 'waiting', run = NULL, started_at = NULL
     WHERE job_id = ? AND position = ? AND run = ?`,
  );
  // No job that is done has an item that runs; the others are few, and the index finds theirs.
  const putAllBack = db.query<null, []>(
    `UPDATE job_item SET state = 'waiting', run = NULL, started_at = NULL
     WHERE job_id IN (SELECT id FROM job WHERE state <> 'done') AND state = 'running'`,
  );

  const transaction = db.transaction((work: () => unknown): unknown => work());

  return {
    begin: beginning(db, next),
    settle: settling(db),

    /** All that `work` writes is kept, or nothing; one inside another stands on its own. */
    together: (work: () => void): void => void transaction.immediate(work),

    /** Whether an item could begin, were only these lanes closed. */
    hasNext: (kind: string, closedLanes: string[]): boolean =>
      next.get(kind, JSON.stringify(closedLanes)) !== null,

    /** Lets an item wait again, unless it is settled. */
    putBack: ({ jobId, position, run }: BegunItem): void => void putBack.run(jobId, position, run),

    /** Lets all that ran when the program was killed wait again. */
    putAllBack: (): void => void putAllBack.run(),
  };
}

/** Takes the next item whose lane is not closed, or a batch of them, and marks them as running; none when none waits. */
function beginning(db: Database, next: Statement<NextRow, [string, string]>) {
  const following = db.query<NextRow, [number, number]>(FOLLOWING);
  const mark = db.query<null, [string, string, number, number]>(
    "UPDATE job_item SET state = 'running', run = ?, started_at = ? WHERE job_id = ? AND position = ?",
  );
  const takeTurn = db.query<null, [string, number]>(
    `UPDATE job SET turn = 1 + (SELECT max(turn) FROM job WHERE kind = ? AND state = 'running') WHERE id = ?`,
  );
  const aboutOf = db.query<{ about: string | null }, [number]>("SELECT about FROM job WHERE id = ?");

  function batchFrom(first: NextRow, isBatched: BeginHow["isBatched"]): (NextRow & { input: unknown })[] {
    const parse = (row: NextRow) => ({ ...row, input: JSON.parse(row.input) });
    const batch = [parse(first)];
    if (!isBatched?.(batch[0]?.input)) return batch;
    for (const row of following.iterate(first.jobId, first.position)) {
      const item = parse(row);
      if (!isBatched(item.input)) break;
      batch.push(item);
    }
    return batch;
  }

  const begin = db.transaction((kind: string, { closedLanes, at, isBatched }: BeginHow): BegunItem[] => {
    const first = next.get(kind, JSON.stringify(closedLanes));
    if (!first) return [];
    const run = crypto.randomUUID();
    const batch = batchFrom(first, isBatched);
    for (const { jobId, position } of batch) mark.run(run, at, jobId, position);
    takeTurn.run(kind, first.jobId);
    const about = aboutOf.get(first.jobId)?.about ?? null;
    return batch.map((row) => ({ ...row, about: about === null ? null : JSON.parse(about), run }));
  });
  // What it reads must not be written by another process before it writes itself: SQLite would refuse at once.
  return (kind: string, how: BeginHow) => begin.immediate(kind, how);
}

/**
 * Keeps how an item ended, and that its job is done when it was the last. False, with nothing changed, when this try
 * of the item is not the one that runs: it is settled, or its job is gone.
 */
function settling(db: Database) {
  const end = db.query<{ position: number }, [ItemEnd["state"], string, string, number, number, string]>(
    `UPDATE job_item SET state = ?, outcome = ?, finished_at = ?, run = NULL
     WHERE job_id = ? AND position = ? AND run = ? RETURNING position`,
  );
  const endJob = db.query<null, [string, number, number]>(
    `UPDATE job SET state = 'done', finished_at = ? WHERE id = ? AND NOT EXISTS
       (SELECT 1 FROM job_item WHERE job_id = ? AND state IN ('waiting', 'running'))`,
  );
  const settle = db.transaction(
    ({ jobId, position, run }: BegunItem, { state, outcome }: ItemEnd, at: string) => {
      const settled = end.get(state, outcome, at, jobId, position, run) !== null;
      if (settled) endJob.run(at, jobId, jobId);
      return settled;
    },
  );
  return (item: BegunItem, how: ItemEnd, at: string): boolean => settle(item, how, at);
}
