import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import { loadOwnAccount } from "../../api/accounts.ts";
import { callApi } from "../../api/call-api.ts";
import { loadSite } from "../../api/site.ts";
import { stored } from "../../state/stored.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { watchJob } from "../watch-job.ts";

export const LOOK_AGAIN_MS = 1000;

export function announceEnd(id: number, refresh: () => Promise<void>): void {
  watchJob(
    `archive ${id}`,
    () => callApi("GET archive-imports/{id}", { params: { id } }),
    (job) => showEnd(job, refresh),
  );
}

async function showEnd(job: ArchiveImport | null, refresh: () => Promise<void>): Promise<void> {
  if (!job) return;
  const { state, counts } = job;
  if (state === "done") {
    const { done, failed, total } = counts;
    toast(t("reports.finished", { done, total }), failed > 0 ? "warning" : "success");
  }
  stored.value++;
  // A backup also contains settings and accounts.
  await Promise.all([loadSite(), loadOwnAccount()]);
  await refresh();
}
