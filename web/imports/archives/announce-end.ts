import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import { loadOwnAccount } from "../../api/accounts.ts";
import { callApi } from "../../api/call-api.ts";
import { loadSite } from "../../api/site.ts";
import { untilDone } from "../../api/until-done.ts";
import { stored } from "../../state/stored.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";

/** How long between two looks at what is going on, on a page that shows it, in milliseconds. */
export const LOOK_AGAIN_MS = 1000;

const watched = new Set<number>();

/**
 * Says when an archive is brought in, wherever somebody is in the app by then, and shows there what came with it.
 * @param refresh loads the page's content anew
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
  // A backup holds the site's settings and people, too.
  await Promise.all([loadSite(), loadOwnAccount()]);
  await refresh();
}
