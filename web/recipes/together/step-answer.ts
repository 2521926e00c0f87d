import type { StepWork, WorkPart } from "../../../src/ingredients/step-work/read-step-work.ts";
import { getLength } from "./step-length.ts";

/** What someone said about a step. It's stored with the recipe, as keys of the step. */
export interface StepAnswer {
  /** Of the whole step. */
  minutes?: number;
  /** Whether all of it is waiting, or all of it work. */
  handsFree?: boolean;
}

export const MINUTES_MOST = 24 * 60;

/** @param step may have anything under these keys, since clients may add their own */
export function readAnswer(step: object): StepAnswer {
  const { minutes, handsFree } = step as Record<string, unknown>;
  return {
    ...(isLength(minutes) && { minutes: Math.ceil(minutes) }),
    ...(typeof handsFree === "boolean" && { handsFree }),
  };
}

function isLength(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value <= MINUTES_MOST;
}

export interface StepTiming {
  parts: WorkPart[];
  /** Whether there's work that nobody gave a time for. */
  lacksTime: boolean;
}

/** What exceeds the times in the text is work before them. */
export function applyAnswer(work: StepWork, { minutes, handsFree }: StepAnswer): StepTiming {
  if (minutes === undefined) {
    const parts = work.parts.map((part) => ({ ...part, handsFree: handsFree ?? part.handsFree }));
    return { parts, lacksTime: work.lacksTime };
  }
  const extra = minutes - getLength(work.parts);
  const isWaiting = handsFree ?? (work.parts.length > 0 && work.parts.every((part) => part.handsFree));
  if (handsFree !== undefined || work.parts.length === 0 || extra < 0)
    return { parts: [{ minutes, handsFree: isWaiting }], lacksTime: false };
  const [first, ...rest] = work.parts;
  if (!first || extra === 0) return { parts: work.parts, lacksTime: false };
  const parts = first.handsFree
    ? [{ minutes: extra, handsFree: false }, first, ...rest]
    : [{ ...first, minutes: first.minutes + extra }, ...rest];
  return { parts, lacksTime: false };
}
