import type { ShownStep } from "../amounts/scale-steps.ts";

export interface NumberedStep {
  step: ShownStep;
  position: number;
  /** Null for a title without a step. */
  number: number | null;
}

export function numberSteps(steps: ShownStep[]): NumberedStep[] {
  let count = 0;
  return steps.flatMap((step, position) => {
    const isStep = Boolean(step.text.trim() || step.name?.trim());
    if (!isStep && !step.title?.trim()) return [];
    return [{ step, position, number: isStep ? ++count : null }];
  });
}
