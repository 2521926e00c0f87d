import { expect, test } from "bun:test";
import { composeText } from "../../../../src/recipes/reading/pdf/compose-text.ts";
import { findRows } from "../../../../src/recipes/reading/pdf/find-rows.ts";
import { MAX_PDF_PIECES } from "../../../../src/recipes/reading/reading-limits.ts";
import { measureFastest } from "../../../support/measure-fastest.ts";

const MOST_MS = 900;
const ROUNDS = 4;

type Place = (at: number) => { left: number; baseline: number };

const PAGES: [string, Place][] = [
  ["everywhere at once", () => ({ left: 50, baseline: 100 })],
  ["on one line", (at) => ({ left: at * 20, baseline: 100 })],
  ["on lines of its own", (at) => ({ left: 50, baseline: at * 12 })],
  ["on a diagonal", (at) => ({ left: at, baseline: at })],
  ["in two columns", (at) => ({ left: (at % 2) * 300 + (at % 17) * 5, baseline: at * 5 })],
  ["in a grid", (at) => ({ left: (at % 140) * 30, baseline: Math.floor(at / 140) * 12 })],
  ["in columns that never line up", (at) => ({ left: (at % 12) * 50, baseline: at * 3 })],
  ["in steps", (at) => ({ left: (at % 150) * 40, baseline: at * 7 })],
];

test.each(PAGES)("a page with lots of text %s is read in time", async (_name, place) => {
  const pieces = Array.from({ length: MAX_PDF_PIECES }, (_piece, at) => {
    const { left, baseline } = place(at);
    return { text: "1 egg", left, right: left + 20, baseline, size: 10, font: "f" };
  });
  const read = () => composeText([{ rows: findRows(pieces), width: 595, height: 842 }]);
  expect(await measureFastest(read, ROUNDS, MOST_MS)).toBeLessThan(MOST_MS);
});
