import type { JobWorker } from "./bounded-worker.ts";
import { joinPieces, sendInPieces } from "./message-pieces.ts";

const BEGIN = "begin";

// DOM tests put those of a page in their place later.
const { Event, EventTarget, MessageEvent } = globalThis;

/**
 * Starts a process that answers jobs like a worker. Unlike a thread, a process can be killed while native code runs,
 * which frees all its memory.
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
      // It may exit while a job is being sent.
      sendInPieces(job, (part) => void child.send(part)).catch(() => child.kill("SIGKILL"));
    },
    addEventListener: (type, listen, options) => events.addEventListener(type, listen, options),
    terminate: () => child.kill("SIGKILL"),
  };
}

/** @returns false if not started as a worker process */
export function answerJobs<Job>(answer: (job: Job) => Promise<unknown>): boolean {
  const send = process.send?.bind(process);
  if (!send) return false;
  const work = async (job: Job) => {
    send(BEGIN);
    // Lets the message out before the job blocks this process.
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
