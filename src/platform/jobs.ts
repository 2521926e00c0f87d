import type { Database } from "bun:sqlite";
import type { Clock, Wait } from "./clock.ts";
import { DomainError } from "./errors.ts";
import type { JobKind } from "./jobs/job-kind.ts";
import { jobQueue } from "./jobs/job-queue.ts";
import { jobRunner } from "./jobs/job-runner.ts";
import { jobStore } from "./jobs/job-store.ts";
import type { ItemsPage, Job, JobItem, NewJob } from "./jobs/job.ts";
import type { Log } from "./log.ts";

/** So many items are given at once when nobody says otherwise. */
const ITEMS_PAGE = 100;

/** What was begun goes on after the next start; who waits for it here waits in vain. */
export class ProgramStops extends DomainError {
  constructor() {
    super("storage", "program-stops");
  }
}

/** Who waits for the end of a job looks for it so often, in milliseconds. */
const LOOK_MS = 50;

export type Jobs = ReturnType<typeof openJobs>;

export interface JobParts {
  kinds: JobKind[];
  clock: Clock;
  log: Log;
  wait: Wait;
}

interface Starting {
  kind: string;
  owner: number;
  /** JSON that each of its items is done with; null when they say it all. */
  about?: unknown;
  items: readonly unknown[];
}

/**
 * Long work of many items. Each item is done once, whenever the program is killed: what was settled is done, and what
 * was not is tried again. Nothing runs before `begin` is called, nor of a kind that is not among the given.
 */
export function openJobs(db: Database, { kinds, clock, log, wait }: JobParts) {
  const store = jobStore(db);
  const queue = jobQueue(db);
  const runners = new Map(
    kinds.map((kind) => [kind.name, { kind, ...jobRunner(kind, { queue, clock, log, wait }) }]),
  );
  const closing = new AbortController();
  const eachRunner = () => [...runners.values()];

  const starting = new Set<string>();

  function newJob({ kind, owner, about = null, items }: Starting): NewJob {
    const laneOf = getRunner(kind).kind.lane;
    const laned = items.map((input) => ({ input, lane: laneOf?.(input) ?? null }));
    return { kind, owner, about, createdAt: clock().toISOString(), items: laned };
  }

  function getRunner(kind: string) {
    const runner = runners.get(kind);
    if (!runner) throw new Error(`There is no kind of job called ${kind}`);
    return runner;
  }

  function start(given: Starting): number {
    const id = store.add(newJob(given));
    getRunner(given.kind).goOn();
    return id;
  }

  async function startSlowly(given: Starting): Promise<number> {
    starting.add(given.kind);
    try {
      const id = await store.addSlowly(newJob(given));
      getRunner(given.kind).goOn();
      return id;
    } finally {
      starting.delete(given.kind);
    }
  }

  function breakOff(ids: number[]): void {
    for (const runner of eachRunner()) for (const id of ids) runner.breakOff(id);
  }

  function goOn(): void {
    for (const runner of eachRunner()) runner.goOn();
  }

  return {
    /**
     * Goes on with what a kill or an end of the program broke off. Call it once, when all else stands.
     * @param only the kinds that may run; all when left out
     */
    begin(only?: string[]): void {
      store.removeUnfinished();
      queue.putAllBack();
      for (const runner of eachRunner()) if (!only || only.includes(runner.kind.name)) runner.begin();
    },

    /**
     * Keeps a job and runs it; returns its id.
     * @param items JSON, one input for the worker each, in order
     */
    start,

    /**
     * The same of very many items, outside of any transaction: requests are answered while they are written. At most one
     * job of a kind is started so at a time.
     */
    startSlowly,

    isStarting: (wanted: string[]): boolean => wanted.some((kind) => starting.has(kind)),

    /** Null when there is none. */
    get: (id: number): Job | null => store.get(id),

    /** The newest first. */
    list: (owner: number): Job[] => store.list(owner),

    /** Those of some kinds, whosever they are, the newest first. */
    ofKinds: (wanted: string[]): Job[] => store.ofKinds(wanted),

    /** What those of a kind are about, without counting their items. */
    abouts: store.abouts,

    /** By position, from the one behind `after`. */
    items: (id: number, { after = -1, limit = ITEMS_PAGE, state }: Partial<ItemsPage> = {}): JobItem[] =>
      store.items(id, { after, limit, state }),

    /** Those among them that were done with a `notice` in their outcome. */
    listNoticedItems: (id: number, { after = -1, limit = ITEMS_PAGE }: Partial<ItemsPage> = {}): JobItem[] =>
      store.listNoticedItems(id, { after, limit }),

    noticed: store.countNoticed,

    /** Begins no more of its items and breaks off those that run: each waits again as soon as its worker has ended. */
    stop(id: number): void {
      store.stop(id);
      breakOff([id]);
    },

    resume(id: number): void {
      store.resume(id);
      goOn();
    },

    /** Tries again what failed, in a job that goes on with it, stopped or not; returns how many items. */
    retryFailed(id: number): number {
      const again = store.retryFailed(id);
      goOn();
      return again;
    },

    /**
     * Comes back when a job does not run any more.
     * @throws ProgramStops when the program ends before
     */
    async waitForEnd(id: number): Promise<void> {
      while (store.isRunning(id)) {
        if (closing.signal.aborted) throw new ProgramStops();
        await wait(LOOK_MS, closing.signal);
      }
    },

    /** Whether there was one that did not run, and is gone now. */
    remove: (id: number): boolean => store.remove(id),

    /** Forgets all jobs of an owner who goes, whether they run or not. Call it in the transaction that removes them. */
    removeByOwner: (owner: number): void => breakOff(store.removeByOwner(owner)),

    /** Forgets jobs that were done before a time (ISO 8601, UTC); returns how many. Stopped ones are kept. */
    forgetOld: (before: string): number => store.forgetOld(before),

    /** Begins nothing more, gives what runs so many milliseconds to end, then breaks it off. Close the database after. */
    async close(graceMs: number): Promise<void> {
      closing.abort();
      await Promise.all(eachRunner().map((runner) => runner.close(graceMs)));
    },
  };
}
