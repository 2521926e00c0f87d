import { expect, test } from "bun:test";
import { isRinging, startTimer } from "../../web/cooking/timers/timer.ts";
import { isNight, placeClock } from "../../web/displays/dim-hours.ts";
import { findDinner, listWeek } from "../../web/displays/list-week.ts";
import { readDisplayLink } from "../../web/displays/read-display-link.ts";

const at = (hour: number, minute = 0) => new Date(2026, 10, 26, hour, minute);

test.each<[from: number, to: number, dark: number[], light: number[]]>([
  [22, 6, [22, 23, 0, 5], [6, 12, 21]],
  [0, 7, [0, 6], [7, 23]],
  [13, 15, [13, 14], [12, 15]],
  [8, 8, [], [0, 8, 23]],
])("from %p to %p, a display is dark", (from, to, dark, light) => {
  for (const hour of dark) expect([hour, isNight({ from, to }, at(hour, 59))]).toEqual([hour, true]);
  for (const hour of light) expect([hour, isNight({ from, to }, at(hour))]).toEqual([hour, false]);
});

test("the dark clock moves a little every minute, and stays on the screen", () => {
  for (let minute = 0; minute < 1440; minute++) {
    const [here, next] = [placeClock(at(0, minute)), placeClock(at(0, minute + 1))];
    for (const place of [here.x, here.y]) expect(place >= 5 && place <= 95).toBe(true);
    const moved = Math.hypot(next.x - here.x, next.y - here.y);
    expect(moved > 0 && moved < 12).toBe(true);
  }
});

const meal = (date: string, name: string, slug: string | null = null) => ({
  date,
  name,
  slug,
  image: null,
  imageHash: null,
  description: "",
  note: "",
  servings: null,
  recipeYield: "",
});

test("the week has seven days from Monday, with what's planned for each", () => {
  const meals = [meal("2026-11-26", ""), meal("2026-11-26", "Stew", "stew"), meal("2026-12-01", "Pie")];
  const plan = { uid: "1", group: "", startDate: "2026-11-23", endDate: "2026-12-01", version: 1, meals };
  const week = listWeek(plan, "2026-11-26");
  expect(week.map(({ day }) => day.slice(-2))).toEqual(["23", "24", "25", "26", "27", "28", "29"]);
  expect(week.map(({ meals: of }) => of.length)).toEqual([0, 0, 0, 1, 0, 0, 0]);
  expect(listWeek(null, "2026-11-29").flatMap(({ meals: of }) => of)).toEqual([]);
});

test("dinner is a day's first recipe, or else its first text", () => {
  const [text, recipe] = [meal("2026-11-26", "Bread"), meal("2026-11-26", "Stew", "stew")];
  expect(findDinner([text, recipe])).toBe(recipe);
  expect(findDinner([text])).toBe(text);
  expect(findDinner([])).toBeNull();
});

test.each([
  ["#code=K7F29-MQX3T&language=de-DE", { code: "K7F29-MQX3T", language: "de-DE" }],
  ["#code=K7F29-MQX3T", { code: "K7F29-MQX3T", language: null }],
  ["#code=K7F29-MQX3T&language=tlh", { code: "K7F29-MQX3T", language: null }],
  ["#code=", null],
  ["", null],
] as const)("the link %p is read", (hash, link) => {
  expect(readDisplayLink(hash)).toEqual(link);
});

test("a timer rings at its end for three minutes, and at the lower end of a range for one", () => {
  const timer = startTimer({ path: "/", dish: "", step: 1, length: 60_000, extra: 120_000 }, "1", 0);
  const rings = [30, 61, 119, 121, 179, 181, 359, 361].map((second) => isRinging(timer, second * 1000));
  expect(rings).toEqual([false, true, true, false, false, true, true, false]);
});
