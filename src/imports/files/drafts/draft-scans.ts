import type { Wait } from "../../../platform/clock.ts";
import type { Log } from "../../../platform/log.ts";
import { isDiskFull } from "../../../platform/storage-errors.ts";
import type { Draft } from "./draft-folder.ts";

const RETRY_MS = 10_000;

interface Failed {
  problem: unknown;
  /** `performance.now()` */
  at: number;
  /** Files read until then, as far as known. */
  done: number;
}

interface Parts {
  read(draft: Draft, signal: AbortSignal): Promise<void>;
  wait: Wait;
  log: Pick<Log, "error">;
}

/** Reads the files of drafts in the background. */
export function openDraftScans({ read, wait, log }: Parts) {
  const running = new Map<string, AbortController>();
  const failed = new Map<string, Failed>();
  const closing = new AbortController();

  /** An interrupted scan starts over. */
  function start(draft: Draft): void {
    if (running.has(draft.id)) return;
    const aborter = new AbortController();
    running.set(draft.id, aborter);
    void read(draft, aborter.signal)
      .then(
        () => void failed.delete(draft.id),
        (problem: unknown) => aborter.signal.aborted || noteFailure(draft, problem),
      )
      .finally(() => running.delete(draft.id));
  }

  function noteFailure(draft: Draft, problem: unknown): void {
    log.error(`The import ${draft.id} could not be read`, problem);
    const failure: Failed = { problem, at: performance.now(), done: 0 };
    failed.set(draft.id, failure);
    if (isDiskFull(problem)) void startLater(draft, failure);
  }

  async function startLater(draft: Draft, failure: Failed): Promise<void> {
    await wait(RETRY_MS, closing.signal);
    // Not if it was deleted, or someone's visit has started it.
    if (!closing.signal.aborted && failed.get(draft.id) === failure) start(draft);
  }

  return {
    start,

    isRunning: (id: string): boolean => running.has(id),

    getSignal: (id: string): AbortSignal | undefined => running.get(id)?.signal,

    /** Tries again while someone waits for it. */
    retryFailed(draft: Draft): void {
      const failure = failed.get(draft.id);
      if (failure && !isDiskFull(failure.problem) && performance.now() - failure.at >= RETRY_MS) start(draft);
    },

    /**
     * Why reading failed, until the next try gets further.
     * @param done files read so far
     */
    getProblem(id: string, done: number): unknown {
      const failure = failed.get(id);
      if (!failure) return null;
      if (!running.has(id)) failure.done = done;
      return done > failure.done ? null : failure.problem;
    },

    stop(id: string): void {
      running.get(id)?.abort();
      failed.delete(id);
    },

    close(): void {
      closing.abort();
      for (const aborter of running.values()) aborter.abort();
    },
  };
}
