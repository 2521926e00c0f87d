import { Database } from "bun:sqlite";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningTagine } from "../program.ts";

export type LookBack = Awaited<ReturnType<typeof lookBack>>;

export async function lookBack(tagine: RunningTagine, greeted: number) {
  const healthy = await Promise.all(
    ["api/health", ""].map(async (path) => (await fetch(tagine.address + path)).ok),
  ).then(
    (all) => all.every(Boolean),
    () => false,
  );
  const memoryPeakMb = peakMegabytes(tagine.pid);
  const exitCode = await tagine.stop();
  const db = new Database(join(tagine.dataDir, "tagine.db"), { readonly: true });
  const integrity = db
    .query<{ integrity_check: string }, []>("PRAGMA integrity_check")
    .get()?.integrity_check;
  db.close();
  const lines = tagine.printed().split("\n");
  const errorLines = lines.filter((line) => line.includes(" ERROR "));
  // Uncaught errors are logged without a time.
  const uncaught = lines.slice(greeted).filter((line) => line !== "" && !/^\d{4}-/.test(line));
  return { healthy, memoryPeakMb, exitCode, integrity, errorLines, uncaught };
}

/** 0 if the system doesn't report it. */
function peakMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /VmHWM:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1] : "0";
  return Math.round(Number(kilobytes) / 1024);
}
