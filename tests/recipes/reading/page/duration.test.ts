import { expect, test } from "bun:test";
import { durationText } from "../../../../src/recipes/reading/page/duration.ts";

const cases: [unknown, string | null][] = [
  ["PT15M", "15 Minutes"],
  ["PT1M", "1 Minute"],
  ["PT1H30M", "1 Hour 30 Minutes"],
  ["PT90M", "1 Hour 30 Minutes"],
  ["PT2H", "2 Hours"],
  ["P0DT0H35M", "35 Minutes"],
  ["P1DT2H", "1 Day 2 Hours"],
  ["P2W", "14 Days"],
  ["PT5400S", "1 Hour 30 Minutes"],
  ["PT45S", "45 Seconds"],
  ["PT0.5H", "30 Minutes"],
  ["pt20m", "20 Minutes"],
  ["PT0M", null],
  ["P", null],
  ["PTH25MS", "25 Minutes"],
  ["PTnullM", null],
  ["PTNaNM", null],
  ["PT-471406H28M55S", null],
  ["", null],
  [null, null],
  [undefined, null],
  [{}, null],
  [25, "25 Minutes"],
  [0, null],
  ["about an hour", "about an hour"],
  ["1&frac12; Stunden", "1½ Stunden"],
  [" <b>20</b> min ", "20 min"],
];
test.each(cases)("%p → %p", (value, text) => {
  expect(durationText(value)).toBe(text);
});
