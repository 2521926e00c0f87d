import type { ListStore } from "./list-store.ts";

export const SYNC_TAG = "shopping-lists";

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Where the browser can, the service worker sends the changes, even if the tab was closed. */
export async function requestBackgroundSync(store: ListStore, token: string | null): Promise<void> {
  if (!token || !("serviceWorker" in navigator)) return;
  await store.setFact("token", token);
  const registration = await navigator.serviceWorker.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: SyncManager };
  await sync?.register(SYNC_TAG).catch(() => undefined);
}
