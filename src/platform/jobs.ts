import type { Database } from "bun:sqlite";
import type { Clock, Wait } from "./clock.ts";
import { DomainError } from "./errors.ts";
import type { JobKind } from "./jobs/job-kind.ts";
import { jobQueue } from "./jobs/job-queue.ts";
import { jobRunner } from "./jobs/job-runner.ts";
import { jobStore } from "./jobs/job-store.ts";
import type { ItemsPage, Job, JobItem, NewJob } from "./jobs/job.ts";
import type { Log } from "./log.ts";

const PAGE_SIZE = 100;

/** The job resumes after the next start. */
export class ShuttingDown extends DomainError {
  constructor() {
    super("storage", "program-stops");
  }
}

const POLL_MS = 50;

export type Jobs = ReturnType<typeof openJobs>;

export interface JobParts {
  kinds: JobKind[];
  clock: Clock;
  log: Log;
  wait: Wait;
}

interface StartInput {
  kind: string;
  owner: number;
  about?: unknown;
  items: readonly unknown[];
}

/** Each item is stored as done once, even if the program is killed. */
export function openJobs(db: Database, { kinds, clock, log, wait }: JobParts) {
  const store = jobStore(db);
  const queue = jobQueue(db);
  const runners = new Map(
    kinds.map((kind) => [kind.name, { kind, ...jobRunner(kind, { queue, clock, log, wait }) }]),
  );
  const closing = new AbortController();
  const eachRunner = () => [...runners.values()];

  const starting = new Set<string>();

  function newJob({ kind, owner, about = null, items }: StartInput): NewJob {
    const laneOf = getRunner(kind).kind.lane;
    const laned = items.map((input) => ({ input, lane: laneOf?.(input) ?? null }));
    return { kind, owner, about, createdAt: clock().toISOString(), items: laned };
  }

  function getRunner(kind: string) {
    const runner = runners.get(kind);
    if (!runner) throw new Error(`Unknown job kind ${kind}`);
    return runner;
  }

  function start(input: StartInput): number {
    const id = store.add(newJob(input));
    getRunner(input.kind).wake();
    return id;
  }

  async function startSlowly(input: StartInput): Promise<number> {
    starting.add(input.kind);
    try {
      const id = await store.addSlowly(newJob(input));
      getRunner(input.kind).wake();
      return id;
    } finally {
      starting.delete(input.kind);
    }
  }

  function abort(ids: number[]): void {
    for (const runner of eachRunner()) for (const id of ids) runner.abort(id);
  }

  function wake(): void {
    for (const runner of eachRunner()) runner.wake();
  }

  return {
    /** Resumes interrupted jobs. Call it once, after everything else is ready. */
    begin(only?: string[]): void {
      store.removeUnfinished();
      queue.putAllBack();
      for (const runner of eachRunner()) if (!only || only.includes(runner.kind.name)) runner.begin();
    },

    start,

    /** Lets requests through. Don't call it inside a transaction, or twice at once for one kind. */
    startSlowly,

    isStarting: (names: string[]): boolean => names.some((kind) => starting.has(kind)),

    get: (id: number): Job | null => store.get(id),

    list: (owner: number): Job[] => store.list(owner),

    ofKinds: (names: string[]): Job[] => store.ofKinds(names),

    abouts: store.abouts,

    items: (id: number, { after = -1, limit = PAGE_SIZE, state }: Partial<ItemsPage> = {}): JobItem[] =>
      store.items(id, { after, limit, state }),

    listNoticedItems: (id: number, { after = -1, limit = PAGE_SIZE }: Partial<ItemsPage> = {}): JobItem[] =>
      store.listNoticedItems(id, { after, limit }),

    noticed: store.countNoticed,

    stop(id: number): void {
      store.stop(id);
      abort([id]);
    },

    resume(id: number): void {
      store.resume(id);
      wake();
    },

    retryFailed(id: number): number {
      const count = store.retryFailed(id);
      wake();
      return count;
    },

    /** @throws ShuttingDown */
    async waitForEnd(id: number): Promise<void> {
      while (store.isRunning(id)) {
        if (closing.signal.aborted) throw new ShuttingDown();
        await wait(POLL_MS, closing.signal);
      }
    },

    /** Running items keep the old one. */
    changeAbout: store.changeAbout,

    /** Does nothing to items that aren't done. */
    changeOutcome: store.changeOutcome,

    /** False while it runs. */
    remove: (id: number): boolean => store.remove(id),

    /** What keeps jobs of a kind from storing results for now, such as a full disk; else null. */
    getDelay: (kind: string): unknown => getRunner(kind).getDelay(),

    /** Call it in the transaction that deletes the owner. */
    removeByOwner: (owner: number): void => abort(store.removeByOwner(owner)),

    /** Keeps stopped jobs. `before` is ISO 8601, UTC. */
    forgetOld: (before: string): number => store.forgetOld(before),

    /** Close the database afterwards. */
    async close(graceMs: number): Promise<void> {
      closing.abort();
      await Promise.all(eachRunner().map((runner) => runner.close(graceMs)));
    },
  };
}
