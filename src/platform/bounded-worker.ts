import { oneAtATime } from "./one-at-a-time.ts";

const WATCH_EVERY_MS = 20;
const IDLE_MS = 60_000;

export interface JobWorker {
  postMessage(job: unknown, transfer: Transferable[]): void;
  addEventListener(type: string, listen: (event: Event) => void, options?: { signal: AbortSignal }): void;
  terminate(): void;
}

export interface WorkerBounds<Job, Answer> {
  start(): JobWorker;
  /** Counted from its turn, or from "begin" for workers that send it. */
  mostMs: number;
  /** For workers that send "begin": the longest wait for it. */
  beginMostMs?: number;
  /** Omit for workers that limit their own memory. */
  growMostBytes?: number;
  idleMs?: number;
  isWatched?(job: Job): boolean;
  endsAfter?(job: Job, answer: Answer): boolean;
}

export interface BoundedWorker<Job, Answer> {
  /** Null if it takes too long or too much memory, or the worker crashes. */
  run(job: Job, transfer?: Transferable[], mostMs?: number): Promise<Answer | null>;
  close(): void;
}

/** A job that exceeds its limits ends only the worker; the next job gets a new one. */
export function createBoundedWorker<Job, Answer>(
  bounds: WorkerBounds<Job, Answer>,
): BoundedWorker<Job, Answer> {
  const inTurn = oneAtATime();
  let worker: JobWorker | null = null;
  let idle: Timer | undefined;

  function end(): void {
    clearTimeout(idle);
    worker?.terminate();
    worker = null;
  }

  function start(): JobWorker {
    const started = bounds.start();
    started.addEventListener("close", () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function runAlone(job: Job, transfer: Transferable[], mostMs: number): Promise<Answer | null> {
    clearTimeout(idle);
    worker ??= start();
    const isWatched = bounds.isWatched?.(job) ?? true;
    const growMostBytes = isWatched ? bounds.growMostBytes : undefined;
    const { beginMostMs } = bounds;
    const waiting = awaitAnswer<Answer>(worker, { mostMs, beginMostMs, growMostBytes });
    worker.postMessage(job, transfer);
    const answer = await waiting;
    if (answer === null || bounds.endsAfter?.(job, answer)) end();
    else idle = setTimeout(end, bounds.idleMs ?? IDLE_MS).unref();
    return answer;
  }

  return {
    run: (job, transfer = [], mostMs = bounds.mostMs) => inTurn(() => runAlone(job, transfer, mostMs)),
    close: end,
  };
}

interface JobBounds {
  mostMs: number;
  beginMostMs: number | undefined;
  growMostBytes: number | undefined;
}

function awaitAnswer<Answer>(
  worker: JobWorker,
  { mostMs, beginMostMs, growMostBytes }: JobBounds,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const finish = (answer: Answer | null): void => {
      over.abort();
      clearTimeout(timeout);
      clearInterval(watch);
      resolve(answer);
    };
    let timeout = setTimeout(() => finish(null), beginMostMs ?? mostMs);
    const begin = () => {
      clearTimeout(timeout);
      timeout = setTimeout(() => finish(null), mostMs);
    };
    const watch = growMostBytes ? watchMemory(growMostBytes, () => finish(null)) : undefined;
    const { signal } = over;
    const receive = (event: Event) => finish((event as MessageEvent<Answer>).data);
    worker.addEventListener("begin", begin, { signal });
    worker.addEventListener("message", receive, { signal });
    worker.addEventListener("error", () => finish(null), { signal });
    worker.addEventListener("close", () => finish(null), { signal });
  });
}

function watchMemory(growMostBytes: number, giveUp: () => void): Timer {
  const mostBytes = process.memoryUsage.rss() + growMostBytes;
  return setInterval(() => process.memoryUsage.rss() > mostBytes && giveUp(), WATCH_EVERY_MS);
}
