import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { StepTime } from "../times/read-time.ts";
import { contains, divideStep, findAll, type Sentence } from "./divide-step.ts";
import { findRegion, findVerb, findVerbs, type Verb } from "./find-verbs.ts";
import { isForOnePiece, isTwice, pickTimes } from "./pick-times.ts";
import { readHeat, type StepHeat } from "./read-heat.ts";
import type { WorkWords } from "./work-words.ts";

/** A stretch of a step. */
export interface WorkPart {
  minutes: number;
  /** Whether someone can do other things while it lasts. */
  handsFree: boolean;
}

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
  /** Minutes of waiting that the text only hints at: "half an hour before cooking". */
  hint: number | null;
  /** Temperatures of the oven, in order. */
  oven: OvenHeat[];
}

export interface OvenHeat {
  celsius: number;
  /** As written: "350 °F". */
  text: string;
}

/** Nobody stands beside a pan for longer, unless the text says so. */
const LONGEST_UNSAID_WORK = 14;
const LONGEST_FRYING = 25;
/** Who stirs now and then for longer has time in between. */
const LONGEST_TENDED = 30;
/** Letters of sentences without a time. More are likely work, even if no verb is known. */
const MOST_WITHOUT_WORK = 70;
const HAN_LETTERS = 3;
const WIDE_RANGE = 3;
const MEANWHILE_WITHIN = 24;
const MEANWHILE_MOST = 60;

/**
 * Reads how long a step takes, and how much of that is waiting. A range counts with its upper end, so that dinner isn't
 * late. @param times of the step, as `findTimes` found them
 */
export function readStepWork(text: string, times: readonly StepTime[], words: WorkWords): StepWork {
  const folded = foldLetters(text);
  const all = divideStep(text, times);
  const sentences = all.filter((one) => isWork(folded, one, words));
  const isMeanwhile = findMeanwhile(folded, words) !== undefined;
  const read: Read = { parts: [], untimed: [], letters: [], isTended: false };
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
    hint: null,
    oven: [],
  };
}

interface Read {
  parts: WorkPart[];
  /** For each work without a time, how many parts precede it. */
  untimed: number[];
  /** How many letters without a time follow so many parts. */
  letters: number[];
  isTended: boolean;
}

interface Place {
  sentences: readonly Sentence[];
  at: number;
  isMeanwhile: boolean;
}

function readSentence(
  folded: string,
  { sentences, at, isMeanwhile }: Place,
  words: WorkWords,
  read: Read,
): void {
  const [sentence, before] = [sentences[at], sentences[at - 1]];
  if (!sentence) return;
  const { parts, untimed } = read;
  const said = folded.slice(sentence.from, sentence.to);
  const verbs = findVerbs(folded, sentence, words);
  const saidBefore = before ? folded.slice(before.from, before.to) : "";
  const isWaitBefore = before?.times.length === 0 && contains(words.waiting, saidBefore);
  const picked = pickTimes(folded, sentence, words, isWaitBefore);
  const isParallel = (at > 0 || !isMeanwhile) && findMeanwhile(said.trimStart(), words) !== undefined;
  const isOvenBefore = contains(words.oven, saidBefore) && !contains(words.preheat, saidBefore);
  const isPreheating = contains(words.preheat, said);
  const covered = new Set<Verb>();
  let from = sentence.from;
  const noteUntimed = (to: number) => {
    for (const verb of verbs)
      if (verb.kind === "work" && !covered.has(verb) && verb.from >= from && verb.from < to)
        untimed.push(parts.length);
    from = to;
  };
  for (const time of picked) {
    const region = findRegion(sentence, time);
    const verb = findVerb(folded, time, { region, verbs, words });
    const around = folded.slice(region.from, region.to);
    const isWait = isWaiting(around, { verb, time, words, isOvenBefore, folded });
    if (verb) covered.add(verb);
    if (isWait && contains(words.oven, around))
      for (const other of verbs) if (isHeating(folded, other, words)) covered.add(other);
    if (!isWait && isForOnePiece(folded, sentence, time, words)) {
      untimed.push(parts.length);
      continue;
    }
    // The oven heats while other work goes on.
    if (isPreheating && verb && isPreheat(folded, verb, words) && sentences.length > 1) continue;
    noteUntimed(verb && verb.from < time.from ? verb.from : time.from);
    const minutes = Math.ceil((getSeconds(time) * (isTwice(folded, time, words) ? 2 : 1)) / 60);
    const isApart = untimed.length > 0 && untimed.at(-1) === parts.length && parts.length > 0;
    add(parts, { minutes, handsFree: isWait }, { isParallel, isApart });
    if (isWait && minutes <= LONGEST_TENDED && contains(words.tended, said)) read.isTended = true;
  }
  noteUntimed(sentence.to);
  if (picked.length > 0) return;
  read.letters[parts.length] = (read.letters[parts.length] ?? 0) + countLetters(said);
}

