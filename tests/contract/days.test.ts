import { describe, expect, test } from "bun:test";
import {
  addDays,
  daysBetween,
  eachDay,
  isDay,
  getMonday,
  padDay,
  countSharedDays,
  intersectSpans,
  getWeekday,
} from "../../src/contract/days.ts";
import { inTimeZone } from "../support/time-zone.ts";

test.each([
  ["2026-11-3", "2026-11-03"],
  ["2026-1-31", "2026-01-31"],
  [" 2024-2-29 ", "2024-02-29"],
  ["2026-2-29", null],
  ["2026-13-01", null],
  ["2026-00-10", null],
  ["26-01-01", null],
  ["2026-11-03T00:00:00Z", null],
  ["", null],
])("%p means %p", (text, day) => {
  expect(padDay(text)).toBe(day);
});

test("a day is valid or not", () => {
  expect(["2026-12-31", "2000-02-29"].every(isDay)).toBe(true);
  expect(["2100-02-29", "2026-1-1", "2026-04-31", "x"].some(isDay)).toBe(false);
});

describe.each(["UTC", "Pacific/Kiritimati", "America/Anchorage", "Europe/Berlin"])(
  "in the zone %s",
  (zone) => {
    inTimeZone(zone);

    test("days are counted correctly across daylight saving changes", () => {
      expect(eachDay("2026-10-24", "2026-10-26")).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
      expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
      expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
      expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    });

    test("a week begins on Monday", () => {
      expect([getWeekday("2026-11-16"), getWeekday("2026-11-22")]).toEqual([0, 6]);
      expect(["2026-11-16", "2026-11-18", "2026-11-22"].map(getMonday)).toEqual(Array(3).fill("2026-11-16"));
    });
  },
);

test("a range that ends before it starts has no days", () => {
  expect(eachDay("2026-11-18", "2026-11-17")).toEqual([]);
});

test("overlapping ranges share their common days", () => {
  const span = (startDate: string, endDate: string) => ({ startDate, endDate });
  expect(countSharedDays(span("2026-11-01", "2026-11-10"), span("2026-11-10", "2026-11-20"))).toBe(1);
  expect(countSharedDays(span("2026-11-01", "2026-11-10"), span("2026-11-03", "2026-11-04"))).toBe(2);
  expect(countSharedDays(span("2026-11-01", "2026-11-02"), span("2026-11-03", "2026-11-04"))).toBe(0);
  expect(intersectSpans(span("2026-11-01", "2026-11-10"), span("2026-11-04", "2026-11-20"))).toEqual(
    span("2026-11-04", "2026-11-10"),
  );
  expect(intersectSpans(span("2026-11-01", "2026-11-02"), span("2026-11-03", "2026-11-04"))).toBeNull();
});
