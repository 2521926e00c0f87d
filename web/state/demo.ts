import { signal } from "@preact/signals-core";

export const demo = signal(false);
