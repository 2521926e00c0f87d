import { findNext, type PlanDish } from "./plan-step.ts";
import { getLength } from "./step-length.ts";

/** What a minute costs. Cooked food gets cold; cut vegetables don't mind. */
const COST = { never: 20, hot: 10, hotAtEnd: 3, cold: 0.1, wholeTime: 0.5 };
/** After so many minutes, another one counts twice. */
const HOT_AND_FINE = 15;

/** How bad the waits of food are. */
export function countCost(
  dishes: readonly PlanDish[],
  starts: readonly number[][],
  ends: readonly number[],
): number {
  let cost = 0;
  let [first, last] = [Infinity, -Infinity];
  for (const [dish, steps] of dishes.entries()) {
    const own = starts[dish] ?? [];
    for (const [at, { parts, after }] of steps.entries()) {
      const start = own[at] ?? 0;
      const end = start + getLength(parts);
      const next = findNext(steps, at);
      const wait = Math.max(0, (own[next] ?? ends[dish] ?? end) - end);
      const isReady = after === "hot" && next >= steps.length;
      const growing = after === "cold" ? 1 : 1 + wait / HOT_AND_FINE / 2;
      cost += wait * growing * COST[isReady ? "hotAtEnd" : after];
      [first, last] = [Math.min(first, start), Math.max(last, end)];
    }
  }
  return first < last ? cost + (last - first) * COST.wholeTime : cost;
}
