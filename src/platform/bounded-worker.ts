import { oneAtATime } from "./one-at-a-time.ts";

/** The process grows on between two looks at its memory. */
const WATCH_EVERY_MS = 20;
const IDLE_MS = 60_000;

export interface WorkerBounds<Job> {
  /** Called for the first job, and again after the worker has ended. */
  start(): Worker;
  /** The longest a job may take, counted from its turn. */
  mostMs: number;
  /** How much the whole process may grow during a job. */
  growMostBytes: number;
  /** A worker without work for this long ends, which frees its memory. */
  idleMs?: number;
  /** Whether memory is watched during a job; true when left out. */
  isWatched?(job: Job): boolean;
  /** Whether the worker ends after a job because of the memory it leaves behind; false when left out. */
  endsAfter?(job: Job): boolean;
}

export interface BoundedWorker<Job, Answer> {
  /** Posts a job when its turn comes. Null if it takes too long or too much memory, or the worker crashes. */
  run(job: Job, transfer?: Transferable[]): Promise<Answer | null>;
  /** Ends the worker and gives up the current job. The next job starts it again. */
  close(): void;
}

/**
 * A worker that answers one job at a time, each with one message. A job that goes beyond its bounds ends the worker
 * and nothing else: requests are answered meanwhile, and the next job gets a new worker.
 */
export function boundedWorker<Job, Answer>(bounds: WorkerBounds<Job>): BoundedWorker<Job, Answer> {
  const inTurn = oneAtATime();
  let worker: Worker | null = null;
  let idle: Timer | undefined;

  function end(): void {
    clearTimeout(idle);
    worker?.terminate();
    worker = null;
  }

  async function runAlone(job: Job, transfer: Transferable[]): Promise<Answer | null> {
    clearTimeout(idle);
    worker ??= bounds.start();
    const answer = awaitAnswer<Answer>(worker, { ...bounds, isWatched: bounds.isWatched?.(job) ?? true });
    worker.postMessage(job, transfer);
    const outcome = await answer;
    if (outcome === null || bounds.endsAfter?.(job)) end();
    else idle = setTimeout(end, bounds.idleMs ?? IDLE_MS).unref();
    return outcome;
  }

  return { run: (job, transfer = []) => inTurn(() => runAlone(job, transfer)), close: end };
}

interface JobBounds {
  mostMs: number;
  growMostBytes: number;
  isWatched: boolean;
}

/** Null when the worker doesn't answer within bounds. */
function awaitAnswer<Answer>(worker: Worker, bounds: JobBounds): Promise<Answer | null> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const finish = (answer: Answer | null): void => {
      over.abort();
      clearTimeout(timeout);
      clearInterval(watch);
      resolve(answer);
    };
    const mostBytes = process.memoryUsage.rss() + bounds.growMostBytes;
    const checkMemory = () => bounds.isWatched && process.memoryUsage.rss() > mostBytes && finish(null);
    const watch = setInterval(checkMemory, WATCH_EVERY_MS);
    const timeout = setTimeout(() => finish(null), bounds.mostMs);
    const { signal } = over;
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => finish(data), { signal });
    worker.addEventListener("error", () => finish(null), { signal });
    worker.addEventListener("close", () => finish(null), { signal });
  });
}
