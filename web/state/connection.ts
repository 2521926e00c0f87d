import { signal } from "@preact/signals-core";

/** Whether the last request was unanswered, so that this device's data is shown. */
export const isServerAway = signal(false);

/** Whether the server is unreachable, confirmed by a second request. */
export const isOffline = signal(false);
