import { readNumber } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { isHan, isLetter, matchPhrase } from "../words/phrases.ts";
import { readTime, type StepTime } from "./read-time.ts";
import type { TimeWords } from "./time-words.ts";

/** A shorter time is over before a timer starts. */
const MIN_SECONDS = 5;
const MAX_SECONDS = 24 * 3600;
const MAX_BEFORE = 48;
const MAX_CLAUSE = 120;
/** A shorter one continues what precedes its comma. */
const MIN_CLAUSE = 24;
const SENTENCE_END = /[.;:!?。；：！？\n](?!\d)/;
const NUMBER_START = /[\d½¼¾⅓⅔]/;
/** These may not precede a number: "1.30", "F20". */
const INSIDE_NUMBER = /(?:\d[.,:/]|\d|(?!\p{Script=Han})\p{L})$/u;
/** "几十分钟" has no number, and "一百二十分钟" more than this reads. */
const INSIDE_HAN_NUMBER = /[百千几幾数數第一二两兩三四五六七八九]$/;
const HAN_NUMBER = /[一二两兩三四五六七八九十](?=.{0,12}[时時分秒刻钟鐘hms])/y;
const INSIDE_WORD = /[\p{L}\p{M}\d'’-]$/u;

/**
 * Finds the times in a step that someone waits for, in order: "10–12 minutes". Leaves out intervals, parts of other
 * times, names like "30-minute meal", and what's longer than a day. Accents must be composed.
 */
export function findTimes(step: string, words: TimeWords): StepTime[] {
  const folded = foldLetters(step);
  const found: StepTime[] = [];
  for (let at = 0; at < folded.length; at++) {
    if (!isStart(folded, at, words)) continue;
    const vague = matchPhrase(folded, at, words.vague);
    const time = vague ? null : readTime(folded, at, words);
    if (time && isWait(folded, time, words) && !isRepeated(folded, [found.at(-1), time], words))
      found.push({
        ...trimDot(step, time),
        ...(matches(words.total, folded, time.to) && { isTotal: true as const }),
      });
    const to = time?.to ?? vague?.to ?? readNumber(folded, at, words)?.to ?? at;
    at = Math.max(at, to - 1);
  }
  return found;
}

function isStart(folded: string, at: number, { starts }: TimeWords): boolean {
  const character = folded[at] ?? "";
  const before = folded.slice(Math.max(0, at - 2), at);
  if (NUMBER_START.test(character)) return !INSIDE_NUMBER.test(before);
  if (!isLetter(folded, at)) return false;
  const isHanStart = isHan(folded, at);
  if (isHanStart ? INSIDE_HAN_NUMBER.test(before) : INSIDE_WORD.test(before)) return false;
  return (isHanStart && matches(HAN_NUMBER, folded, at)) || matchPhrase(folded, at, starts) !== null;
}

function isWait(folded: string, time: StepTime, words: TimeWords): boolean {
  const { from, to, seconds, mostSeconds } = time;
  if (mostSeconds < MIN_SECONDS || mostSeconds > MAX_SECONDS || seconds <= 0) return false;
  if (words.notAfter.test(folded.slice(Math.max(0, from - MAX_BEFORE), from))) return false;
  if (matches(words.notBefore, folded, to)) return false;
  return !matches(words.ahead, folded, to) || words.waits.test(findClause(folded, from));
}

function matches(pattern: RegExp, folded: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(folded);
}

/** The part of the sentence before a time. */
function findClause(folded: string, at: number): string {
  const sentence =
    folded
      .slice(Math.max(0, at - MAX_CLAUSE), at)
      .split(SENTENCE_END)
      .at(-1) ?? "";
  const comma = sentence.lastIndexOf(",");
  return sentence.length - comma > MIN_CLAUSE ? sentence.slice(comma + 1) : sentence;
}

/** Checks for "90 minutes (1½ hours)" and "3 minutes per side, 6 minutes in total". */
function isRepeated(
  folded: string,
  [last, time]: readonly [StepTime | undefined, StepTime],
  words: TimeWords,
): boolean {
  if (!last) return false;
  const between = folded.slice(last.to, time.from);
  if (/^\.?\s?[(（]$/.test(between)) return last.seconds === time.seconds;
  return matches(words.total, folded, time.to) && !SENTENCE_END.test(between);
}

/** Keeps the dot of "10 Min. backen", but not the end of a sentence. */
function trimDot(step: string, time: StepTime): StepTime {
  const isEnd = step[time.to - 1] === "." && !/^\s?[\p{Ll},;()/|]/u.test(step.slice(time.to, time.to + 2));
  return isEnd ? { ...time, to: time.to - 1 } : time;
}
