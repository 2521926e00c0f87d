import { join } from "node:path";
import type { JobWorker } from "./platform/bounded-worker.ts";
import { startProcess } from "./platform/process-worker.ts";

export const PICTURE_COMMAND = "work-on-pictures";

/** Starts this program once more, to work on pictures: see `picture-process.ts`. */
export function startPictureProcess(): JobWorker {
  if (Bun.isStandaloneExecutable) return startProcess([ownExecutable(), PICTURE_COMMAND]);
  return startProcess([process.execPath, join(import.meta.dir, "main.ts"), PICTURE_COMMAND]);
}

/** An update may replace the file while the program runs; Linux still finds the one that was started. */
function ownExecutable(): string {
  return process.platform === "linux" ? "/proc/self/exe" : process.execPath;
}
