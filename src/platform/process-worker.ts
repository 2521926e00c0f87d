import type { JobWorker } from "./bounded-worker.ts";
import { openPieceChannel } from "./message-pieces.ts";

const BEGIN = "begin";

// DOM tests put those of a page in their place later.
const { Event, EventTarget, MessageEvent } = globalThis;

/**
 * Starts a process that answers jobs like a worker. Unlike a thread, a process can be killed while native code runs,
 * which frees all its memory.
 */
export function startProcess(command: string[]): JobWorker {
  const events = new EventTarget();
  const channel = openPieceChannel(
    (part) => void child.send(part),
    (data) => void events.dispatchEvent(new MessageEvent("message", { data })),
  );
  const child = Bun.spawn(command, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore"],
    ipc: (part) => (part === BEGIN ? void events.dispatchEvent(new Event("begin")) : channel.take(part)),
    onExit: () => void events.dispatchEvent(new Event("close")),
  });
  child.unref();
  return {
    postMessage(job) {
      // It may exit while a job is being sent.
      channel.send(job).catch(() => child.kill("SIGKILL"));
    },
    addEventListener: (type, listen, options) => events.addEventListener(type, listen, options),
    terminate: () => child.kill("SIGKILL"),
  };
}

/** @returns false if not started as a worker process */
export function answerJobs<Job>(answer: (job: Job) => Promise<unknown>): boolean {
  const send = process.send?.bind(process);
  if (!send) return false;
  const channel = openPieceChannel(send, (job) => void work(job as Job));
  const work = async (job: Job) => {
    send(BEGIN);
    // Lets the message out before the job blocks this process.
    await new Promise<void>((resolve) => setImmediate(resolve));
    await channel.send(await answer(job));
  };
  process.on("message", channel.take);
  process.on("disconnect", () => process.exit());
  return true;
}
