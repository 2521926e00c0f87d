import type { Log } from "./log.ts";

/** Logs uncaught errors before the process ends. */
export function logCrashes(log: Pick<Log, "error">): void {
  const end = (problem: unknown): void => {
    log.error("Tagine ends because of an error that nothing caught", problem);
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
  // The console's reader may be gone, as with `tagine | head`.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
