import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import { loadOwnAccount } from "../../api/accounts.ts";
import { callApi } from "../../api/call-api.ts";
import { loadSite } from "../../api/site.ts";
import { untilDone } from "../../api/until-done.ts";
import { stored } from "../../state/stored.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";

/** Polling interval. */
export const LOOK_AGAIN_MS = 1000;

const watched = new Set<number>();

/**
 * Shows a toast when the import is done, and reloads what it changed.
 * @param refresh reloads the page's data
 */
export function announceEnd(id: number, refresh: () => Promise<void>): void {
  if (watched.has(id)) return;
  watched.add(id);
  void untilDone(() => callApi("GET archive-imports/{id}", { params: { id } }))
    .then((job) => (job ? tell(job, refresh) : undefined))
    .finally(() => watched.delete(id));
}

async function tell({ state, counts }: ArchiveImport, refresh: () => Promise<void>): Promise<void> {
  if (state === "done") {
    const { done, failed, total } = counts;
    toast(t("reports.finished", { done, total }), failed > 0 ? "warning" : "success");
  }
  stored.value++;
  // A backup also contains settings and accounts.
  await Promise.all([loadSite(), loadOwnAccount()]);
  await refresh();
}
