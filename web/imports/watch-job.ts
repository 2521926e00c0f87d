import type { Answer } from "../api/call.ts";
import { untilDone } from "../api/until-done.ts";

const watched = new Set<string>();

/**
 * Calls back once when a job has ended, wherever the person is in the app by then. Watching it again meanwhile does
 * nothing.
 * @param name unique among all jobs
 * @param onEnd gets null if the job can't be loaded any more
 */
export function watchJob<Job extends { state: "running" | "stopped" | "done" }>(
  name: string,
  load: () => Promise<Answer<Job>>,
  onEnd: (job: Job | null) => void | Promise<void>,
): void {
  if (watched.has(name)) return;
  watched.add(name);
  void untilDone(load)
    .then(onEnd)
    .finally(() => watched.delete(name));
}
