import type { WorkPart } from "../../../src/ingredients/step-work/add-part.ts";

/** All times are in minutes since 1970. */
export interface PlanStep {
  /** Empty if nobody knows how long it takes. */
  parts: readonly WorkPart[];
  /** It may run while the step before it lasts. */
  isMeanwhile: boolean;
  /** Its start, if that was chosen or has passed. */
  fixed: number | null;
  /** Whether food waits hot after it, or can't wait at all. */
  after: "cold" | "hot" | "never";
  /**
   * The position of the only step that waits for it, such as the oven's heating, or a dip. It needs none of the steps
   * before. Null for steps in their order.
   */
  neededBy: number | null;
}

export type PlanDish = readonly PlanStep[];

/** The position of the step that needs this one to be over. */
export function findNext(steps: PlanDish, at: number): number {
  const own = steps[at]?.neededBy ?? null;
  if (own !== null) return own;
  let next = at + 1;
  while (steps[next]?.isMeanwhile || isFree(steps[next])) next++;
  return next;
}

/** Whether it has no place in the order of steps. */
export function isFree(step: PlanStep | undefined): boolean {
  return typeof step?.neededBy === "number";
}
