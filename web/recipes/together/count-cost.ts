import { findNext, isFree, type PlanDish, type PlanStep } from "./plan-step.ts";
import { getLength } from "./step-length.ts";

/** What a minute costs. Cooked food gets cold, and sooner on plates than in a pot; cut vegetables don't mind. */
const COST = { never: 20, served: 12, hot: 8, hotAtEnd: 3, cold: 0.1, wholeTime: 0.5 };
/** After so many minutes, another one counts twice. */
const HOT_AND_FINE = 15;
/** Minutes that it takes to serve. */
const SERVING_MOST = 5;

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
    let left = 0;
    for (const [at, step] of [...steps.entries()].toReversed()) {
      const { parts, after } = step;
      const [start, length] = [own[at] ?? 0, getLength(parts)];
      const end = start + length;
      const wait = Math.max(0, (own[findNext(steps, at)] ?? ends[dish] ?? end) - end);
      const growing = after === "cold" ? 1 : 1 + wait / HOT_AND_FINE / 2;
      cost += wait * growing * COST[rateWait(step, findNext(steps, at) >= steps.length ? null : left)];
      [first, last] = [Math.min(first, start), Math.max(last, end)];
      if (!isFree(step)) left += length;
    }
  }
  return first < last ? cost + (last - first) * COST.wholeTime : cost;
}

/** @param left minutes of the steps after it; null if it's the last one */
function rateWait({ parts, after }: PlanStep, left: number | null): keyof typeof COST {
  if (after !== "hot") return after;
  if (left !== null) return left > SERVING_MOST ? "hot" : "served";
  return parts.at(-1)?.handsFree === false ? "served" : "hotAtEnd";
}
