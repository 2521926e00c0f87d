import { expect, test } from "bun:test";
import { runRoundTrip } from "../support/round-trip.ts";

/** The proofs try 200. */
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed + 1);

test.each(SEEDS)("backs up, verifies and restores random instance %d, and finds it equal", async (seed) => {
  const { before, after, problems } = await runRoundTrip(seed);
  expect(problems).toEqual([]);
  expect(after).toEqual(before);
});
