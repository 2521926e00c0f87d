/** The service worker that this page came from, which may be another one by the time that anybody looks; null without. */
export const firstWorker = navigator.serviceWorker?.controller ?? null;
