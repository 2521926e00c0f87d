import type { GroupTimer, GroupTimers, TimerInput } from "../../../../src/contract/timers.ts";
import type { Stop } from "../stops.ts";
import { countReached, readTimer, type Timer } from "../timer.ts";

/** What a device has. */
export interface Held {
  own: readonly Timer[];
  others: readonly Timer[];
  stops: readonly Stop[];
}

interface Reception {
  /** Who is signed in. */
  person: string;
  /** Milliseconds since 1970. */
  now: number;
  /** After each connection, when the server may have restarted and forgotten what it had. */
  isFirst: boolean;
}

/** The server forgets a timer a day after its end. */
const FORGOTTEN_AFTER_MS = 20 * 3_600_000;

/** Brings a device up to date: stops win, then changes that the server doesn't know yet, then the server. */
export function receiveTimers(held: Held, update: GroupTimers, reception: Reception): Held {
  const { person, now, isFirst } = reception;
  const stopped = new Set(update.stopped);
  const given = new Map(update.timers.map((timer) => [timer.id, timer]));
  for (const { id } of held.stops) given.delete(id);
  const merge = (timer: Timer) => mergeTimer(timer, given.get(timer.id), reception);

  const own = held.own.filter(({ id }) => !stopped.has(id)).map(merge);
  const known = held.others.filter(
    (timer) => !stopped.has(timer.id) && (given.has(timer.id) || !isForgotten(timer, now)),
  );
  const ids = new Set([...own, ...known].map(({ id }) => id));
  const added = [...given.values()].filter(({ id }) => !ids.has(id));
  return {
    own: own.map((timer) => (isFirst && !given.has(timer.id) ? markUnsent(timer, person) : timer)),
    // Only their own devices send them again, since this person may be in another group now.
    others: [...known.map(merge), ...added.map((timer) => toTimer(timer, null, reception))],
    stops: isFirst ? held.stops.map((stop) => ({ ...stop, isSent: stopped.has(stop.id) })) : held.stops,
  };
}

/** In characters. */
const NAME_MOST = 300;

export function isForgotten(timer: Timer, now: number): boolean {
  const state = readTimer(timer, now);
  return state.phase === "done" && state.since > FORGOTTEN_AFTER_MS;
}

/** What's left instead of end times, since devices' clocks differ. */
export function toInput(timer: Timer, version: number, now: number): TimerInput {
  const { path, step, length, extra, endsAt, pausedAt } = timer;
  const dish = timer.dish.slice(0, NAME_MOST);
  const isPaused = endsAt === null;
  return { path, dish, step, length, extra, left: isPaused ? pausedAt : endsAt - now, isPaused, version };
}

function mergeTimer(timer: Timer, given: GroupTimer | undefined, reception: Reception): Timer {
  const { household } = timer;
  if (!given || household?.person !== reception.person || !household.isSent) return timer;
  if (given.version > household.version) return toTimer(given, timer, reception);
  // Another device sent an older version after a restart of the server.
  const isOlder = given.version < household.version && reception.isFirst;
  return isOlder ? markUnsent(timer, reception.person) : timer;
}

function markUnsent(timer: Timer, person: string): Timer {
  const { household } = timer;
  return household?.person === person ? { ...timer, household: { ...household, isSent: false } } : timer;
}

function toTimer(given: GroupTimer, before: Timer | null, { person, now }: Reception): Timer {
  const { id, path, dish, step, length, extra, left, isPaused, version } = given;
  const timer: Timer = {
    id,
    path,
    dish,
    step,
    length,
    extra,
    endsAt: isPaused ? null : now + left,
    pausedAt: isPaused ? left : 0,
    announced: 0,
    household: { person, version, isSent: true },
  };
  const reached = countReached(timer, now);
  return { ...timer, announced: isPaused ? reached : Math.min(before?.announced ?? 0, reached) };
}
