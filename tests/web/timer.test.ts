import { describe, expect, test } from "bun:test";
import {
  addMinute,
  findDue,
  findNextEnd,
  formatLeft,
  isOver,
  markAnnounced,
  pauseTimer,
  readTimer,
  resumeTimer,
  sortTimers,
  startTimer,
  type Timer,
} from "../../web/cooking/timers/timer.ts";
import { addSaid } from "../../web/cooking/timers/said.ts";

const START = 1_000_000;
const MINUTE = 60_000;
const at = (minutes: number) => START + minutes * MINUTE;
const start = (minutes: number, extra = 0, id = "a"): Timer =>
  startTimer(
    { path: "/recipe/soup", dish: "Soup", step: 2, length: minutes * MINUTE, extra: extra * MINUTE },
    id,
    START,
  );

describe("a timer", () => {
  test("counts down to its end, and stays when it's over", () => {
    const timer = start(10);
    expect(readTimer(timer, at(0))).toEqual({ phase: "running", left: 10 * MINUTE, isPaused: false });
    expect(readTimer(timer, at(9.5))).toEqual({ phase: "running", left: 0.5 * MINUTE, isPaused: false });
    expect(readTimer(timer, at(700))).toEqual({ phase: "done", since: 690 * MINUTE, isPaused: false });
  });

  test("of a range ends at the lower end, and then says how much longer it may take", () => {
    const timer = start(10, 2);
    expect(readTimer(timer, at(10.5))).toEqual({ phase: "extra", left: 1.5 * MINUTE, isPaused: false });
    expect(readTimer(timer, at(12))).toEqual({ phase: "done", since: 0, isPaused: false });
  });

  test("waits while it's paused, also in its extra time", () => {
    const paused = pauseTimer(start(10), at(4));
    expect(readTimer(paused, at(90))).toEqual({ phase: "running", left: 6 * MINUTE, isPaused: true });
    expect(readTimer(resumeTimer(paused, at(90)), at(91))).toMatchObject({
      left: 5 * MINUTE,
      isPaused: false,
    });
    const late = pauseTimer(start(10, 2), at(11));
    expect(readTimer(late, at(90))).toEqual({ phase: "extra", left: MINUTE, isPaused: true });
    expect(readTimer(resumeTimer(late, at(90)), at(90.5))).toMatchObject({
      phase: "extra",
      left: 0.5 * MINUTE,
    });
  });

  test("gets another minute: while it runs, while it's paused, and after its end", () => {
    expect(readTimer(addMinute(start(10), at(1)), at(1))).toMatchObject({ left: 10 * MINUTE });
    expect(readTimer(addMinute(pauseTimer(start(10), at(1)), at(5)), at(9))).toMatchObject({
      left: 10 * MINUTE,
    });
    const extra = addMinute(markAnnounced(start(10, 2), at(10)), at(11));
    expect([readTimer(extra, at(11)), isOver(extra)]).toEqual([
      { phase: "extra", left: 2 * MINUTE, isPaused: false },
      false,
    ]);
    const waiting = addMinute(pauseTimer(start(10, 2), at(11)), at(20));
    expect([readTimer(waiting, at(30)), isOver(waiting)]).toEqual([
      { phase: "extra", left: 2 * MINUTE, isPaused: true },
      false,
    ]);
    const over = markAnnounced(start(10), at(15));
    const again = addMinute(over, at(15));
    expect([isOver(over), isOver(again)]).toEqual([true, false]);
    expect(readTimer(again, at(15.5))).toMatchObject({ phase: "running", left: 0.5 * MINUTE });
    expect(findDue([again], at(16))).toEqual([again]);
  });

  test("is announced once at each of its ends, however late the device wakes up", () => {
    const timer = start(10, 2);
    expect(findDue([timer], at(9))).toEqual([]);
    expect(findDue([timer], at(10))).toEqual([timer]);
    const told = markAnnounced(timer, at(10));
    expect([findDue([told], at(11)), isOver(told)]).toEqual([[], false]);
    expect(findDue([told], at(12))).toEqual([told]);
    const slept = markAnnounced(timer, at(300));
    expect([findDue([slept], at(301)), isOver(slept)]).toEqual([[], true]);
  });
});

test("the next end is the earliest that hasn't passed", () => {
  const timers = [start(10, 2), start(30), pauseTimer(start(1), START)];
  expect(findNextEnd(timers, at(0))).toBe(at(10));
  expect(findNextEnd(timers, at(10))).toBe(at(12));
  expect(findNextEnd(timers, at(12))).toBe(at(30));
  expect(findNextEnd(timers, at(30))).toBeNull();
});

test("what's due first comes first, and paused timers last", () => {
  const timers = [pauseTimer(start(1, 0, "paused"), START), start(30, 0, "late"), start(10, 0, "soon")];
  expect(sortTimers(timers).map(({ id }) => id)).toEqual(["soon", "late", "paused"]);
});

test.each([
  [600_000, "10:00"],
  [599_001, "10:00"],
  [59_000, "0:59"],
  [1, "0:01"],
  [3_909_000, "1:05:09"],
])("%d ms are shown as %s", (milliseconds, shown) => {
  expect(formatLeft(milliseconds)).toBe(shown);
});

test("an alert repeats what may not have been heard", () => {
  const first = addSaid([], "Soup", START);
  const both = addSaid(first, "Rice", START + 2000);
  expect(both.map(({ text }) => text)).toEqual(["Soup", "Rice"]);
  expect(addSaid(both, "Bread", START + 11_000).map(({ text }) => text)).toEqual(["Rice", "Bread"]);
});
