import type { SentChangesResult } from "../../src/contract/shopping-sync.ts";
import { getListChannelName, getListStoreName, openListStore } from "../shopping-lists/sync/list-store.ts";
import { sendChanges, type Post } from "../shopping-lists/sync/send-changes.ts";

const UNAUTHORIZED = 401;

/**
 * Sends what waits in the lists of every person on this device, for the service worker.
 * @throws Error if something still waits, so that the browser tries again
 */
export async function sendListChanges(base: string): Promise<void> {
  // Not every browser lists its databases; then the next visit sends the changes.
  const databases = (await indexedDB.databases?.()) ?? [];
  const prefix = getListStoreName(base, "");
  const names = databases.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
  const sent = await Promise.all(names.map((name) => sendStored(name, base)));
  if (sent.includes(false)) throw new Error("Changes of shopping lists couldn't be sent yet");
}

/** @returns false if it's worth trying again */
async function sendStored(name: string, base: string): Promise<boolean> {
  const store = await openListStore(name, () => undefined);
  try {
    const token = await store.getFact("token");
    if (!token) return true;
    let mayTryAgain = false;
    const post = createPost(base, token, (status) => (mayTryAgain ||= status !== UNAUTHORIZED));
    for (const { list } of await store.listWaiting()) {
      const { state } = await sendChanges(store, list, post);
      if (state === "gone") await store.remove(list);
      showInTabs(base, list);
    }
    return !mayTryAgain || (await store.listWaiting()).length === 0;
  } finally {
    store.close();
  }
}

function createPost(base: string, token: string, onRefusal: (status: number) => void): Post {
  return async (list, body) => {
    const answer = await fetch(`${base}api/shopping-lists/${list}/changes`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      cache: "no-store",
    }).catch(() => null);
    // Captive portals answer with pages.
    const data: (SentChangesResult & { code?: string }) | null = await answer?.json().catch(() => null);
    if (answer?.ok && data) return { ok: true, data };
    const status = answer?.ok ? 0 : (answer?.status ?? 0);
    onRefusal(status);
    return { ok: false, status, code: data?.code ?? null };
  };
}

/** Pages listen to this channel. */
function showInTabs(base: string, list: number): void {
  const tabs = new BroadcastChannel(getListChannelName(base));
  // A channel has no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs.postMessage(list);
  tabs.close();
}
