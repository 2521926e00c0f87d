import type { ShownStep } from "../amounts/scale-steps.ts";
import { numberSteps, type NumberedStep } from "../page/number-steps.ts";

export interface CookStep extends NumberedStep {
  number: number;
  /** The title it's under, or empty. */
  section: string;
  /** Its name and text in one line. */
  line: string;
}

/** Without titles, which belong to the steps below them. */
export function listCookSteps(steps: ShownStep[]): CookStep[] {
  let section = "";
  return numberSteps(steps).flatMap((numbered) => {
    const { title, name, text } = numbered.step;
    section = title?.trim() || section;
    const { number } = numbered;
    if (number === null) return [];
    const line = [name, text].flatMap((part) => part?.trim() || []).join(": ");
    return [{ ...numbered, number, section, line }];
  });
}
