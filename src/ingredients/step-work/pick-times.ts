import { contains, findAll } from "../text/find-all.ts";
import type { StepTime } from "../times/read-time.ts";
import type { Sentence } from "./divide-step.ts";
import type { WorkWords } from "./work-words.ts";

const MOST_BEFORE = 40;
const CLAUSE_MARK = /[,;:()，；：（）、]/;

/**
 * Leaves out moments in a time ("after 10 minutes, turn it"), the time of one of several pieces ("2 minutes each"), and
 * the second of two ways. @param isWaitBefore whether the sentence before is about a wait without a time
 */
export function pickTimes(
  folded: string,
  sentence: Sentence,
  words: WorkWords,
  isWaitBefore: boolean,
): StepTime[] {
  const { from, to, times } = sentence;
  if (contains(words.inTurn, folded.slice(from, to))) return [];
  return times.filter((time, at) => {
    const isMoment = words.after.test(folded.slice(from, time.from)) && !isTwice(folded, time, words);
    if (isMoment && !isWaitBefore) return false;
    const before = times[at - 1];
    // "30 minutes, or up to 24 hours"
    return !before || !isChoice(folded, [before, time], words);
  });
}

/** "Fry each for 2 minutes", but not "Brush each with egg, and bake for 20 minutes". */
export function isForOnePiece(
  folded: string,
  { from, to }: Sentence,
  time: StepTime,
  words: WorkWords,
): boolean {
  const before = folded.slice(from, time.from).split(CLAUSE_MARK).at(-1) ?? "";
  const [after = ""] = folded.slice(time.to, to).split(CLAUSE_MARK);
  return contains(words.apiece, before) || contains(words.apiece, after);
}

export function isTwice(folded: string, { from, to }: StepTime, words: WorkWords): boolean {
  const before = folded.slice(Math.max(0, from - MOST_BEFORE), from);
  return words.twice.test(folded.slice(to)) || words.twiceBefore.test(before);
}

/** A total that's mostly known may include the step before: "It roasts for 90 minutes in total." */
export function countRest(known: number, total: number): number {
  return total < known * 2 ? 0 : total - known;
}

function isChoice(folded: string, [one, other]: readonly [StepTime, StepTime], words: WorkWords): boolean {
  const between = folded.slice(one.to, other.from).replace(/^, ?/, "").replace(/, ?$/, "");
  return findAll(words.or, between).length > 0 && !/[,;:]/.test(between);
}
