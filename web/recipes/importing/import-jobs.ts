import type { ImportJob } from "../../../src/contract/imports.ts";
import { call, type Answer } from "../../api/call.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";

/** How long between two looks at what is going on, in milliseconds: on its own page, and elsewhere. */
export const LOOK_AGAIN_MS = 1500;
const LOOK_NOW_AND_THEN_MS = 5000;

const watched = new Set<number>();

/** Says when an import of many links is finished, wherever somebody is in the app by then. */
export function announceEnd(id: number): void {
  if (watched.has(id)) return;
  watched.add(id);
  void untilEnd(id).finally(() => watched.delete(id));
}

async function untilEnd(id: number): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, LOOK_NOW_AND_THEN_MS));
    if (document.hidden) continue;
    const answer = await call<ImportJob>("GET", `imports/${id}`);
    if (isRefused(answer)) return;
    if (!answer.ok || answer.data.state === "running") continue;
    const { state, counts } = answer.data;
    if (state === "done") toast(t("imports.finished", { done: counts.done, total: counts.total }), "success");
    return;
  }
}

/** Removed, or signed out; a server that does not answer may come back. */
function isRefused(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.status >= 400 && answer.status < 500;
}
