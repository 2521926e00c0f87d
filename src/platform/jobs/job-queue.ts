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
  isBatched?: ((input: unknown) => boolean) | undefined;
}

const MAX_BATCH = 400;

interface NextRow {
  jobId: number;
  position: number;
  lane: string | null;
  input: string;
}

/** Jobs take turns. Both indexes have this order, so the query stops at the first free lane. */
const NEXT = `SELECT item.job_id AS jobId, item.position, item.lane, item.input
  FROM job CROSS JOIN job_item AS item ON item.job_id = job.id
  WHERE job.kind = ?1 AND job.state = 'running' AND item.state = 'waiting'
    AND (item.lane IS NULL OR item.lane NOT IN (SELECT value FROM json_each(?2)))
  ORDER BY job.turn, job.id, item.position LIMIT 1`;

const FOLLOWING = `SELECT job_id AS jobId, position, lane, input FROM job_item
  WHERE job_id = ?1 AND state = 'waiting' AND position > ?2 ORDER BY position LIMIT ${MAX_BATCH - 1}`;

export function jobQueue(db: Database) {
  const next = db.query<NextRow, [string, string]>(NEXT);
  const putBack = db.query<null, [number, number, string]>(
    `UPDATE job_item SET state = 'waiting', run = NULL, started_at = NULL
     WHERE job_id = ? AND position = ? AND run = ?`,
  );
  // Finished jobs have no running items, so the index on unfinished jobs suffices.
  const putAllBack = db.query<null, []>(
    `UPDATE job_item SET state = 'waiting', run = NULL, started_at = NULL
     WHERE job_id IN (SELECT id FROM job WHERE state <> 'done') AND state = 'running'`,
  );

  const transaction = db.transaction((work: () => unknown): unknown => work());

  return {
    begin: beginning(db, next),
    settle: settling(db),

    together: (work: () => void): void => void transaction.immediate(work),

    hasNext: (kind: string, closedLanes: string[]): boolean =>
      next.get(kind, JSON.stringify(closedLanes)) !== null,

    putBack: ({ jobId, position, run }: BegunItem): void => void putBack.run(jobId, position, run),

    putAllBack: (): void => void putAllBack.run(),
  };
}

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
  // Immediate, because SQLite refuses to write if another process wrote since the read.
  return (kind: string, how: BeginHow) => begin.immediate(kind, how);
}

/** False if this run is no longer current: the item is settled or its job is gone. */
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
