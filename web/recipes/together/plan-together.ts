import { findOrder } from "./find-order.ts";
import { placeSteps, type PlaceOrder } from "./place-steps.ts";
import { findNext, type PlanDish } from "./plan-step.ts";
import { getLength } from "./step-length.ts";

export interface Plan {
  /** Of each step of each dish. */
  starts: number[][];
  /** When the last dish is ready. */
  ready: number;
}

interface Wish {
  /** Null for as soon as possible. */
  ready: number | null;
  now: number;
}

/** Each try moves dinner by what's missing. */
const TRIES = 12;

/**
 * Plans all steps for one cook, as late as possible: hands do one thing at a time, the steps of a dish keep their
 * order, and as little food as possible waits hot. If there isn't enough time, or a fixed step is too late, dinner is
 * later than wished. A fixed step that leaves no time for those before it is moved.
 */
export function planTogether(wished: readonly PlanDish[], { ready, now }: Wish): Plan {
  let [dishes, ends] = [wished, wished.map(() => ready ?? now)];
  let order: PlaceOrder | null = null;
  for (let tries = 1; ; tries++) {
    order ??= findOrder(dishes, ends);
    const starts = placeSteps(dishes, ends, order);
    const { dish, at, minutes } = findEarliest(dishes, starts, now);
    const inTheWay = dishes[dish]?.findIndex(({ fixed }, other) => other > at && fixed !== null) ?? -1;
    const missing = dishes.map((steps, one) => Math.max(minutes, countOverlap(steps, starts[one] ?? [])));
    if (tries === TRIES || missing.every((count) => count === 0))
      return { starts, ready: findReady(dishes, starts, ends) };
    if (minutes > 0 && inTheWay >= 0) [dishes, order] = [release(dishes, dish, inTheWay), null];
    else ends = ends.map((end, one) => end + (missing[one] ?? 0));
  }
}

function release(dishes: readonly PlanDish[], dish: number, at: number): PlanDish[] {
  return dishes.map((steps, one) =>
    one === dish ? steps.map((step, other) => (other === at ? { ...step, fixed: null } : step)) : steps,
  );
}

/** The step that starts too early, and by how many minutes. */
function findEarliest(dishes: readonly PlanDish[], starts: readonly number[][], now: number) {
  let found = { dish: -1, at: -1, minutes: 0 };
  for (const [dish, steps] of dishes.entries()) {
    for (const [at, { fixed }] of steps.entries()) {
      const minutes = now - (starts[dish]?.[at] ?? now);
      if (fixed === null && minutes > found.minutes) found = { dish, at, minutes };
    }
  }
  return found;
}

/** By how many minutes the step after a fixed one starts before its end. */
function countOverlap(steps: PlanDish, starts: readonly number[]): number {
  const overlaps = steps.map(({ fixed, parts }, at) => {
    const next = findNext(steps, at);
    if (fixed === null || steps[next]?.fixed !== null) return 0;
    return fixed + getLength(parts) - (starts[next] ?? Infinity);
  });
  return Math.max(0, ...overlaps);
}

function findReady(
  dishes: readonly PlanDish[],
  starts: readonly number[][],
  ends: readonly number[],
): number {
  const last = dishes.flatMap((steps, dish) =>
    steps.map((step, at) => (starts[dish]?.[at] ?? 0) + getLength(step.parts)),
  );
  return last.length > 0 ? Math.max(...last) : Math.max(0, ...ends);
}
