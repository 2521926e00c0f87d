import { readdirSync, readFileSync } from "node:fs";

declare const self: Worker;

const EVERY_MS = 5;
let pid = 0;
let worst = { waitMs: 0, bytes: 0 };

self.addEventListener("message", ({ data }: MessageEvent<{ address: string; pid: number } | "report">) => {
  if (data !== "report") {
    ({ pid } = data);
    void probe(data.address);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage({ ...worst, now: treeBytes(pid) });
  worst = { waitMs: 0, bytes: 0 };
});

async function probe(address: string): Promise<never> {
  for (;;) {
    const started = performance.now();
    const answer = await fetch(`${address}api/app/about`);
    await answer.text();
    worst.waitMs = Math.max(worst.waitMs, performance.now() - started);
    worst.bytes = Math.max(worst.bytes, treeBytes(pid));
    await Bun.sleep(EVERY_MS);
  }
}

/** Includes child processes; in bytes. */
function treeBytes(process: number): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, "utf8");
    const children = readdirSync(`/proc/${process}/task`).flatMap((task) =>
      readFileSync(`/proc/${process}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    return children.reduce((sum, child) => sum + treeBytes(Number(child)), own);
  } catch {
    return 0;
  }
}
