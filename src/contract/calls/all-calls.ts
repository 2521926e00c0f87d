import type { themeCalls } from "./theme-calls.ts";

/** Every call of the API, by its name. Only a type: the browser gets no schema. */
export type AllCalls = typeof themeCalls;
