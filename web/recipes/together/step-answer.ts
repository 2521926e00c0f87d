import type { WorkPart } from "../../../src/ingredients/step-work/add-part.ts";
import type { StepWork } from "../../../src/ingredients/step-work/read-step-work.ts";
import { countWaiting, getLength } from "./step-length.ts";

/** What someone said about a step. It's stored with the recipe, as keys of the step. */
export interface StepAnswer {
  /** Of the whole step. */
  minutes?: number;
  /** How many of them are work. */
  handsOn?: number;
  /** Whether all of it is waiting, or all of it work. */
  handsFree?: boolean;
}

/** Removes what was answered before. */
export const NO_ANSWER: StepAnswer = { minutes: undefined, handsOn: undefined, handsFree: undefined };

export const MINUTES_MOST = 24 * 60;

/** @param step may have anything under these keys, since clients may add their own */
export function readAnswer(step: object): StepAnswer {
  const { minutes, handsOn, handsFree } = step as Record<string, unknown>;
  return {
    ...(isLength(minutes) && { minutes: Math.ceil(minutes) }),
    ...((handsOn === 0 || isLength(handsOn)) && { handsOn: Math.ceil(handsOn) }),
    ...(typeof handsFree === "boolean" && { handsFree }),
  };
}

export function isLength(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value <= MINUTES_MOST;
}

export interface StepTiming {
  parts: WorkPart[];
  /** Whether there's work that nobody gave a time for. */
  lacksTime: boolean;
}

/** "Enjoy!" has none. */
export function hasWork({ parts, lacksTime }: StepTiming): boolean {
  return parts.length > 0 || lacksTime;
}

/** Work beside the times in the text is where the text has work without a time, and more waiting is at the end. */
export function applyAnswer(work: StepWork, answer: StepAnswer): StepTiming {
  const { minutes, handsOn, handsFree } = answer;
  if (minutes === undefined && handsOn === undefined) {
    const parts = work.parts.map((part) => ({ ...part, handsFree: handsFree ?? part.handsFree }));
    return { parts, lacksTime: work.lacksTime };
  }
  const waiting = findWaiting(work, answer);
  const busy = minutes === undefined ? (handsOn ?? 0) : minutes - waiting;
  return { parts: arrange(work, busy, waiting), lacksTime: false };
}

/** How many minutes of an answer are waiting. */
function findWaiting({ parts, lacksWait }: StepWork, { minutes, handsOn, handsFree }: StepAnswer): number {
  const known = countWaiting(parts);
  if (minutes === undefined) return known;
  if (handsOn !== undefined) return Math.max(0, minutes - handsOn);
  if (handsFree !== undefined) return handsFree ? minutes : 0;
  const length = getLength(parts);
  if (minutes >= length) return lacksWait ? known + minutes - length : known;
  // Much less than the text says is about something else.
  return minutes * 2 < length ? 0 : Math.min(minutes, known);
}

function arrange({ parts, workAt }: StepWork, busy: number, waiting: number): WorkPart[] {
  const known = countWaiting(parts);
  const more = { busy: busy - (getLength(parts) - known), waiting: waiting - known };
  const waitingAfter = { minutes: Math.max(0, more.waiting), handsFree: true };
  if (more.busy >= 0 && more.waiting >= 0) {
    const work = { minutes: more.busy, handsFree: false };
    return join([...parts.slice(0, workAt), work, ...parts.slice(workAt), waitingAfter]);
  }
  const both = [
    { minutes: busy, handsFree: false },
    { minutes: waiting, handsFree: true },
  ];
  return join(parts.length > 0 && workAt === parts.length ? both.toReversed() : both);
}

function join(parts: readonly WorkPart[]): WorkPart[] {
  const joined: WorkPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.minutes === 0) continue;
    if (last?.handsFree === part.handsFree)
      joined.splice(-1, 1, { ...part, minutes: last.minutes + part.minutes });
    else joined.push(part);
  }
  return joined;
}
