import type { WorkPart } from "../../../src/ingredients/step-work/add-part.ts";

/** When hands are busy, in order. A start without work takes no time. */
export type Busy = { from: number; to: number }[];

/** @returns the latest start, at most `latest`, at which hands are free for all work of a step */
export function findFreeStart(busy: Busy, latest: number, parts: readonly WorkPart[]): number {
  let start = latest;
  for (;;) {
    const clash = findClash(busy, start, parts);
    if (clash === 0) return start;
    start -= clash;
  }
}

export function keepBusy(busy: Busy, start: number, parts: readonly WorkPart[]): void {
  for (const { from, to } of listMoments(start, parts)) {
    // A start comes before the work that begins then, so that ends are in order, too.
    const at = findAfter(busy, from === to ? from - 1 : from);
    busy.splice(at, 0, { from, to });
  }
}

/** The work, and the start: also a pot that needs nobody must be put on. */
function listMoments(start: number, parts: readonly WorkPart[]): Busy {
  const work = listWork(start, parts);
  const isStartedByWork = parts.length === 0 || work[0]?.from === start;
  return isStartedByWork ? work : [{ from: start, to: start }, ...work];
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
export function findClash(busy: Busy, start: number, parts: readonly WorkPart[]): number {
  let to = start;
  const all = parts.length > 0 ? parts : JUST_A_MOMENT;
  for (const [part, { minutes, handsFree }] of all.entries()) {
    const from = to;
    to += minutes;
    if (handsFree && part > 0) continue;
    const end = handsFree ? from : to;
    for (let at = findAfter(busy, Math.max(from, end - 1)) - 1; at >= 0; at--) {
      const other = busy[at];
      if (!other || other.to < from) break;
      if (other.from < end && other.to > from) return end - other.from;
    }
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
