import { expect, test } from "bun:test";
import { fuzz } from "../support/fuzz/fuzz.ts";
import { fuzzFaults } from "../support/fuzz/fuzz-faults.ts";

const SEED = Number(process.env["FUZZ_SEED"] ?? 1818);
const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 20_000);

test("random requests to every call in every role find no errors", async () => {
  const outcome = await fuzz({ seed: SEED, requests: REQUESTS, longestMs: 2000 });
  const { operations, statuses, slowestMs, slowest, memoryPeakMb } = outcome;
  console.log(
    `seed ${SEED}, ${REQUESTS} requests of ${operations} calls, answered with ${JSON.stringify(statuses)}; ${memoryPeakMb} MB at most`,
  );
  console.log(`the slowest took ${slowestMs.toFixed(0)} ms: ${slowest}`);
  const faults = fuzzFaults(outcome, { mostMegabytes: 600 });
  // Printed in full, since `expect` shortens it.
  for (const fault of faults) console.log(`✗ ${fault}`);
  expect(faults).toHaveLength(0);
}, 3_600_000);
