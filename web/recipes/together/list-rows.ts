import type { Dish } from "../cook-mode/dishes.ts";
import { listWork } from "./busy-hands.ts";
import type { DishStep, PlannedDish } from "./read-dish.ts";
import type { IsDone, Schedule } from "./schedule.ts";
import { hasWork } from "./step-answer.ts";
import { getLength } from "./step-length.ts";

/** A step in the schedule. Times are in minutes since 1970. */
export interface Row {
  dish: Dish;
  step: DishStep;
  start: number;
  end: number;
  /** When its last work is over. */
  handsUntil: number;
  isDone: boolean;
  isMoved: boolean;
}

interface Followed {
  isFollowed: boolean;
  now: number;
}

/** Then it can't be moved. */
export function isRunning({ start, end }: Row, { isFollowed, now }: Followed): boolean {
  return isFollowed && start < now && now < end;
}

/** By their start. */
export function listRows(dishes: readonly PlannedDish[], schedule: Schedule, isDone: IsDone): Row[] {
  const moved = new Set(schedule.moved);
  const rows = dishes.flatMap(({ dish, steps }) =>
    steps.flatMap((step): Row[] => {
      if (!hasWork(step)) return [];
      // What was done in cook mode before was never planned.
      const start = schedule.starts[step.key] ?? (isDone(step) ? 0 : undefined);
      if (start === undefined) return [];
      const end = start + getLength(step.parts);
      const handsUntil = Math.max(start, ...listWork(start, step.parts).map(({ to }) => to));
      return [{ dish, step, start, end, handsUntil, isDone: isDone(step), isMoved: moved.has(step.key) }];
    }),
  );
  return rows.toSorted((one, other) => one.start - other.start);
}

/**
 * How long hands are free before each row. Zero for a few minutes, where there's work without a time, and while
 * something must be turned or stirred.
 */
export function listBreaks(rows: readonly Row[], now: number): number[] {
  let [busyUntil, isKnown] = [now, true];
  const tended = rows.filter(({ step, isDone }) => step.work.isTended && !isDone);
  return rows.map(({ start, end, handsUntil, step }) => {
    const lacksWork = step.lacksTime && !step.work.lacksWait;
    if (lacksWork) isKnown = false;
    if (end === start) return 0;
    const isTended = tended.some((other) => other.start < start && other.end > busyUntil);
    const free = isKnown && !isTended ? start - busyUntil : 0;
    [busyUntil, isKnown] = [Math.max(busyUntil, start, handsUntil), !lacksWork];
    return free >= SHOWN_BREAK ? free : 0;
  });
}

const SHOWN_BREAK = 5;
