import type { Answer } from "./call.ts";

/** Polling interval. */
const LOOK_NOW_AND_THEN_MS = 5000;

/**
 * Resolves to the finished job, or null if it can't be loaded any more. Polls only while the page is visible.
 * @param ask loads the job
 */
export async function untilDone<Job extends { state: "running" | "stopped" | "done" }>(
  ask: () => Promise<Answer<Job>>,
): Promise<Job | null> {
  for (;;) {
    await new Promise((done) => setTimeout(done, LOOK_NOW_AND_THEN_MS));
    if (document.hidden) continue;
    const answer = await ask();
    if (isRefused(answer)) return null;
    if (answer.ok && answer.data.state !== "running") return answer.data;
  }
}

/** Removed or signed out; an unreachable server may come back. */
function isRefused(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.status >= 400 && answer.status < 500;
}
