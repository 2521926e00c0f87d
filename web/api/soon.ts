import { use } from "react";

export interface Soon<Data> {
  value: Data | Promise<Data>;
}

/** What feels like at once, in milliseconds. */
const MOMENT_MS = 100;

/**
 * Waits a moment for an answer. In a home network it is there by then, and the page shows it without a skeleton that
 * would only flicker; when it takes longer, the page shows its skeleton and the promise is handed on.
 */
export async function soon<Data>(answer: Promise<Data>): Promise<Soon<Data>> {
  const late = Symbol("late");
  const moment = new Promise<typeof late>((done) => setTimeout(() => done(late), MOMENT_MS));
  const first = await Promise.race([answer, moment]);
  return { value: first === late ? answer : (first as Data) };
}

/** The answer in a component; one that is still on its way lets the nearest `Suspense` show its skeleton. */
export function useSoon<Data>({ value }: Soon<Data>): Data {
  return value instanceof Promise ? use(value) : value;
}
