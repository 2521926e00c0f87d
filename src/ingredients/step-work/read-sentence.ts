import { contains, findAll } from "../text/find-all.ts";
import type { Span } from "../text/span.ts";
import type { StepTime } from "../times/read-time.ts";
import { addPart, type WorkPart } from "./add-part.ts";
import type { Sentence } from "./divide-step.ts";
import { findRegion, findVerb, findVerbs, type Verb } from "./find-verbs.ts";
import { countRest, isForOnePiece, isTwice, pickTimes } from "./pick-times.ts";
import type { WorkWords } from "./work-words.ts";

/** In minutes. A longer time counts as waiting, unless the text says otherwise. */
const LONGEST_UNSAID_WORK = 14;
const LONGEST_FRYING = 25;
/** Who stirs now and then for longer has time in between. */
const LONGEST_TENDED = 30;
const HAN_LETTERS = 3;
const WIDE_RANGE = 3;
const MEANWHILE_WITHIN = 24;
const MEANWHILE_MOST = 60;

/** Letters of sentences without a time. More are likely work, even if no verb is known. */
export const MOST_WITHOUT_WORK = 70;

export interface ReadSoFar {
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

/** Adds what a sentence says to what was read before it. */
export function readSentence(
  folded: string,
  { sentences, at, isMeanwhile }: Place,
  words: WorkWords,
  read: ReadSoFar,
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
    const own = Math.ceil((getSeconds(time) * (isTwice(folded, time, words) ? 2 : 1)) / 60);
    const known = parts.reduce((sum, part) => sum + part.minutes, 0);
    const minutes = time.isTotal ? countRest(known, own) : own;
    if (minutes === 0) continue;
    noteUntimed(verb && verb.from < time.from ? verb.from : time.from);
    const letters = read.letters[parts.length] ?? 0;
    const isApart = parts.length > 0 && (untimed.at(-1) === parts.length || letters > MOST_WITHOUT_WORK);
    addPart(parts, { minutes, handsFree: isWait }, { isParallel, isApart });
    if (isWait && minutes <= LONGEST_TENDED && contains(words.tended, said)) read.isTended = true;
  }
  noteUntimed(sentence.to);
  if (picked.length > 0) return;
  read.letters[parts.length] = (read.letters[parts.length] ?? 0) + countLetters(said);
}

/** Finds “meanwhile” and similar words at the beginning of a sentence. */
export function findMeanwhile(said: string, words: WorkWords): Span | undefined {
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
  // Some languages have one word for frying and baking.
  if (contains(words.heat, verbText) && minutes > LONGEST_FRYING) return true;
  return verb ? verb.kind === "waiting" : minutes > LONGEST_UNSAID_WORK;
}

function isHeating(folded: string, { from, to }: Span, words: WorkWords): boolean {
  return contains(words.heat, folded.slice(from, to));
}

function isPreheat(folded: string, { from, to }: Span, words: WorkWords): boolean {
  return contains(words.preheat, folded.slice(Math.max(0, from - MEANWHILE_WITHIN), to));
}

function countLetters(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (text.match(/\p{L}/gu)?.length ?? 0) + han * (HAN_LETTERS - 1);
}

/** "10 to 12 minutes" takes 12, but "30 minutes to 24 hours" need only 30. */
function getSeconds({ seconds, mostSeconds }: StepTime): number {
  return mostSeconds > seconds * WIDE_RANGE ? seconds : mostSeconds;
}
