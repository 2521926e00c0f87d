import { UsageError } from "./platform/errors.ts";
import { runPictureJob, type PictureJob } from "./platform/pictures/picture-tasks.ts";

/** Of all its memory, the program itself included. */
const MOST_BYTES = 400_000_000;
const WATCH_EVERY_MS = 10;

/**
 * The process that works on pictures, until the one that started it ends. Jobs come in as messages and their answers go
 * out as such. A picture that takes too much memory ends the process.
 * @throws UsageError when no Tagine started it
 */
export function servePictures(): Promise<never> {
  const send = process.send?.bind(process);
  if (!send) throw new UsageError("Tagine starts this command itself.");
  process.on("message", async (job: PictureJob) => void send(await runPictureJob(job)));
  process.on("disconnect", () => process.exit());
  setInterval(() => process.memoryUsage.rss() > MOST_BYTES && process.exit(1), WATCH_EVERY_MS);
  return new Promise(() => {});
}
