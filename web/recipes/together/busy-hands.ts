import type { WorkPart } from "../../../src/ingredients/step-work/add-part.ts";
import type { PlanStep } from "./plan-step.ts";

/** When hands are busy, in order. A start without work takes no time, nor does the end of a hot wait. */
export type Busy = { from: number; to: number }[];

/** What hands do for a step, or must be free for. */
type Hands = Pick<PlanStep, "parts" | "after">;

/** @returns the latest start, at most `latest`, at which hands are free for all work of a step */
export function findFreeStart(busy: Busy, latest: number, step: Hands): number {
  let start = latest;
  for (;;) {
    const clash = findClash(busy, start, step);
    if (clash === 0) return start;
    start -= clash;
  }
}

export function keepBusy(busy: Busy, start: number, step: Hands): void {
  for (const { from, to } of listMoments(start, step)) {
    // A moment comes before the work that begins then, so that ends are in order, too.
    const at = findAfter(busy, from === to ? from - 1 : from);
    // A moment during other work of its dish would break that order.
    if (from === to && (busy[at - 1]?.to ?? -Infinity) > from) continue;
    let inside = 0;
    while ((busy[at + inside]?.to ?? Infinity) < to) inside++;
    busy.splice(at, inside, { from, to });
  }
}

/** The work, and when a pot that needs nobody is put on or taken off. */
function listMoments(start: number, { parts, after }: Hands): Busy {
  let end = start;
  return parts.flatMap(({ minutes, handsFree }, at) => {
    const from = end;
    end += minutes;
    if (!handsFree) return minutes === 0 ? [] : [{ from, to: end }];
    const putOn = at === 0 ? [{ from, to: from }] : [];
    return mustTakeOff({ parts, after }, at) ? [...putOn, { from: end, to: end }] : putOn;
  });
}

/** Pasta must be drained when its time is over, but dough may rise for another minute. */
function mustTakeOff({ parts, after }: Hands, at: number): boolean {
  return after !== "cold" && parts[at]?.handsFree === true && parts[at + 1]?.handsFree !== false;
}

/** When hands are needed for a step. */
export function listWork(start: number, parts: readonly WorkPart[]): Busy {
  let at = start;
  return parts.flatMap(({ minutes, handsFree }) => {
    const from = at;
    at += minutes;
    return handsFree || minutes === 0 ? [] : [{ from, to: at }];
  });
}

export function doesOverlap(one: Busy, other: Busy): boolean {
  return one.some(({ from, to }) => other.some((work) => work.from < to && from < work.to));
}

/** What has no time isn't begun during other work, either. */
const JUST_A_MOMENT: readonly WorkPart[] = [{ minutes: 0, handsFree: true }];

/** @returns by how many minutes a step must start earlier, for its first clash */
export function findClash(busy: Busy, start: number, { parts, after }: Hands): number {
  let to = start;
  const all = parts.length > 0 ? parts : JUST_A_MOMENT;
  for (const [part, { minutes, handsFree }] of all.entries()) {
    const from = to;
    to += minutes;
    if (!handsFree || part === 0) {
      const clash = findOverlap(busy, from, handsFree ? from : to);
      if (clash > 0) return clash;
    }
    if (!mustTakeOff({ parts, after }, part)) continue;
    const clash = findOverlap(busy, to, to);
    if (clash > 0) return clash;
  }
  return 0;
}

/** @returns the minutes from the start of what overlaps to the end */
function findOverlap(busy: Busy, from: number, to: number): number {
  for (let at = findAfter(busy, Math.max(from, to - 1)) - 1; at >= 0; at--) {
    const other = busy[at];
    if (!other || other.to < from) break;
    if (other.from < to && other.to > from) return to - other.from;
  }
  return 0;
}

/** The position of the first that starts later. */
function findAfter(busy: Busy, minute: number): number {
  let [low, high] = [0, busy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.from ?? Infinity) <= minute) low = middle + 1;
    else high = middle;
  }
  return low;
}
