import { describe, expect, test } from "bun:test";
import type { GroupTimer } from "../../src/contract/timers.ts";
import { receiveTimers, toInput, type Held } from "../../web/cooking/timers/sync/receive-timers.ts";
import {
  addMinute,
  findDue,
  markAnnounced,
  pauseTimer,
  readTimer,
  startTimer,
  type Timer,
} from "../../web/cooking/timers/timer.ts";

const START = 1_000_000;
const MINUTE = 60_000;
const at = (minutes: number) => START + minutes * MINUTE;
const ANN = "7";

interface Membership {
  person?: string;
  version?: number;
  isSent?: boolean;
}
const start = (
  id: string,
  minutes: number,
  { person = ANN, version = 1, isSent = true }: Membership = {},
) => ({
  ...startTimer(
    { path: "/recipe/soup", dish: "Soup", step: 2, length: minutes * MINUTE, extra: 0 },
    id,
    START,
  ),
  household: { person, version, isSent },
});
/** As the server sends it. */
const given = (timer: Timer, now: number, version = timer.household?.version ?? 1): GroupTimer => ({
  id: timer.id,
  ...toInput(timer, version, now),
});
const hold = (held: Partial<Held>): Held => ({ own: [], others: [], stops: [], ...held });

interface Update {
  timers?: GroupTimer[];
  stopped?: string[];
  now?: number;
  isFirst?: boolean;
}
const receive = (held: Partial<Held>, { timers = [], stopped = [], now = START, isFirst = false }: Update) =>
  receiveTimers(hold(held), { timers, stopped }, { person: ANN, now, isFirst });
const isSent = ({ household }: Timer) => household?.isSent;

describe("a timer of another device", () => {
  test("runs here with what's left, whatever the other clock says", () => {
    const there = start("a", 10);
    const { others } = receive({}, { timers: [given(there, at(4))], now: at(5000) });
    expect(others.map((timer) => readTimer(timer, at(5000)))).toEqual([
      { phase: "running", left: 6 * MINUTE, isPaused: false },
    ]);
  });

  test("is changed by a later version only, so that a slow network doesn't move it", () => {
    const held = receive({}, { timers: [given(start("a", 10), START)] });
    const slow = receive(held, { timers: [given(start("a", 10), START)], now: at(1) });
    expect(slow.others).toEqual(held.others);
    const paused = { ...given(pauseTimer(start("a", 10), at(2)), at(2)), version: 2 };
    expect(receive(held, { timers: [paused], now: at(9) }).others).toMatchObject([
      { endsAt: null, pausedAt: 8 * MINUTE, household: { version: 2 } },
    ]);
  });

  test("rings here once, and again after another minute", () => {
    const [timer] = receive({}, { timers: [given(start("a", 10), START)] }).others;
    const rung = markAnnounced(timer ?? start("a", 10), at(10));
    const again = receive({ others: [rung] }, { timers: [given(start("a", 10), at(11), 2)], now: at(11) });
    expect(findDue(again.others, at(12))).toEqual([]);
    const longer = given(addMinute(rung, at(11)), at(11), 3);
    const later = receive(again, { timers: [longer], now: at(11) });
    expect([findDue(later.others, at(11.5)).length, findDue(later.others, at(12)).length]).toEqual([0, 1]);
  });

  test("stays while the server has forgotten it, but only its own device sends it again", () => {
    const held = receive({}, { timers: [given(start("a", 10), START)] });
    const after = receive(held, { isFirst: true });
    expect(after.others.map(isSent)).toEqual([true]);
    expect(receive(held, { now: at(60 * 30), isFirst: true }).others).toEqual([]);
  });
});

describe("a timer of this device", () => {
  test("is sent again when the server doesn't know it after a connection", () => {
    const own = [start("a", 10)];
    expect(receive({ own }, { isFirst: true }).own.map(isSent)).toEqual([false]);
    // The answer may be older than the timer.
    expect(receive({ own }, {}).own.map(isSent)).toEqual([true]);
  });

  test("is sent again when another device sent an older version after a restart", () => {
    const own = [start("a", 10, { version: 3 })];
    expect(receive({ own }, { timers: [given(start("a", 10), START)], isFirst: true }).own).toMatchObject([
      { household: { version: 3, isSent: false } },
    ]);
  });

  test("keeps a change that the server doesn't know yet, since the last one to arrive wins", () => {
    const own = [start("a", 20, { version: 2, isSent: false })];
    const update = { timers: [given(start("a", 10), START, 5)] };
    expect(receive({ own }, update).own).toEqual(own);
    expect(receive({ own: [start("a", 20, { version: 2 })] }, update).own).toMatchObject([
      { household: { version: 5, isSent: true }, endsAt: at(10) },
    ]);
  });

  test("isn't told to the household of the next person who signs in", () => {
    const own = [start("a", 10, { person: "8" }), { ...start("b", 10), household: undefined } as never];
    expect(receive({ own }, { isFirst: true }).own).toEqual(own);
  });
});

describe("a stopped timer", () => {
  test("is gone on each device, also with changes that weren't sent", () => {
    const own = [start("a", 10, { isSent: false }), start("b", 10)];
    const left = receive({ own, others: [start("c", 10)] }, { stopped: ["a", "c"] });
    expect([left.own.map(({ id }) => id), left.others]).toEqual([["b"], []]);
  });

  test("doesn't come back while the server doesn't know of the stop, and is stopped again after a restart", () => {
    const stops = [{ id: "a", person: ANN, at: START, isSent: true }];
    const update = { timers: [given(start("a", 10), START)], isFirst: true };
    const after = receive({ stops }, update);
    expect([after.own, after.others, after.stops[0]?.isSent]).toEqual([[], [], false]);
    expect(receive({ stops }, { stopped: ["a"], isFirst: true }).stops[0]?.isSent).toBe(true);
  });
});
