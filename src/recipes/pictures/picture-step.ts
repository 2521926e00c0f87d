import type { Instruction } from "../../contract/recipes.ts";

/** The step that a picture shows. Its text finds it again after other steps have changed. */
export interface PictureStep {
  position: number;
  text: string;
}

type Steps = Pick<Instruction, "text">[];

/** Null if the step doesn't exist. */
export function choosePictureStep(steps: Steps, position: number | null | undefined): PictureStep | null {
  const step = position === null || position === undefined ? undefined : steps[position];
  return step && typeof position === "number" ? { position, text: step.text } : null;
}

/** Null if no step has the text any more. */
export function findPictureStep(steps: Steps, step: PictureStep | null): number | null {
  if (!step) return null;
  if (steps[step.position]?.text === step.text) return step.position;
  const position = steps.findIndex(({ text }) => text === step.text);
  return position === -1 ? null : position;
}

/** Keeps a picture with its step when the step is reworded. Null if nothing changes. */
export function followPictureStep(step: PictureStep | null, before: Steps, after: Steps): PictureStep | null {
  const position = findPictureStep(before, step);
  if (position === null || before.length !== after.length) return null;
  if (findPictureStep(after, step) !== null) return null;
  const reworded = after[position];
  // A text that existed before belongs to another step that was moved here.
  return reworded && before.every(({ text }) => text !== reworded.text)
    ? { position, text: reworded.text }
    : null;
}
