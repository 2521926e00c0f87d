import { expect, test } from "bun:test";
import { wait } from "../../src/platform/clock.ts";

const elapsed = async (work: Promise<void>) => {
  const before = performance.now();
  await work;
  return performance.now() - before;
};

test("waiting takes the given time", async () => {
  expect(await elapsed(wait(20, new AbortController().signal))).toBeGreaterThan(15);
});

test("waiting ends immediately when aborted, before or during the wait", async () => {
  const stop = new AbortController();
  const waiting = elapsed(wait(60_000, stop.signal));
  stop.abort();
  expect(await waiting).toBeLessThan(1000);
  expect(await elapsed(wait(60_000, stop.signal))).toBeLessThan(1000);
});
