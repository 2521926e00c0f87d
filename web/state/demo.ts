import { signal } from "@preact/signals-core";

/** Whether this Tagine is a demonstration. */
export const demo = signal(false);
