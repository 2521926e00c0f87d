import type { Answer } from "../api/call.ts";

const watched = new Set<string>();

const LOOK_NOW_AND_THEN_MS = 5000;

/** Calls back once when a job has ended, with null if it can't be loaded any more. */
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

async function untilDone<Job extends { state: "running" | "stopped" | "done" }>(
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
