import { signal } from "@preact/signals-core";

/** Whether the server did not answer when it was asked last: what is shown then is what this device keeps. */
export const isAway = signal(false);
