import type { Timer } from "./timer.ts";

export function mayAskToNotify(): boolean {
  return globalThis.isSecureContext && "Notification" in globalThis && Notification.permission === "default";
}

export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

/** Shown also while another tab or program is in front. */
export async function notify(title: string, { id, path }: Pick<Timer, "id" | "path">): Promise<void> {
  if (!globalThis.isSecureContext || !("Notification" in globalThis) || Notification.permission !== "granted")
    return;
  const options = { tag: `timer-${id}`, renotify: true, requireInteraction: true, data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener("click", () => focus());
}

export async function withdrawNotification(id: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: `timer-${id}` })) ?? []) shown.close();
}