function isWork(folded: string, { from, to }: Span, { nothing }: WorkWords): boolean {
  const said = folded.slice(from, to);
  return /[\p{L}\d]/u.test(said) && !nothing.test(said);
}

function findMeanwhile(said: string, words: WorkWords): Span | undefined {
  const start = said.slice(0, MEANWHILE_MOST);
  return findAll(words.meanwhile, start).find(({ from }) => from < MEANWHILE_WITHIN);
}

interface Reason {
  verb: Verb | undefined;
  time: StepTime;
  words: WorkWords;
  isOvenBefore: boolean;
  folded: string;
}

function isWaiting(around: string, { verb, time, words, isOvenBefore, folded }: Reason): boolean {
  if (contains(words.constantly, around)) return false;
  if (contains(words.preheat, around)) return true;
  const minutes = getSeconds(time) / 60;
  const verbText = verb ? folded.slice(verb.from, verb.to) : "";
  const isAnyCooking = !verb || verb.kind === "tending" || contains(words.cook, verbText);
  // "Roast" is also done in a pan, but not in the oven.
  const isOven = contains(words.oven, around) || (!verb && isOvenBefore);
  if (isOven && (isAnyCooking || contains(words.heat, verbText))) return true;
  if (isAnyCooking && contains(words.inFat, around)) return minutes > LONGEST_FRYING;
  return verb ? verb.kind === "waiting" : minutes > LONGEST_UNSAID_WORK;
}

function isHeating(folded: string, { from, to }: Span, words: WorkWords): boolean {
  return contains(words.heat, folded.slice(from, to));
}

function isPreheat(folded: string, { from, to }: Span, words: WorkWords): boolean {
  return contains(words.preheat, folded.slice(Math.max(0, from - MEANWHILE_WITHIN), to));
}

/** "Let cool" is a wait, too, unless its sentence gives a time. */
function hasCooling(folded: string, sentences: readonly Sentence[], words: WorkWords): boolean {
  return sentences.some((sentence) => {
    const [last] = sentence.times.slice(-1);
    return contains(words.cool, folded.slice(last?.to ?? sentence.from, sentence.to));
  });
}

interface Join {
  isParallel: boolean;
  /** Whether work without a time is between the parts. */
  isApart: boolean;
}

/** What's done during a wait doesn't make it longer, unless it takes longer itself. */
function add(parts: WorkPart[], part: WorkPart, { isParallel, isApart }: Join): void {
  const last = parts.at(-1);
  if (isParallel && last?.handsFree) {
    parts.pop();
    const rest = last.minutes - part.minutes;
    parts.push(part.handsFree ? { ...part, minutes: Math.max(part.minutes, last.minutes) } : part);
    if (rest > 0 && !part.handsFree) parts.push({ minutes: rest, handsFree: true });
  } else if (last?.handsFree === part.handsFree && !isApart) {
    parts.splice(-1, 1, { ...part, minutes: last.minutes + part.minutes });
  } else parts.push(part);
}

function findHighest(counts: readonly number[]): number {
  const all = Array.from(counts, (count) => count ?? 0);
  return Math.max(0, all.indexOf(Math.max(0, ...all)));
}

function countLetters(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (text.match(/\p{L}/gu)?.length ?? 0) + han * (HAN_LETTERS - 1);
}

/** "10 to 12 minutes" takes 12, but "30 minutes to 24 hours" need only 30. */
function getSeconds({ seconds, mostSeconds }: StepTime): number {
  return mostSeconds > seconds * WIDE_RANGE ? seconds : mostSeconds;
}
