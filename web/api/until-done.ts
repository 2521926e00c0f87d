import type { Answer } from "./call.ts";

/** How long between two looks, in milliseconds. */
const LOOK_NOW_AND_THEN_MS = 5000;

/**
 * Waits until a job does not run any more, and comes back with it; null when it cannot be asked for any more. It looks
 * only while the page is seen.
 * @param ask makes the call that tells of it
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

/** Removed, or signed out; a server that does not answer may come back. */
function isRefused(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.status >= 400 && answer.status < 500;
}
