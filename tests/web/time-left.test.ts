import { beforeAll, expect, test } from "bun:test";
import { addProgress, describeTimeLeft, estimateTimeLeft } from "../../web/imports/files/time-left.ts";
import { allTexts, loadTexts } from "../../web/text/translation.ts";

beforeAll(async () => {
  await loadTexts("en-US");
  await allTexts();
});

type Progress = Parameters<typeof addProgress>[0];

const watch = (...seen: [seconds: number, settled: number][]): Progress =>
  seen.reduce<Progress>((all, [seconds, settled]) => addProgress(all, { at: seconds * 1000, settled }), []);

test.each<[string, Progress, number | null]>([
  ["nothing is known yet", [], null],
  ["a few seconds say too little", watch([0, 0], [5, 50]), null],
  ["nothing moves", watch([0, 100], [30, 100]), null],
  ["the pace is steady", watch([0, 0], [10, 100]), 90],
  ["only the last minute counts", watch([0, 0], [60, 600], [100, 640], [120, 660]), 340],
  ["an import that starts again gets a new estimate", watch([0, 500], [10, 0], [20, 100]), 90],
])("the time left is estimated: %s", (_, progress, seconds) => {
  expect(estimateTimeLeft(progress, 1000)).toBe(seconds === null ? null : seconds * 1000);
});

test.each([
  [20, "Less than a minute left"],
  [70, "About 1 minute left"],
  [170, "About 3 minutes left"],
  [100 * 60, "About 2 hours left"],
])("%d seconds are rounded: %s", (seconds, text) => {
  expect(describeTimeLeft(seconds * 1000)).toBe(text);
});
