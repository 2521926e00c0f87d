import type { ImportJob } from "../../../src/contract/imports.ts";
import { callApi } from "../../api/call-api.ts";
import { untilDone } from "../../api/until-done.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";

/** Polling interval. */
export const LOOK_AGAIN_MS = 1500;

const watched = new Set<number>();

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
