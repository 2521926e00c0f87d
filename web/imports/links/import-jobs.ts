import type { ImportJob } from "../../../src/contract/imports.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { watchJob } from "../watch-job.ts";

export const LOOK_AGAIN_MS = 1500;

export function announceEnd(id: number): void {
  watchJob(`links ${id}`, () => callApi("GET imports/{id}", { params: { id } }), showEnd);
}

function showEnd(job: ImportJob | null): void {
  if (job?.state !== "done") return;
  const { done, total } = job.counts;
  toast(t("imports.finished", { done, total }), "success");
}
