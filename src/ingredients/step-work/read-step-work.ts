import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { StepTime } from "../times/read-time.ts";
import type { WorkWords } from "./work-words.ts";

/** A stretch of a step. */
export interface WorkPart {
  minutes: number;
  /** Whether someone can do other things while it lasts. */
  handsFree: boolean;
}

export interface StepWork {
  /** In order. Only what the text gives a time for. */
  parts: WorkPart[];
  /** Whether the text also has work without a time: "chop the onions and simmer for 20 minutes". */
  lacksTime: boolean;
  /** Whether it's done while the step before it lasts. */
  isMeanwhile: boolean;
}

interface Sentence extends Span {
  times: StepTime[];
}

type Found = Span & { kind: "waiting" | "work" | "tending" };

/** Nobody stands beside a pan for longer, unless the text says so. */
const LONGEST_UNSAID_WORK = 14;
/** Letters of sentences without a time. More are likely work, even if no verb is known. */
const MOST_WITHOUT_WORK = 70;
const HAN_LETTERS = 3;
const MEANWHILE_WITHIN = 24;
const SENTENCE_END = /[!?。！？；\n]|[.;](?=\s+[\p{Lu}\d(]|\s*$)/gu;
const MOST_BEFORE = 40;

/**
 * Reads how long a step takes, and how much of that is waiting. A range counts with its upper end, so that dinner isn't
 * late. @param times of the step, as `findTimes` found them
 */
export function readStepWork(text: string, times: readonly StepTime[], words: WorkWords): StepWork {
  const folded = foldLetters(text);
  const sentences = divide(text, times);
  const start = folded.slice(0, MEANWHILE_WITHIN);
  const isMeanwhile = find(words.meanwhile, start).length > 0;
  const parts: WorkPart[] = [];
  let lacksTime = times.length === 0;
  let unsaid = 0;
  for (const [at, sentence] of sentences.entries()) {
    const verbs = findVerbs(folded, sentence, words);
    const known = pickTimes(folded, sentence, times, words);
    const isParallel = (at > 0 || !isMeanwhile) && startsMeanwhile(folded, sentence, words);
    const covered = new Set<Found>();
    for (const time of known) {
      const region = findRegion(sentence, time);
      const verb = findVerb(folded, time, { region, verbs, words });
      const handsFree = isWaiting(folded.slice(region.from, region.to), { verb, time, words });
      const minutes = Math.ceil((time.mostSeconds * (isTwice(folded, time, words) ? 2 : 1)) / 60);
      add(parts, { minutes, handsFree }, isParallel);
      if (verb) covered.add(verb);
    }
    if (verbs.some((verb) => verb.kind === "work" && !covered.has(verb))) lacksTime = true;
    if (known.length === 0) unsaid += countLetters(folded.slice(sentence.from, sentence.to));
  }
  return { parts, lacksTime: lacksTime || unsaid > MOST_WITHOUT_WORK, isMeanwhile };
}

/** Dots inside a time, as in "10 Min. backen", don't end a sentence. */
function divide(text: string, times: readonly StepTime[]): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .map(({ index }) => index + 1)
    .filter((end) => !times.some(({ from, to }) => end > from && end < to));
  const marks = [...new Set([0, ...ends, text.length])];
  return marks.slice(1).map((to, at) => {
    const from = marks[at] ?? 0;
    return { from, to, times: times.filter((time) => time.from >= from && time.from < to) };
  });
}

function find(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

function findVerbs(folded: string, { from, to }: Span, words: WorkWords): Found[] {
  const sentence = folded.slice(from, to);
  return (["waiting", "work", "tending"] as const)
    .flatMap((kind) =>
      find(words[kind], sentence).map((span) => ({ from: span.from + from, to: span.to + from, kind })),
    )
    .toSorted((one, other) => one.from - other.from);
}

/** Leaves out a part of a longer time ("after 10 minutes, turn it"), and the shorter one of two ways. */
function pickTimes(
  folded: string,
  { from, times }: Sentence,
  all: readonly StepTime[],
  words: WorkWords,
): StepTime[] {
  return times.filter((time, at) => {
    const isPart = words.after.test(folded.slice(from, time.from));
    if (isPart && all.some((other) => other !== time && other.mostSeconds >= time.mostSeconds)) return false;
    const [before, next] = [times[at - 1], times[at + 1]];
    if (next && isChoice(folded, [time, next], words)) return time.mostSeconds > next.mostSeconds;
    if (before && isChoice(folded, [before, time], words)) return time.mostSeconds >= before.mostSeconds;
    return true;
  });
}

function isChoice(folded: string, [one, other]: readonly [StepTime, StepTime], words: WorkWords): boolean {
  const between = folded.slice(one.to, other.from);
  return find(words.or, between).length > 0 && !/[,;:](?! ?or )/.test(between.replace(/, ?$/, ""));
}

function startsMeanwhile(folded: string, { from, to }: Span, words: WorkWords): boolean {
  return find(words.meanwhile, folded.slice(from, to).trimStart().slice(0, MEANWHILE_WITHIN)).length > 0;
}

/** From the time before to the time after. */
function findRegion({ from, to, times }: Sentence, time: StepTime): Span {
  const at = times.indexOf(time);
  return { from: times[at - 1]?.to ?? from, to: times[at + 1]?.from ?? to };
}

interface Around {
  region: Span;
  verbs: readonly Found[];
  words: WorkWords;
}

/** What the time is for. */
function findVerb(folded: string, time: StepTime, { region, verbs, words }: Around): Found | undefined {
  const inside = verbs.filter((verb) => isInside(verb, region));
  const before = inside.findLast(({ from }) => from < time.from);
  const after = inside.find(({ from }) => from >= time.to);
  if (!words.clauseEnd || !after) return before ?? after;
  return words.clauseEnd.test(folded.slice(time.to, after.from)) ? (before ?? after) : after;
}

interface Reason {
  verb: Found | undefined;
  time: StepTime;
  words: WorkWords;
}

function isWaiting(said: string, { verb, time, words }: Reason): boolean {
  if (find(words.constantly, said).length > 0) return false;
  return verb ? verb.kind === "waiting" : time.mostSeconds / 60 > LONGEST_UNSAID_WORK;
}

function isInside({ from, to }: Span, region: Span): boolean {
  return from >= region.from && to <= region.to;
}

function isTwice(folded: string, { from, to }: Span, words: WorkWords): boolean {
  const before = folded.slice(Math.max(0, from - MOST_BEFORE), from);
  return words.twice.test(folded.slice(to)) || words.twiceBefore.test(before);
}

/** What's done during a wait doesn't make it longer, unless it takes longer itself. */
function add(parts: WorkPart[], part: WorkPart, isParallel: boolean): void {
  const last = parts.at(-1);
  if (isParallel && last?.handsFree) {
    parts.pop();
    const rest = last.minutes - part.minutes;
    parts.push(part.handsFree ? { ...part, minutes: Math.max(part.minutes, last.minutes) } : part);
    if (rest > 0 && !part.handsFree) parts.push({ minutes: rest, handsFree: true });
  } else if (last?.handsFree === part.handsFree) {
    parts.splice(-1, 1, { ...part, minutes: last.minutes + part.minutes });
  } else parts.push(part);
}

function countLetters(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (text.match(/\p{L}/gu)?.length ?? 0) + han * (HAN_LETTERS - 1);
}
