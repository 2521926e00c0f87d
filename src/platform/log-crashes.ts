import type { Log } from "./log.ts";

/** Writes into the log why the program ends when an error or a rejected promise is caught nowhere. */
export function logCrashes(log: Pick<Log, "error">): void {
  const end = (problem: unknown): void => {
    log.error("Tagine ends because of an error that nothing caught", problem);
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
  // Whoever read the console may be gone, as after `tagine | head`: the log's file still has every line.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
