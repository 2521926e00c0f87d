/** The service worker that served this page; a later one may have taken over. */
export const firstWorker = navigator.serviceWorker?.controller ?? null;
