import { foldLetters } from "../text/fold-letters.ts";
import { contains } from "../text/find-all.ts";
import type { Span } from "../text/span.ts";
import type { StepTime } from "../times/read-time.ts";
import type { WorkPart } from "./add-part.ts";
import { divideStep, type Sentence } from "./divide-step.ts";
import { readHeat, type StepHeat } from "./read-heat.ts";
import { findMeanwhile, MOST_WITHOUT_WORK, readSentence, type ReadSoFar } from "./read-sentence.ts";
import type { WorkWords } from "./work-words.ts";

export interface StepWork extends StepHeat {
  /** In order. Only what the text gives a time for. */
  parts: WorkPart[];
  /** Whether the text also has work or a wait without a time: "chop the onions and simmer for 20 minutes". */
  lacksTime: boolean;
  /** Whether what lacks a time is a wait: "let cool". */
  lacksWait: boolean;
  /** Between which parts the work without a time is: 0 for before all of them. */
  workAt: number;
  /** Whether someone must look after it during a short wait: "turn halfway". */
  isTended: boolean;
  /** Whether it's done while the step before it lasts. */
  isMeanwhile: boolean;
  /** Whether it makes something that doesn't need the steps before: "for the dip". */
  isAside: boolean;
  /** Whether it belongs on a finished dish: "for the icing". */
  isOnTop: boolean;
  /** Minutes of waiting that the text only hints at: "half an hour before cooking". */
  hint: number | null;
  /** Temperatures of the oven, in order. */
  oven: OvenHeat[];
}

export interface OvenHeat {
  celsius: number;
  /** Of an oven that's as hot without a fan, in °C. */
  withoutFan: number;
  /** As written: "350 °F". */
  text: string;
}

/**
 * Reads how long a step takes, and how much of that is waiting. A range counts with its upper end, so that dinner isn't
 * late. @param times of the step, as `findTimes` found them
 */
export function readStepWork(text: string, times: readonly StepTime[], words: WorkWords): StepWork {
  const folded = foldLetters(text);
  const all = divideStep(text, times);
  const sentences = all.filter((one) => isWork(folded, one, words));
  const isMeanwhile = findMeanwhile(folded, words) !== undefined;
  const read: ReadSoFar = { parts: [], untimed: [], letters: [], isTended: false };
  for (const at of sentences.keys()) readSentence(folded, { sentences, at, isMeanwhile }, words, read);
  const { parts, untimed } = read;
  // "While the rice cooks" is about another step.
  const own = isMeanwhile ? folded.slice(findMeanwhile(folded, words)?.to) : folded;
  const heat = readHeat(own, parts.some(({ handsFree }) => !handsFree) || untimed.length > 0, words);
  const lacksWait = untimed.length === 0 && (heat.onlyPreheats || hasCooling(folded, sentences, words));
  const isUnread = times.length === 0 || parts.length === 0;
  const letters = read.letters.reduce((sum, count) => sum + count, 0);
  const lacksMore = isUnread || untimed.length > 0 || letters > MOST_WITHOUT_WORK;
  return {
    ...heat,
    parts: heat.onlyPreheats ? parts.map((part) => ({ ...part, handsFree: true })) : parts,
    lacksTime: sentences.length > 0 && !(heat.onlyPreheats && parts.length > 0) && (lacksMore || lacksWait),
    lacksWait,
    workAt: untimed[0] ?? findHighest(read.letters),
    isTended: read.isTended,
    isMeanwhile,
    isAside: heat.after !== "hot" && words.aside.test(folded),
    isOnTop: contains(words.onTop, folded),
    hint: null,
    oven: [],
  };
}

function isWork(folded: string, { from, to }: Span, { nothing }: WorkWords): boolean {
  const said = folded.slice(from, to);
  return /[\p{L}\d]/u.test(said) && !nothing.test(said);
}

/** "Let cool" is a wait, too, unless its sentence gives a time. */
function hasCooling(folded: string, sentences: readonly Sentence[], words: WorkWords): boolean {
  return sentences.some((sentence) => {
    const [last] = sentence.times.slice(-1);
    return contains(words.cool, folded.slice(last?.to ?? sentence.from, sentence.to));
  });
}

function findHighest(counts: readonly number[]): number {
  const all = Array.from(counts, (count) => count ?? 0);
  return Math.max(0, all.indexOf(Math.max(0, ...all)));
}
