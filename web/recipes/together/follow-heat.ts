import type { WorkPart } from "../../../src/ingredients/step-work/add-part.ts";
import type { StepWork } from "../../../src/ingredients/step-work/read-step-work.ts";
import type { PlanStep } from "./plan-step.ts";

export type FoodHeat = Pick<PlanStep, "after" | "neededBy">;

interface TimedStep {
  work: StepWork;
  parts: readonly WorkPart[];
}

/** A pan isn't on for longer without work. */
const LONG_HEAT = 30;

/** Follows through a dish whether its food is hot, and which steps need none of those before. */
export function followHeat(steps: readonly TimedStep[]): FoodHeat[] {
  let isHot = false;
  return steps.map((step, at): FoodHeat => {
    const { work } = step;
    if (work.onlyPreheats) return { after: "cold", neededBy: findHeated(steps, at) };
    const next = findFollowing(steps, at);
    if (isFree(step)) return { after: "cold", neededBy: next };
    if (work.after !== null) isHot = work.after === "hot";
    if (!isHot) return { after: next === steps.length && work.isAtOnce ? "hot" : "cold", neededBy: null };
    return { after: steps[next]?.work.isAtOnce ? "never" : "hot", neededBy: null };
  });
}

/** A dip, or what's prepared while something cooks. */
function isFree({ work }: TimedStep): boolean {
  return work.onlyPreheats || work.isAside || (work.isMeanwhile && work.after !== "hot");
}

/** The first step in the oven, or otherwise the next one. */
function findHeated(steps: readonly TimedStep[], at: number): number {
  const heated = steps.findIndex(({ work, parts }, other) => {
    const isLong = parts.some(({ minutes, handsFree }) => handsFree && minutes >= LONG_HEAT);
    return other > at && !work.onlyPreheats && (work.usesOven || (work.after === "hot" && isLong));
  });
  return heated >= 0 ? heated : findFollowing(steps, at);
}

function findFollowing(steps: readonly TimedStep[], at: number): number {
  let next = at + 1;
  for (let step = steps[next]; step && (isFree(step) || step.work.isMeanwhile); step = steps[next]) next++;
  return next;
}
