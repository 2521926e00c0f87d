import { signal } from "@preact/signals-core";

/** Counts what this tab has stored: what is shown of it elsewhere may be out of date. */
export const stored = signal(0);
