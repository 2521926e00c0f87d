import { test } from "bun:test";
import { unreliableKind, unreliableBatchKind, expectOneEffectEach } from "../support/random-job-runs.ts";

const RUNS = 40;

test.each([
  ["one by one", unreliableKind],
  ["together", unreliableBatchKind],
] as const)(
  "items stored %s have one effect each, however often their program is killed",
  async (_, kind) => {
    await expectOneEffectEach(kind, RUNS);
  },
);
