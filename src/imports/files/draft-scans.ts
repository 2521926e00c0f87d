import type { Log } from "../../platform/log.ts";
import type { Draft } from "./draft-folder.ts";

const RETRY_MS = 10_000;

interface Parts {
  read(draft: Draft, signal: AbortSignal): Promise<void>;
  log: Pick<Log, "error">;
}

/** Reads the files of drafts in the background. */
export function openDraftScans({ read, log }: Parts) {
  const running = new Map<string, AbortController>();
  /** When reading failed, for example because the disk was full. */
  const failedAt = new Map<string, number>();

  /** An interrupted scan starts over. */
  function start(draft: Draft): void {
    if (running.has(draft.id)) return;
    const aborter = new AbortController();
    running.set(draft.id, aborter);
    void read(draft, aborter.signal)
      .catch((problem: unknown) => {
        if (aborter.signal.aborted) return;
        log.error(`The import ${draft.id} could not be read`, problem);
        failedAt.set(draft.id, performance.now());
      })
      .finally(() => running.delete(draft.id));
  }

  return {
    start,

    isRunning: (id: string): boolean => running.has(id),

    getSignal: (id: string): AbortSignal | undefined => running.get(id)?.signal,

    /** Tries again while someone waits for it. */
    retryFailed(draft: Draft): void {
      const at = failedAt.get(draft.id);
      if (at === undefined || performance.now() - at < RETRY_MS) return;
      failedAt.delete(draft.id);
      start(draft);
    },

    stop(id: string): void {
      running.get(id)?.abort();
      failedAt.delete(id);
    },

    close(): void {
      for (const aborter of running.values()) aborter.abort();
    },
  };
}
