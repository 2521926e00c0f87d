/** Counts down to an end time, not by ticks, so it stays right while the device sleeps. Times are in milliseconds. */
export interface Timer {
  id: string;
  /** Of its step, on the page where it was started: "/recipe/soup/cook?servings=4#step-2". */
  path: string;
  dish: string;
  /** From 1. */
  step: number;
  length: number;
  /** How much longer it may take: 120,000 for "10 to 12 minutes". */
  extra: number;
  /** Since 1970. Null while paused. */
  endsAt: number | null;
  /** Until its end when it was paused; negative if it was in its extra time. */
  pausedAt: number;
  /** How many of its ends have been announced. */
  announced: number;
  /** Missing if only this device has it, as for visitors. */
  household?: Membership;
  /** It ends when its step should start. */
  starts?: true;
}

export interface Membership {
  /** Who was signed in when it started. */
  person: string;
  /** 1 for a new timer, and one more with each change. */
  version: number;
  /** Whether the server has this version. */
  isSent: boolean;
}

export type NewTimer = Pick<Timer, "path" | "dish" | "step" | "length" | "extra" | "starts">;

export type TimerState =
  | { phase: "running" | "extra"; left: number; isPaused: boolean }
  | { phase: "done"; since: number; isPaused: false };

const MINUTE = 60_000;

/** A pot that nobody is near needn't ring all night. */
export const RINGS_MS = 3 * MINUTE;

export function startTimer(timer: NewTimer, id: string, now: number): Timer {
  return { ...timer, id, endsAt: now + timer.length, pausedAt: 0, announced: 0 };
}

export function readTimer({ endsAt, pausedAt, extra }: Timer, now: number): TimerState {
  const left = endsAt === null ? pausedAt : endsAt - now;
  const isPaused = endsAt === null;
  if (left > 0) return { phase: "running", left, isPaused };
  if (left + extra > 0) return { phase: "extra", left: left + extra, isPaused };
  return { phase: "done", since: -left - extra, isPaused: false };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return timer.endsAt === null ? timer : { ...timer, endsAt: null, pausedAt: timer.endsAt - now };
}

export function resumeTimer(timer: Timer, now: number): Timer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timer.pausedAt, pausedAt: 0 } : timer;
}

/** After its end, it runs for a minute from now. In its extra time, it gets more of that. */
export function addMinute(timer: Timer, now: number): Timer {
  const { phase } = readTimer(timer, now);
  if (phase === "done") return { ...timer, extra: 0, endsAt: now + MINUTE, pausedAt: 0, announced: 0 };
  if (phase === "extra") return { ...timer, extra: timer.extra + MINUTE };
  return timer.endsAt === null
    ? { ...timer, pausedAt: timer.pausedAt + MINUTE }
    : { ...timer, endsAt: timer.endsAt + MINUTE };
}

/** When it ends, and for a range, when its extra time ends. */
function listEnds({ endsAt, extra }: Timer): number[] {
  if (endsAt === null) return [];
  return extra > 0 ? [endsAt, endsAt + extra] : [endsAt];
}

/** Those whose end has passed without an announcement. */
export function findDue(timers: readonly Timer[], now: number): Timer[] {
  return timers.filter((timer) => countPassed(timer, now) > timer.announced);
}

export function markAnnounced(timer: Timer, now: number): Timer {
  return { ...timer, announced: countPassed(timer, now) };
}

/** @returns null if nothing is left to wait for */
export function findNextEnd(timers: readonly Timer[], now: number): number | null {
  const ends = timers.flatMap(listEnds).filter((end) => end > now);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Its last end was announced. It stays until someone stops it. */
export function isOver(timer: Timer): boolean {
  return timer.endsAt !== null && timer.announced > 0 && timer.announced >= listEnds(timer).length;
}

/** The same as `countPassed`, also while it's paused. */
export function countReached({ endsAt, pausedAt, extra }: Timer, now: number): number {
  const left = endsAt === null ? pausedAt : endsAt - now;
  return (extra > 0 ? [left, left + extra] : [left]).filter((one) => one <= 0).length;
}

/** "soup" for "/recipe/soup/cook?servings=4#step-2" */
export function getRecipeSlug(path: string): string | undefined {
  return /^\/recipe\/([^/?#]+)/.exec(path)?.[1];
}

/** Whether it's over and nobody may have heard it yet. */
export function isRinging(timer: Timer, now: number): boolean {
  const state = readTimer(timer, now);
  if (state.phase === "done") return state.since < RINGS_MS;
  // The lower end of a range rings once.
  return state.phase === "extra" && !state.isPaused && timer.extra - state.left < MINUTE;
}

function countPassed(timer: Timer, now: number): number {
  return listEnds(timer).filter((end) => end <= now).length;
}

/** What's due first comes first; paused ones are last. */
export function sortTimers(timers: readonly Timer[]): Timer[] {
  return timers.toSorted((one, other) => (one.endsAt ?? Infinity) - (other.endsAt ?? Infinity));
}

/** "1:05:09" or "7:05". Rounds up, so that a timer shows its whole length first and 0:00 only at its end. */
export function formatLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const pad = (count: number) => String(count).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
