/** Reads thousands of generated pages and finds what is lost, repeated, or invented. */
import { expect, test } from "bun:test";
import { findDamage, FRAME_NAMES, LAYOUTS } from "../recipes/pages/measure-reading.ts";
import { PAGE_LANGUAGES } from "../recipes/pages/page-words.ts";

const SEEDS = [2, 3, 4, 5];

test("pages of every layout, language, and surrounding keep their recipes", () => {
  let pages = 0;
  const damaged: string[] = [];
  for (const layout of Object.keys(LAYOUTS)) {
    for (const language of PAGE_LANGUAGES) {
      for (const frame of FRAME_NAMES) {
        for (const seed of SEEDS) {
          pages++;
          const damage = findDamage({ layout, frame, language, seed });
          if (damage) damaged.push(`${layout}, ${language}, ${frame}, ${seed}: ${JSON.stringify(damage)}`);
        }
      }
    }
  }
  console.log(`${pages} generated pages, ${damaged.length} damaged`);
  expect(damaged).toEqual([]);
}, 600_000);
