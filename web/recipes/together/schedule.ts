import { doesOverlap, listWork } from "./busy-hands.ts";
import type { PlanStep } from "./plan-step.ts";
import { planTogether } from "./plan-together.ts";
import type { DishStep, PlannedDish } from "./read-dish.ts";
import { hasWork } from "./step-answer.ts";
import { getLength } from "./step-length.ts";

/** A plan that someone follows. It stays as it is until something changes. Times are in minutes since 1970. */
export interface Schedule {
  /** When dinner should be ready. */
  wanted: number;
  /** When it will be. */
  ready: number;
  /** By the key of the step. */
  starts: Readonly<Record<string, number>>;
  /** Keys of steps that someone moved. */
  moved: readonly string[];
  /** Whether timers remind of steps to start. */
  reminds: boolean;
  /** What it was made of, to notice changes. */
  basis: string;
}

export type IsDone = (step: DishStep) => boolean;

export interface Change {
  now: number;
  isDone: IsDone;
  /** Null for as soon as possible. */
  wanted: number | null;
  /** Steps that stay where someone moved them. */
  moved?: Readonly<Record<string, number>>;
}

/** Keeps what is under way, and plans everything that isn't done from now on. */
export function makeSchedule(
  dishes: readonly PlannedDish[],
  before: Schedule | null,
  { now, isDone, wanted, moved = {} }: Change,
): Schedule {
  const left = dishes.map(({ steps }) => steps.filter((step) => hasWork(step) && !isDone(step)));
  const toPlan = (step: DishStep, at: number, steps: readonly DishStep[]): PlanStep => ({
    parts: step.parts,
    // It follows the step before the oven's heating.
    isMeanwhile: step.work.isMeanwhile && !steps[at - 1]?.work.onlyPreheats,
    after: step.after,
    neededBy: findNeeding(step, steps),
    fixed: (canRun(at, steps) ? findRunning(step, before, now) : null) ?? findMoved(step, moved, now),
  });
  const plan = planTogether(
    left.map((steps) => steps.map(toPlan)),
    { ready: wanted, now },
  );
  const starts = left.flatMap((steps, dish) =>
    steps.map(({ key }, at) => [key, plan.starts[dish]?.[at] ?? now] as const),
  );
  return {
    wanted: wanted ?? plan.ready,
    ready: plan.ready,
    starts: { ...before?.starts, ...Object.fromEntries(starts) },
    moved: starts.flatMap(([key, start]) => (moved[key] === start ? [key] : [])),
    reminds: before?.reminds ?? false,
    basis: describeBasis(dishes),
  };
}

/** Whatever changes this needs another plan. */
export function describeBasis(dishes: readonly PlannedDish[]): string {
  return JSON.stringify(
    dishes.map(({ dish, steps }) => [
      dish.slug,
      steps.map(({ parts }) => parts.map(({ minutes, handsFree }) => (handsFree ? -minutes : minutes))),
    ]),
  );
}

export function listMoved({ moved, starts }: Schedule): Record<string, number> {
  return Object.fromEntries(moved.flatMap((key) => (starts[key] === undefined ? [] : [[key, starts[key]]])));
}

/** Moves a step. Steps moved earlier stay, unless they're in its way. */
export function moveStep(
  dishes: readonly PlannedDish[],
  before: Schedule,
  { now, isDone, key, start }: Pick<Change, "now" | "isDone"> & { key: string; start: number },
): Schedule {
  const all = dishes.flatMap(({ steps }, dish) => steps.map((step) => ({ step, dish })));
  const own = all.find(({ step }) => step.key === key);
  if (!own) return before;
  const to = Math.max(now, start);
  const kept = Object.entries(listMoved(before)).filter(([other, at]) => {
    const found = all.find(({ step }) => step.key === other);
    if (!found || other === key) return false;
    if (doesOverlap(listWork(at, found.step.parts), listWork(to, own.step.parts))) return false;
    if (found.dish !== own.dish) return true;
    return found.step.at < own.step.at
      ? at + getLength(found.step.parts) <= to
      : to + getLength(own.step.parts) <= at;
  });
  const moved = { ...Object.fromEntries(kept), [key]: to };
  return makeSchedule(dishes, before, { now, isDone, wanted: before.wanted, moved });
}

/** How many minutes ago a step should have been over. */
export function countLate(
  dishes: readonly PlannedDish[],
  { starts }: Schedule,
  { now, isDone }: Pick<Change, "now" | "isDone">,
): number {
  const late = dishes.flatMap(({ steps }) =>
    steps
      .filter((step) => step.parts.length > 0 && !isDone(step))
      .map(({ key, parts }) => now - ((starts[key] ?? now) + getLength(parts))),
  );
  return Math.max(0, ...late);
}

/** A step can't have begun if one that it needs is left. */
function canRun(at: number, steps: readonly DishStep[]): boolean {
  return (
    steps.every(({ neededBy }, other) => neededBy !== null || other >= at) || steps[at]?.neededBy !== null
  );
}

/** The position among those left. */
function findNeeding({ neededBy, at }: DishStep, steps: readonly DishStep[]): number | null {
  if (neededBy === null) return null;
  const found = steps.findIndex((step) => step.at >= neededBy && step.at > at);
  return found < 0 ? steps.length : found;
}

function findRunning({ key, parts }: DishStep, before: Schedule | null, now: number): number | null {
  const start = before?.starts[key];
  return start !== undefined && start < now && now < start + getLength(parts) ? start : null;
}

function findMoved({ key }: DishStep, moved: Readonly<Record<string, number>>, now: number): number | null {
  const start = moved[key];
  return start !== undefined && start >= now ? start : null;
}
