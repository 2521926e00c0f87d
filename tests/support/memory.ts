import { readdirSync, readFileSync } from "node:fs";

/** Reading the memory of a process takes some milliseconds of its time. */
const EVERY_MS = 200;

/** Watches a process and its children. The returned function ends the watch and returns the most they used, in bytes. */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, getTreeBytes(pid))), EVERY_MS).unref();
  return () => {
    clearInterval(watch);
    return most;
  };
}

/** Memory that processes share, such as the executable, counts once. Source: proc(5), smaps_rollup */
function getTreeBytes(pid: number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    const [, kilobytes = 0] =
      /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return children.reduce((sum, child) => sum + getTreeBytes(Number(child)), Number(kilobytes) * 1024);
  } catch {
    // The process has ended.
    return 0;
  }
}
