import type { BackupStatus } from "../contract/backups.ts";
import type { RefusalKind, Sentence, SentenceParams } from "../contract/sentences.ts";
import type { JobWorker } from "../platform/bounded-worker.ts";
import { DomainError } from "../platform/errors.ts";
import { ShuttingDown } from "../platform/jobs.ts";
import type { BackupOrder, MadeBackup } from "./make-backup.ts";

export interface BackupWork {
  order: BackupOrder;
  images: string;
  templates: string;
}

interface SerializedRefusal {
  kind: RefusalKind;
  problem: Sentence;
  params: SentenceParams | undefined;
}

export type BackupMessage =
  | { running: NonNullable<BackupStatus["running"]> }
  | { made: Omit<MadeBackup, "problem"> & { problem: SerializedRefusal | null } }
  | { refusal: SerializedRefusal }
  | { fault: string };

class WorkerRefusal extends DomainError {
  constructor({ kind, problem, params }: SerializedRefusal) {
    super(kind, problem, params);
  }
}

interface Options {
  onProgress(running: NonNullable<BackupStatus["running"]>): void;
  signal: AbortSignal;
}

/** @throws what `makeBackup` throws, ShuttingDown, an Error if the worker crashes */
export async function makeBackupInThread(
  startWorker: () => JobWorker,
  work: BackupWork,
  { onProgress, signal }: Options,
): Promise<MadeBackup> {
  const worker = startWorker();
  const listening = new AbortController();
  try {
    const last = await new Promise<BackupMessage>((resolve) => {
      const handleClose = () => resolve({ fault: "The backup worker ended without a result" });
      const handleMessage = (event: Event) => {
        const { data } = event as MessageEvent<BackupMessage>;
        if ("running" in data) onProgress(data.running);
        else resolve(data);
      };
      worker.addEventListener("message", handleMessage, { signal: listening.signal });
      worker.addEventListener("error", handleClose, { signal: listening.signal });
      worker.addEventListener("close", handleClose, { signal: listening.signal });
      signal.addEventListener("abort", handleClose, { signal: listening.signal });
      worker.postMessage(work, []);
    });
    if ("made" in last) {
      const { problem, ...made } = last.made;
      return { ...made, problem: problem && new WorkerRefusal(problem) };
    }
    if (signal.aborted) throw new ShuttingDown();
    throw "refusal" in last ? new WorkerRefusal(last.refusal) : new Error("fault" in last ? last.fault : "");
  } finally {
    listening.abort();
    worker.terminate();
  }
}
