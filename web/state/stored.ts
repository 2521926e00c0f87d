import { signal } from "@preact/signals-core";

/** Counts changes by this tab, after which other data may be outdated. */
export const stored = signal(0);
