import { afterAll, expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { findShoppingFaults } from "../support/shopping-faults.ts";
import { simulateInterleaving } from "../support/shopping-simulation.ts";

const INTERLEAVINGS = Number(process.env["INTERLEAVINGS"] ?? 20);

const folder = makeFolder();
afterAll(() => removeFolder(folder));

test("three devices and a killed server end with the same list, whatever the network does", () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= INTERLEAVINGS; seed++) {
    const own = join(folder, String(seed));
    mkdirSync(own);
    faults.push(
      ...findShoppingFaults(simulateInterleaving(seed, own)).map((fault) => `seed ${seed}: ${fault}`),
    );
  }
  expect(faults).toEqual([]);
}, 60_000);
