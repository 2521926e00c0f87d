import type { WorkPart } from "../../../src/ingredients/step-work/read-step-work.ts";
import { findFreeStart, keepBusy, type Busy } from "./busy-hands.ts";
import { getLength } from "./step-length.ts";

/** All times are in minutes since 1970. */
export interface PlanStep {
  /** Empty if nobody knows how long it takes. */
  parts: readonly WorkPart[];
  /** It may run while the step before it lasts. */
  isMeanwhile: boolean;
  /** Its start, if that was chosen or has passed. */
  fixed: number | null;
}

export type PlanDish = readonly PlanStep[];

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

type Rule = "latest" | "longest" | "dishes";

const RULES: readonly Rule[] = ["latest", "longest", "dishes"];
const ALL_ORDERS_UP_TO = 3;
const ALL_RULES_FOR = 3;
/** Each try moves dinner by what's missing. */
const TRIES = 12;
/** What a minute of waiting costs. Cooked food gets cold; cut vegetables don't mind. */
const COST = { hotAtEnd: 3, hot: 2, coldAtEnd: 0.5, cold: 0.2, wholeTime: 0.5 };

/**
 * Plans all steps for one cook, as late as possible: hands do one thing at a time, and the steps of a dish keep their
 * order. If there isn't enough time, or a fixed step is too late, dinner is later than wished. A fixed step that leaves
 * no time for those before it is moved.
 */
export function planTogether(wished: readonly PlanDish[], { ready, now }: Wish): Plan {
  let [dishes, ends] = [wished, wished.map(() => ready ?? now)];
  for (let tries = 1; ; tries++) {
    const starts = findBestStarts(dishes, ends);
    const { dish, at, minutes } = findEarliest(dishes, starts, now);
    const inTheWay = dishes[dish]?.findIndex(({ fixed }, other) => other > at && fixed !== null) ?? -1;
    const missing = dishes.map((steps, one) => Math.max(minutes, countOverlap(steps, starts[one] ?? [])));
    if (tries === TRIES || missing.every((count) => count === 0))
      return { starts, ready: findReady(dishes, starts, ends) };
    if (minutes > 0 && inTheWay >= 0) dishes = release(dishes, dish, inTheWay);
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

/** Tries several orders of placing steps, and takes the one where the least food waits. */
function findBestStarts(dishes: readonly PlanDish[], ends: readonly number[]): number[][] {
  let best: { starts: number[][]; cost: number } | null = null;
  for (const [at, order] of listOrders(dishes.length).entries()) {
    // For others, the order only decides between equals.
    for (const rule of at < ALL_RULES_FOR ? RULES : (["dishes"] as const)) {
      const starts = placeBackward(dishes, { ends, order, rule });
      const cost = countCost(dishes, starts, ends);
      if (best === null || cost < best.cost) best = { starts, cost };
    }
  }
  return best?.starts ?? [];
}

interface Choice {
  ends: readonly number[];
  order: readonly number[];
  rule: Rule;
}

/** From the last step to the first, each as late as possible. */
function placeBackward(dishes: readonly PlanDish[], { ends, order, rule }: Choice): number[][] {
  const busy: Busy = [];
  const starts = dishes.map((steps) => steps.map(({ fixed }) => fixed ?? 0));
  for (const steps of dishes)
    for (const { fixed, parts } of steps) if (fixed !== null) keepBusy(busy, fixed, parts);
  const left = dishes.map((steps) => steps.length);
  const work = dishes.map((steps) => steps.reduce((sum, { parts }) => sum + getLength(parts), 0));

  const latest = (dish: number) => {
    const [steps, own] = [dishes[dish] ?? [], starts[dish] ?? []];
    const at = (left[dish] ?? 0) - 1;
    const step = steps[at];
    if (!step) return 0;
    if (step.fixed !== null) return step.fixed;
    const end = own[findNext(steps, at)] ?? ends[dish] ?? 0;
    const after = steps[at + 1]?.isMeanwhile ? (own[at + 1] ?? end) : end;
    return findFreeStart(busy, Math.min(end - getLength(step.parts), after), step.parts);
  };
  const urgency = (dish: number) => {
    if (rule === "dishes") return 0;
    const step = dishes[dish]?.[(left[dish] ?? 0) - 1];
    return rule === "latest"
      ? latest(dish) + getLength(step?.parts ?? [])
      : -(latest(dish) - (work[dish] ?? 0));
  };

  for (;;) {
    const waiting = order.filter((dish) => (left[dish] ?? 0) > 0);
    const [first] = waiting;
    if (first === undefined) return starts;
    const dish = rule === "dishes" ? first : pickHighest(waiting, urgency);
    const at = (left[dish] ?? 0) - 1;
    const step = dishes[dish]?.[at];
    const start = latest(dish);
    if (step?.fixed === null) keepBusy(busy, start, step.parts);
    (starts[dish] ?? [])[at] = start;
    left[dish] = at;
    work[dish] = (work[dish] ?? 0) - getLength(step?.parts ?? []);
  }
}

function pickHighest(dishes: readonly number[], urgency: (dish: number) => number): number {
  let best = { dish: dishes[0] ?? 0, urgency: -Infinity };
  for (const dish of dishes) {
    const own = urgency(dish);
    if (own > best.urgency) best = { dish, urgency: own };
  }
  return best.dish;
}

/** The position of the step that needs this one to be over. */
function findNext(steps: PlanDish, at: number): number {
  let next = at + 1;
  while (steps[next]?.isMeanwhile) next++;
  return next;
}

function countCost(
  dishes: readonly PlanDish[],
  starts: readonly number[][],
  ends: readonly number[],
): number {
  let cost = 0;
  let [first, last] = [Infinity, -Infinity];
  for (const [dish, steps] of dishes.entries()) {
    const own = starts[dish] ?? [];
    let isHot = false;
    for (const [at, { parts }] of steps.entries()) {
      const [start, next] = [own[at] ?? 0, findNext(steps, at)];
      const [end, isLast] = [start + getLength(parts), next >= steps.length];
      isHot ||= parts.some(({ handsFree }) => handsFree);
      const hot = isLast ? COST.hotAtEnd : COST.hot;
      const cold = isLast ? COST.coldAtEnd : COST.cold;
      cost += Math.max(0, (own[next] ?? ends[dish] ?? end) - end) * (isHot ? hot : cold);
      [first, last] = [Math.min(first, start), Math.max(last, end)];
    }
  }
  return first < last ? cost + (last - first) * COST.wholeTime : cost;
}

/** All orders of a few dishes, otherwise each dish once at the front. */
function listOrders(count: number): number[][] {
  const all = Array.from({ length: count }, (_, at) => at);
  if (count > ALL_ORDERS_UP_TO) return all.map((at) => [...all.slice(at), ...all.slice(0, at)]);
  return permute(all);
}

function permute(all: readonly number[]): number[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((first) => permute(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
