import type { Language } from "../../../src/contract/languages.ts";
import { expect, test } from "bun:test";
import { parseMinutes } from "../../../src/contract/cooking-time.ts";
import { formatMinutes } from "../../../web/text/duration.ts";

test.each([
  ["45 Minutes", 45],
  ["1 Hour 30 Minutes", 90],
  ["1 hour, 20 minutes", 80],
  ["1 hour and 5 minutes", 65],
  ["PT1H30M", 90],
  ["1 Day 2 Hours", 1560],
  ["30-40 min", 40],
  ["1,5 Std.", 90],
  ["1 Std. 20 Min.", 80],
  ["2 godz. 10 min", 130],
  ["1 timer og 5 minutter", 65],
  ["1 heure et 5 minutes", 65],
  ["1小时20分钟", 80],
  ["20 分鐘", 20],
  ["1/2 hour", null],
  ["30 min + overnight", null],
  ["overnight", null],
  ["", null],
])("%p takes %p minutes", (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes);
});

test.each<[minutes: number, language: Language, short: string]>([
  [45, "en-US", "45 min"],
  [80, "en-US", "1 hr 20 min"],
  [1500, "en-US", "1 day 1 hr"],
  [80, "de-DE", "1 Std. 20 Min."],
  [120, "zh-CN", "2小时"],
])("%p minutes are short in %s", (minutes, language, short) => {
  expect(formatMinutes(minutes, language)).toBe(short);
});
