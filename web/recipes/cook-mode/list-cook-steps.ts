import type { ShownStep } from "../amounts/scale-steps.ts";
import { numberSteps, type NumberedStep } from "../page/number-steps.ts";

export interface CookStep extends NumberedStep {
  number: number;
  /** The title it's under, or empty. */
  section: string;
  /** Its name and text in one line. */
  line: string;
}

/** The name and text of a step in one line, by which answers about it are kept. */
export function getLine({ name, text }: { name?: string | undefined; text: string }): string {
  return [name, text].flatMap((part) => part?.trim() || []).join(": ");
}

/** Without titles, which belong to the steps below them. */
export function listCookSteps(steps: ShownStep[]): CookStep[] {
  let section = "";
  return numberSteps(steps).flatMap((numbered) => {
    const { title } = numbered.step;
    section = title?.trim() || section;
    const { number } = numbered;
    if (number === null) return [];
    return [{ ...numbered, number, section, line: getLine(numbered.step) }];
  });
}
