import type { BackupStatus } from "../contract/backups.ts";
import type { RefusalKind, Sentence, SentenceParams } from "../contract/sentences.ts";
import { DomainError } from "../platform/errors.ts";
import { ProgramStops } from "../platform/jobs.ts";
import type { BackupOrder, MadeBackup } from "./make-backup.ts";

export interface BackupWork {
  order: BackupOrder;
  images: string;
  templates: string;
}

interface Refusal {
  kind: RefusalKind;
  problem: Sentence;
  params: SentenceParams | undefined;
}

export type BackupWord =
  | { running: NonNullable<BackupStatus["running"]> }
  | { made: Omit<MadeBackup, "problem"> & { problem: Refusal | null } }
  | { refusal: Refusal }
  | { fault: string };

class ToldRefusal extends DomainError {
  constructor({ kind, problem, params }: Refusal) {
    super(kind, problem, params);
  }
}

/**
 * Makes a backup in a thread of its own, which ends with it.
 * @throws what making a backup throws; an Error when the thread ends without a word
 */
export async function backupInThread(
  startWorker: () => Worker,
  work: BackupWork,
  {
    onProgress,
    signal,
  }: { onProgress(running: NonNullable<BackupStatus["running"]>): void; signal: AbortSignal },
): Promise<MadeBackup> {
  const worker = startWorker();
  const over = new AbortController();
  try {
    const last = await new Promise<BackupWord>((settle) => {
      const handleClose = () => settle({ fault: "The thread of the backup ended" });
      const handleMessage = ({ data }: MessageEvent<BackupWord>) =>
        "running" in data ? onProgress(data.running) : settle(data);
      worker.addEventListener("message", handleMessage, { signal: over.signal });
      worker.addEventListener("error", handleClose, { signal: over.signal });
      worker.addEventListener("close", handleClose, { signal: over.signal });
      signal.addEventListener("abort", handleClose, { signal: over.signal });
      // Windows send to an origin, threads do not.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(work);
    });
    if ("made" in last) {
      const { problem, ...made } = last.made;
      return { ...made, problem: problem && new ToldRefusal(problem) };
    }
    if (signal.aborted) throw new ProgramStops();
    throw "refusal" in last ? new ToldRefusal(last.refusal) : new Error("fault" in last ? last.fault : "");
  } finally {
    over.abort();
    worker.terminate();
  }
}
