import { expect, test } from "bun:test";
import { runRoundTrip } from "../support/round-trip.ts";

const INSTANCES = 200;
const FIRST_SEED = 1000;

test("backs up, verifies and restores 200 random instances (duplicates of everything, odd Unicode, empty lists, missing files, deleted references) and finds them equal", async () => {
  const began = performance.now();
  const unequal: string[] = [];
  let [items, rows] = [0, 0];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + INSTANCES; seed++) {
    const { before, after, problems, items: held } = await runRoundTrip(seed);
    items += held;
    rows += Object.values(before).flat().length;
    if (problems.length > 0 || !Bun.deepEquals(before, after))
      unequal.push(`${seed}: ${problems.join("; ") || "other rows"}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${INSTANCES} instances with ${items} things in ${rows} rows: ${unequal.length} unequal, ${seconds} s`,
  );
  expect(unequal).toEqual([]);
}, 600_000);
