import type { Database } from "bun:sqlite";
import type { ItemsPage, ItemState, Job, JobCounts, JobItem } from "./job.ts";
import { jobWriter } from "./job-writer.ts";

type JobRow = Omit<Job, "counts" | "about"> & JobCounts & { about: string | null };
type ItemRow = Omit<JobItem, "input" | "outcome"> & { input: string; outcome: string | null };

const JOBS = `SELECT job.id, job.kind, job.owner, job.about, job.state, job.created_at AS createdAt,
    job.finished_at AS finishedAt, count(item.state) AS total, total(item.state = 'waiting') AS waiting,
    total(item.state = 'running') AS running, total(item.state = 'done') AS done,
    total(item.state = 'failed') AS failed
  FROM job LEFT JOIN job_item AS item ON item.job_id = job.id`;

const ITEMS = `SELECT position, input, state, outcome, started_at AS startedAt, finished_at AS finishedAt
  FROM job_item`;

const NOTICED = "state = 'done' AND json_extract(outcome, '$.notice') IS NOT NULL";

export function jobStore(db: Database) {
  const byId = db.query<JobRow, [number]>(`${JOBS} WHERE job.id = ? GROUP BY job.id`);
  const running = db.query<{ id: number }, [number]>("SELECT id FROM job WHERE id = ? AND state = 'running'");
  const byOwner = db.query<JobRow, [number]>(
    `${JOBS} WHERE job.owner = ? GROUP BY job.id ORDER BY job.id DESC`,
  );
  const byKind = db.query<JobRow, [string]>(
    `${JOBS} WHERE job.kind IN (SELECT value FROM json_each(?)) GROUP BY job.id ORDER BY job.id DESC`,
  );
  const abouts = db.query<{ id: number; about: string | null }, [string]>(
    "SELECT id, about FROM job WHERE kind = ? ORDER BY id DESC",
  );
  const page = db.query<ItemRow, [number, number, number]>(
    `${ITEMS} WHERE job_id = ? AND position > ? ORDER BY position LIMIT ?`,
  );
  const pageOfState = db.query<ItemRow, [number, ItemState, number, number]>(
    `${ITEMS} WHERE job_id = ? AND state = ? AND position > ? ORDER BY position LIMIT ?`,
  );
  const pageOfNoticed = db.query<ItemRow, [number, number, number]>(
    `${ITEMS} WHERE job_id = ? AND ${NOTICED} AND position > ? ORDER BY position LIMIT ?`,
  );
  const noticed = db.query<{ number: number }, [number]>(
    `SELECT count(*) AS number FROM job_item WHERE job_id = ? AND ${NOTICED}`,
  );
  const stop = db.query<null, [number]>(
    "UPDATE job SET state = 'stopped' WHERE id = ? AND state = 'running'",
  );
  const resume = db.query<null, [number]>(
    "UPDATE job SET state = 'running' WHERE id = ? AND state = 'stopped'",
  );
  const changeAbout = db.query<null, [string, number]>("UPDATE job SET about = ? WHERE id = ?");
  const changeOutcome = db.query<null, [string, number, number]>(
    "UPDATE job_item SET outcome = ? WHERE job_id = ? AND position = ? AND state = 'done'",
  );
  const remove = db.query<{ id: number }, [number]>(
    "DELETE FROM job WHERE id = ? AND state <> 'running' RETURNING id",
  );
  const removeOf = db.query<{ id: number }, [number]>("DELETE FROM job WHERE owner = ? RETURNING id");
  const forget = db.query<{ id: number }, [string]>(
    "DELETE FROM job WHERE state = 'done' AND finished_at < ? RETURNING id",
  );

  return {
    ...jobWriter(db),
    retryFailed: retrying(db),

    get(id: number): Job | null {
      const row = byId.get(id);
      return row && jobFromRow(row);
    },

    isRunning: (id: number): boolean => running.get(id) !== null,

    list: (owner: number): Job[] => byOwner.all(owner).map(jobFromRow),

    abouts: (kind: string): Pick<Job, "id" | "about">[] =>
      abouts.all(kind).map(({ id, about }) => ({ id, about: about === null ? null : JSON.parse(about) })),

    ofKinds: (kinds: string[]): Job[] => byKind.all(JSON.stringify(kinds)).map(jobFromRow),

    items(id: number, { after, limit, state }: ItemsPage): JobItem[] {
      const rows = state ? pageOfState.all(id, state, after, limit) : page.all(id, after, limit);
      return rows.map(itemFromRow);
    },

    listNoticedItems: (id: number, { after, limit }: ItemsPage): JobItem[] =>
      pageOfNoticed.all(id, after, limit).map(itemFromRow),

    countNoticed: (id: number): number => noticed.get(id)?.number ?? 0,

    stop: (id: number): void => void stop.run(id),
    resume: (id: number): void => void resume.run(id),

    changeAbout: (id: number, about: unknown): void => void changeAbout.run(JSON.stringify(about), id),

    changeOutcome: (id: number, position: number, outcome: unknown): void =>
      void changeOutcome.run(JSON.stringify(outcome), id, position),

    remove: (id: number): boolean => remove.get(id) !== null,

    removeByOwner: (owner: number): number[] => removeOf.all(owner).map((row) => row.id),

    forgetOld: (before: string): number => forget.all(before).length,
  };
}

function retrying(db: Database) {
  const putBack = db.query<{ position: number }, [number]>(
    `UPDATE job_item SET state = 'waiting', started_at = NULL, finished_at = NULL, outcome = NULL
     WHERE job_id = ? AND state = 'failed' RETURNING position`,
  );
  const goOn = db.query<null, [number]>("UPDATE job SET state = 'running', finished_at = NULL WHERE id = ?");
  return db.transaction((id: number): number => {
    const count = putBack.all(id).length;
    if (count > 0) goOn.run(id);
    return count;
  });
}

function jobFromRow({ total, waiting, running, done, failed, about, ...job }: JobRow): Job {
  return {
    ...job,
    about: about === null ? null : JSON.parse(about),
    counts: { total, waiting, running, done, failed },
  };
}

function itemFromRow({ input, outcome, ...item }: ItemRow): JobItem {
  return { ...item, input: JSON.parse(input), outcome: outcome === null ? null : JSON.parse(outcome) };
}
