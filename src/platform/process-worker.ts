import type { JobWorker } from "./bounded-worker.ts";
import { joinPieces, sendInPieces } from "./message-pieces.ts";

/** What a process sends when a job has arrived. */
const BEGIN = "begin";

/**
 * Starts a process that takes jobs like a worker: as messages, which it answers with messages. A thread can't be ended
 * while native code or WebAssembly runs in it, a process can, and all its memory is freed.
 */
export function startProcess(command: string[]): JobWorker {
  const events = new EventTarget();
  const receive = joinPieces((data) => void events.dispatchEvent(new MessageEvent("message", { data })));
  const child = Bun.spawn(command, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore"],
    ipc: (part) => (part === BEGIN ? void events.dispatchEvent(new Event("begin")) : receive(part)),
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
  const work = async (job: Job) => {
    send(BEGIN);
    // The job may keep this process from sending anything until it is done.
    await new Promise<void>((resolve) => setImmediate(resolve));
    await sendInPieces(await answer(job), send);
  };
  process.on(
    "message",
    joinPieces((job) => void work(job as Job)),
  );
  process.on("disconnect", () => process.exit());
  return true;
}
