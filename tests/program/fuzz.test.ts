import { expect, test } from "bun:test";
import { fuzz } from "../support/fuzz/fuzz.ts";
import { fuzzFaults } from "../support/fuzz/fuzz-faults.ts";

test("random requests to every call in every role find no errors", async () => {
  const outcome = await fuzz({ seed: 18, requests: 320, longestMs: 2000 });
  expect(outcome.operations).toBeGreaterThan(140);
  expect(fuzzFaults(outcome, { mostMegabytes: 600 })).toEqual([]);
}, 60_000);
