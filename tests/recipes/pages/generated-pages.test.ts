import { expect, test } from "bun:test";
import { findDamage, FRAME_NAMES, LAYOUTS } from "./measure-reading.ts";
import { PAGE_LANGUAGES } from "./page-words.ts";

test.each(Object.keys(LAYOUTS))("nothing is lost, repeated, or invented: %s", (layout) => {
  const damaged = PAGE_LANGUAGES.flatMap((language) =>
    FRAME_NAMES.flatMap((frame) => {
      const damage = findDamage({ layout, frame, language, seed: 1 });
      return damage ? [{ language, frame, ...damage }] : [];
    }),
  );
  expect(damaged).toEqual([]);
});
