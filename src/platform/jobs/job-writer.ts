import type { Database } from "bun:sqlite";
import { setImmediate } from "node:timers/promises";
import type { JobState, NewJob } from "./job.ts";

const WRITTEN_AT_ONCE = 2000;

const UNFINISHED = "unfinished:";
const NOBODYS = -1;

export function jobWriter(db: Database) {
  const insert = db.query<{ id: number }, [string, number, string | null, JobState, string, string | null]>(
    "INSERT INTO job (kind, owner, about, state, created_at, finished_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
  );
  const insertItem = db.query<null, [number, number, string | null, string]>(
    "INSERT INTO job_item (job_id, position, lane, input) VALUES (?, ?, ?, ?)",
  );
  const finish = db.query<null, [string, number, number]>("UPDATE job SET kind = ?, owner = ? WHERE id = ?");
  const remove = db.query<null, [number]>("DELETE FROM job WHERE id = ?");
  const removeUnfinished = db.query<null, []>(`DELETE FROM job WHERE kind LIKE '${UNFINISHED}%'`);

  function addJob({ kind, owner, about, createdAt, items }: NewJob): number {
    const aboutJson = about === null ? null : JSON.stringify(about);
    const made =
      items.length > 0
        ? insert.get(kind, owner, aboutJson, "running", createdAt, null)
        : insert.get(kind, owner, aboutJson, "done", createdAt, createdAt);
    if (!made) throw new Error(`Couldn't store a job of kind ${kind}`);
    return made.id;
  }

  const addItems = db.transaction((id: number, items: NewJob["items"], first: number): void =>
    items.forEach(({ lane, input }, at) => insertItem.run(id, first + at, lane, JSON.stringify(input))),
  );

  return {
    add: db.transaction((job: NewJob): number => {
      const id = addJob(job);
      addItems(id, job.items, 0);
      return id;
    }),

    async addSlowly(job: NewJob): Promise<number> {
      const id = addJob({ ...job, kind: `${UNFINISHED}${job.kind}`, owner: NOBODYS });
      try {
        for (let first = 0; first < job.items.length; first += WRITTEN_AT_ONCE) {
          addItems.immediate(id, job.items.slice(first, first + WRITTEN_AT_ONCE), first);
          await setImmediate();
        }
        finish.run(job.kind, job.owner, id);
        return id;
      } catch (problem) {
        remove.run(id);
        throw problem;
      }
    },

    removeUnfinished: (): void => void removeUnfinished.run(),
  };
}
