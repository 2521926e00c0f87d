import { UsageError } from "../errors.ts";
import { answerJobs } from "../process-worker.ts";
import { runPictureJob, type PictureJob } from "./picture-tasks.ts";

const MAX_BYTES = 400_000_000;
const WATCH_EVERY_MS = 10;

/** @throws UsageError if not started by Tagine */
export function servePictures(): Promise<never> {
  if (!answerJobs<PictureJob>(runPictureJob)) throw new UsageError("Tagine starts this command itself.");
  setInterval(() => process.memoryUsage.rss() > MAX_BYTES && process.exit(1), WATCH_EVERY_MS);
  return new Promise(() => {});
}
