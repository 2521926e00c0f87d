import { test } from "bun:test";
import { clumsy, clumsyTogether, expectOneEffectEach } from "../support/job-evenings.ts";

const EVENINGS = 40;

test.each([
  ["one by one", clumsy],
  ["together", clumsyTogether],
] as const)(
  "items stored %s have one effect each, however often their program is killed",
  async (_, kind) => {
    await expectOneEffectEach(kind, EVENINGS);
  },
);
