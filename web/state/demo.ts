import { signal } from "@preact/signals-react";

/** Whether this Tagine is a demonstration. */
export const demo = signal(false);
