import { signal } from "@preact/signals-core";
import { loadText, onStorageChange } from "../../state/storage.ts";

export const TIMERS = "timers";

/** All that pages without a timer load. */
export const hasTimers = signal(loadText(TIMERS) !== null);

onStorageChange(TIMERS, () => (hasTimers.value = loadText(TIMERS) !== null));
