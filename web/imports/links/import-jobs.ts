import type { ImportJob } from "../../../src/contract/imports.ts";
import { callApi } from "../../api/call-api.ts";
import { untilDone } from "../../api/until-done.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";

/** How long between two looks at what is going on, on its own page, in milliseconds. */
export const LOOK_AGAIN_MS = 1500;

const watched = new Set<number>();

/** Says when an import of many links is finished, wherever somebody is in the app by then. */
export function announceEnd(id: number): void {
  if (watched.has(id)) return;
  watched.add(id);
  void untilDone(() => callApi("GET imports/{id}", { params: { id } }))
    .then(tell)
    .finally(() => watched.delete(id));
}

function tell(job: ImportJob | null): void {
  if (job?.state !== "done") return;
  const { done, total } = job.counts;
  toast(t("imports.finished", { done, total }), "success");
}
