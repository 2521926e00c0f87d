import { findClash, findFreeStart, keepBusy, type Busy } from "./busy-hands.ts";
import { findNext, isFree, type PlanDish, type PlanStep } from "./plan-step.ts";
import { getLength } from "./step-length.ts";

/** In which order steps are placed, from the end of dinner to its start. */
export interface PlaceOrder {
  /** Positions of dishes: each stands for its last step that isn't placed yet. */
  turns: readonly number[];
  /** Hot steps that may be apart from the next one: "dish step". */
  apart: ReadonlySet<string>;
}

/** Places each step as late as possible. Those whose food is hot move with the steps that follow. */
export function placeSteps(
  dishes: readonly PlanDish[],
  ends: readonly number[],
  { turns, apart }: PlaceOrder,
): number[][] {
  const busy: Busy = [];
  const starts = dishes.map((steps) => steps.map(({ fixed }) => fixed ?? 0));
  for (const steps of dishes)
    for (const step of steps)
      // Its wait may end during other work, so that a late dinner isn't delayed more.
      if (step.fixed !== null) keepBusy(busy, step.fixed, { ...step, after: "cold" });
  const left = dishes.map((steps) => steps.length);
  for (const dish of turns) {
    const [steps, own] = [dishes[dish] ?? [], starts[dish] ?? []];
    let last = (left[dish] ?? 0) - 1;
    while (isFree(steps[last])) last--;
    if (last < 0) continue;
    const first = findFirst(steps, last, (at) => apart.has(`${dish} ${at}`));
    placeTogether(steps, own, { first, last, end: ends[dish] ?? 0, busy });
    left[dish] = first;
  }
  for (const [dish, steps] of dishes.entries())
    placeFree(steps, starts[dish] ?? [], { end: ends[dish] ?? 0, busy });
  return starts;
}

/** Steps that need none before them fill what's left. */
function placeFree(steps: PlanDish, own: number[], { end, busy }: { end: number; busy: Busy }): void {
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at];
    if (!step || !isFree(step) || step.fixed !== null) continue;
    const next = findNext(steps, at);
    const latest = (own[next] ?? end) + (isWait(step) ? countWorkBefore(steps[next]) : 0);
    own[at] = findFreeStart(busy, latest - getLength(step.parts), step);
    keepBusy(busy, own[at] ?? 0, step);
  }
}

const isWait = ({ parts }: PlanStep) => parts.length > 0 && parts.every(({ handsFree }) => handsFree);

/** Food goes into the oven after the work of its step. */
function countWorkBefore(step: PlanStep | undefined): number {
  const parts = step?.parts ?? [];
  const waitAt = parts.findIndex(({ handsFree }) => handsFree);
  return getLength(parts.slice(0, Math.max(0, waitAt)));
}

/** The first step of those that move as one. */
function findFirst(steps: PlanDish, last: number, isApart: (at: number) => boolean): number {
  let first = last;
  while (first > 0 && (steps[first]?.fixed === null || isFree(steps[first]))) {
    const before = steps[first - 1];
    if (isFree(before)) {
      first--;
      continue;
    }
    if (!before || before.fixed !== null) break;
    const isJoined = before.after === "never" || (before.after === "hot" && !isApart(first - 1));
    const isParallel = before.isMeanwhile && findNext(steps, first - 1) <= last;
    if (!isParallel && !(isJoined && findNext(steps, first - 1) <= last)) break;
    first--;
  }
  return first;
}

interface Together {
  first: number;
  last: number;
  end: number;
  busy: Busy;
}

function placeTogether(steps: PlanDish, own: number[], { first, last, end, busy }: Together): void {
  if (steps[last]?.fixed !== null && !isFree(steps[last])) return;
  let earlier = 0;
  for (;;) {
    const clash = tryTogether(steps, own, { first, last, end, busy }, earlier);
    if (clash === 0) break;
    earlier += clash;
  }
  for (const [at, step] of steps.entries())
    if (at >= first && at <= last && !isFree(step)) keepBusy(busy, own[at] ?? 0, step);
}

/** @returns by how many minutes all steps must be earlier; zero if they have their places */
function tryTogether(
  steps: PlanDish,
  own: number[],
  { first, last, end, busy }: Together,
  earlier: number,
): number {
  const others: Busy = [];
  for (let at = last; at >= first; at--) {
    const step = steps[at];
    if (!step || isFree(step)) continue;
    const before = own[findNext(steps, at)] ?? end;
    const parallel = findParallel(steps, at);
    const latest = Math.min(before - getLength(step.parts), own[parallel] ?? end);
    let start = at === last ? latest - earlier : latest;
    if (step.isMeanwhile && at < last) start = findFreeTogether([busy, others], start, step);
    else {
      const clash = findClash(busy, start, step);
      if (clash > 0) return clash;
      // Steps already placed during its wait may outlast it.
      const free = findFreeStart(others, start, { ...step, after: "cold" });
      // Its own steps are in the way, so moving all of them wouldn't help.
      start = free === start ? start : findFreeTogether([busy, others], free, step);
    }
    own[at] = start;
    if (first < last) keepBusy(others, start, step);
  }
  return 0;
}

/** The position of the step that runs during this one, and so doesn't start before it. -1 if there's none. */
function findParallel(steps: PlanDish, at: number): number {
  let next = at + 1;
  while (isFree(steps[next])) next++;
  return steps[next]?.isMeanwhile ? next : -1;
}

function findFreeTogether(all: readonly Busy[], latest: number, step: PlanStep): number {
  let start = latest;
  for (;;) {
    const free = all.reduce((at, busy) => findFreeStart(busy, at, step), start);
    if (free === start) return start;
    start = free;
  }
}
