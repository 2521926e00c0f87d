import { use } from "react";

export interface Soon<Data> {
  value: Data | Promise<Data>;
}

const MOMENT_MS = 100;

/** On a home network, waiting a moment avoids a flickering skeleton. */
export async function soon<Data>(answer: Promise<Data>): Promise<Soon<Data>> {
  const late = Symbol("late");
  const moment = new Promise<typeof late>((done) => setTimeout(() => done(late), MOMENT_MS));
  const first = await Promise.race([answer, moment]);
  return { value: first === late ? answer : (first as Data) };
}

/** Suspends until the answer is there. */
export function useSoon<Data>({ value }: Soon<Data>): Data {
  return value instanceof Promise ? use(value) : value;
}
