import { Cron } from "croner";
import type { App } from "./app.ts";
import { resetDemo } from "./demo-mode.ts";

/** What happens by the clock, in the server's own time zone; returns what ends it. */
export function schedule(app: App): () => void {
  const jobs: Cron[] = [];
  if (app.config.isDemo) {
    const failed = (problem: unknown) =>
      app.log.error("the demo could not be put back to its start", problem);
    jobs.push(new Cron("0 * * * *", { catch: failed, protect: true }, () => resetDemo(app)));
  }
  return () => jobs.forEach((job) => job.stop());
}
