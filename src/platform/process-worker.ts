import type { JobWorker } from "./bounded-worker.ts";

/**
 * Starts a process that takes jobs like a worker: as messages, which it answers with messages. A thread can't be ended
 * while native code or WebAssembly runs in it, a process can, and all its memory is freed.
 */
export function startProcess(command: string[]): JobWorker {
  const events = new EventTarget();
  const child = Bun.spawn(command, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore"],
    ipc: (data) => void events.dispatchEvent(new MessageEvent("message", { data })),
    onExit: () => void events.dispatchEvent(new Event("close")),
  });
  child.unref();
  return {
    postMessage: (job) => void child.send(job),
    addEventListener: (type, listen, options) => events.addEventListener(type, listen, options),
    terminate: () => child.kill("SIGKILL"),
  };
}
