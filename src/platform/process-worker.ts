import type { JobWorker } from "./bounded-worker.ts";
import { joinPieces, sendInPieces } from "./message-pieces.ts";

/**
 * Starts a process that takes jobs like a worker: as messages, which it answers with messages. A thread can't be ended
 * while native code or WebAssembly runs in it, a process can, and all its memory is freed.
 */
export function startProcess(command: string[]): JobWorker {
  const events = new EventTarget();
  const child = Bun.spawn(command, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore"],
    ipc: joinPieces((data) => void events.dispatchEvent(new MessageEvent("message", { data }))),
    onExit: () => void events.dispatchEvent(new Event("close")),
  });
  child.unref();
  return {
    postMessage(job) {
      // It may end while a job is on its way.
      sendInPieces(job, (part) => void child.send(part)).catch(() => child.kill("SIGKILL"));
    },
    addEventListener: (type, listen, options) => events.addEventListener(type, listen, options),
    terminate: () => child.kill("SIGKILL"),
  };
}

/**
 * Answers the jobs that the process which started this one sends, until that one ends.
 * @returns false when it was not started for that
 */
export function answerJobs<Job>(answer: (job: Job) => Promise<unknown>): boolean {
  const send = process.send?.bind(process);
  if (!send) return false;
  const receive = joinPieces((job) => void answer(job as Job).then((said) => sendInPieces(said, send)));
  process.on("message", receive);
  process.on("disconnect", () => process.exit());
  return true;
}
