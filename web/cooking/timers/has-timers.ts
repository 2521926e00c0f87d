import { signal } from "@preact/signals-core";
import { loadText, onStorageChange } from "../../state/storage.ts";

export const TIMERS = "timers";

/** Whether timers were started on this device. All that pages without a timer load. */
export const hasTimers = signal(loadText(TIMERS) !== null);

/** Whether this page shows timers of other devices. */
export const hasOthers = signal(false);

onStorageChange(TIMERS, () => (hasTimers.value = loadText(TIMERS) !== null));
