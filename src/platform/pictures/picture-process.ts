import { UsageError } from "../errors.ts";
import { answerJobs } from "../process-worker.ts";
import { runPictureJob, type PictureJob } from "./picture-tasks.ts";

/** Of all its memory, the program itself included. */
const MOST_BYTES = 400_000_000;
const WATCH_EVERY_MS = 10;

/**
 * The process that works on pictures, until the one that started it ends. Jobs come in as messages and their answers go
 * out as such. A picture that takes too much memory ends the process.
 * @throws UsageError when no Tagine started it
 */
export function servePictures(): Promise<never> {
  if (!answerJobs<PictureJob>(runPictureJob)) throw new UsageError("Tagine starts this command itself.");
  setInterval(() => process.memoryUsage.rss() > MOST_BYTES && process.exit(1), WATCH_EVERY_MS);
  return new Promise(() => {});
}
