import type { Instruction } from "../../../src/contract/recipes.ts";

export interface NumberedStep {
  step: Instruction;
  position: number;
  /** Null for a title without a step. */
  number: number | null;
}

export function numberSteps(steps: Instruction[]): NumberedStep[] {
  let count = 0;
  return steps.flatMap((step, position) => {
    const isStep = Boolean(step.text.trim() || step.name?.trim());
    if (!isStep && !step.title?.trim()) return [];
    return [{ step, position, number: isStep ? ++count : null }];
  });
}
