import type { StepWork } from "../../../src/ingredients/step-work/read-step-work.ts";
import type { PlanStep } from "./plan-step.ts";
import { hasWork, type StepTiming } from "./step-answer.ts";

export type FoodHeat = Pick<PlanStep, "after" | "neededBy">;

interface TimedStep extends StepTiming {
  work: StepWork;
}

/** A pan isn't on for longer without work. */
const LONG_HEAT = 30;

/** Follows through a dish whether its food is hot, and which steps need none of those before. */
export function followHeat(steps: readonly TimedStep[]): FoodHeat[] {
  let isHot = false;
  return steps.map((step, at): FoodHeat => {
    const { work } = step;
    // Without a time, it would end up right before the oven is needed.
    if (work.onlyPreheats && step.parts.length === 0 && !isHot) return { after: "cold", neededBy: null };
    if (work.onlyPreheats) return { after: "cold", neededBy: findHeated(steps, at) };
    const next = findFollowing(steps, at);
    if (isFree(steps, at)) return { after: "cold", neededBy: next };
    if (work.after !== null) isHot = work.after === "hot";
    if (!isHot)
      return { after: next === steps.length && work.isServedAtOnce ? "hot" : "cold", neededBy: null };
    const cantWait = next === steps.length ? work.isServedAtOnce : steps[next]?.work.isAtOnce;
    return { after: cantWait ? "never" : "hot", neededBy: null };
  });
}

/** A dip, or what's prepared while something cooks. A decoration needs the dish, unless a later step puts it on. */
function isFree(steps: readonly TimedStep[], at: number): boolean {
  const work = steps[at]?.work;
  if (!work) return false;
  if (work.onlyPreheats || (work.isMeanwhile && work.after !== "hot")) return true;
  const isEnd = steps.slice(at + 1).every((step) => step.work.isAside || !hasWork(step));
  return work.isAside && !(work.isOnTop && isEnd);
}

/** The first step in the oven, or otherwise the next one. */
function findHeated(steps: readonly TimedStep[], at: number): number {
  const find = (needsHeat: (step: TimedStep) => boolean) =>
    steps.findIndex((step, other) => other > at && !step.work.onlyPreheats && needsHeat(step));
  // "Put it in a roasting pan" is likely only work.
  const found = [find(isHeated), find(({ work }) => work.usesOven)].find((heated) => heated >= 0);
  return found ?? findFollowing(steps, at);
}

function isHeated({ work: { usesOven, after }, parts }: TimedStep): boolean {
  if (parts.length === 0) return usesOven;
  const least = usesOven ? 1 : LONG_HEAT;
  return (
    (usesOven || after === "hot") && parts.some(({ minutes, handsFree }) => handsFree && minutes >= least)
  );
}

function findFollowing(steps: readonly TimedStep[], at: number): number {
  let next = at + 1;
  for (let step = steps[next]; step && (isFree(steps, next) || step.work.isMeanwhile); step = steps[next])
    next++;
  return next;
}
