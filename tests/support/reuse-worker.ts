import type { JobWorker } from "../../src/platform/bounded-worker.ts";

const SPARE_MOST_MS = 3000;

/** Reuses idle workers, since starting one takes longer than most tests. */
export function reuseWorker(start: () => JobWorker): () => JobWorker {
  const spares = new Map<JobWorker, Timer>();

  function keep(worker: JobWorker): void {
    const end = () => {
      spares.delete(worker);
      worker.terminate();
    };
    spares.set(worker, setTimeout(end, SPARE_MOST_MS).unref());
  }

  function startFresh(): JobWorker {
    const worker = start();
    worker.addEventListener("close", () => {
      clearTimeout(spares.get(worker));
      spares.delete(worker);
    });
    return worker;
  }

  function take(): JobWorker | undefined {
    for (const [worker, timer] of spares) {
      clearTimeout(timer);
      spares.delete(worker);
      return worker;
    }
    return undefined;
  }

  return () => {
    const worker = take() ?? startFresh();
    const ended = new AbortController();
    let isReusable = true;
    const listen: JobWorker["addEventListener"] = (type, listener, options) => {
      const signals = [ended.signal, ...(options ? [options.signal] : [])];
      worker.addEventListener(type, listener, { signal: AbortSignal.any(signals) });
    };
    listen("message", (event) => {
      const { data } = event as MessageEvent<{ isHeavy?: boolean; running?: unknown }>;
      isReusable = !data.isHeavy && !data.running;
    });
    listen("error", () => (isReusable = false));
    listen("close", () => (isReusable = false));
    return {
      postMessage(job, transfer) {
        isReusable = false;
        worker.postMessage(job, transfer);
      },
      addEventListener: listen,
      terminate() {
        ended.abort();
        if (isReusable) keep(worker);
        else worker.terminate();
      },
    };
  };
}
