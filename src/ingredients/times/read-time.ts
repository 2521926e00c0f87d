import { skipSpaces } from "../lines/read-number.ts";
import { skipDash } from "../lines/read-range.ts";
import type { Span } from "../text/span.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import { MINUTE, readCount, readDuration, type Count, type Duration } from "./read-duration.ts";
import type { TimeWords } from "./time-words.ts";

export interface StepTime extends Span {
  seconds: number;
  /** The upper end of a range, or the same. */
  mostSeconds: number;
  /** Whether it includes earlier times: "90 minutes in total". */
  isTotal?: true;
}

interface Joint {
  kind: "dash" | "or" | "to";
  to: number;
}

/** "1 or 20 minutes" isn't a range. */
const MAX_OR_RATIO = 4;
/** "Step 1 - 20 minutes" isn't a range, but "1–8 hours" is. */
const MAX_DASH_RATIO = 6;
const MIN_MINUTES_BEFORE_HOUR = 10;
const MAX_BETWEEN = 16;
const SLASH = /(\d{1,2})\/(?=\d)/y;
/** Smaller numbers are likely a fraction. */
const MIN_SLASH = { minutes: 2, others: 4 };
const HAN_DIGITS = "一二三四五六七八九";

/** Reads "10 minutes", "10 to 12 minutes", or "45 minutes to 1 hour". */
export function readTime(folded: string, at: number, words: TimeWords): StepTime | null {
  const pair = readHanPair(folded, at, words) ?? readSlashRange(folded, at, words);
  if (pair) return pair;
  const first = readDuration(folded, at, words);
  if (first) return joinDurations(folded, first, words);
  const count = readCount(folded, at, words);
  return count && joinCounts(folded, count, words);
}

function joinDurations(folded: string, first: Duration, words: TimeWords): StepTime {
  const { from, to, seconds, unit } = first;
  const one = { from, to, seconds, mostSeconds: seconds };
  const joint = readJoint(folded, to, words);
  if (!joint) return one;
  const second = readDuration(folded, joint.to, words);
  if (!second) return joint.kind === "or" && seconds === unit ? addLoneCount(folded, one, words) : one;
  const ratio = second.seconds / seconds;
  const isRange = ratio > 1 && (joint.kind !== "or" || ratio <= MAX_OR_RATIO);
  return isRange ? { ...one, to: second.to, mostSeconds: second.seconds } : one;
}

/** Reads "a minute or two", and Dutch "een minuut of 10", which is about 10. */
function addLoneCount(folded: string, one: StepTime, words: TimeWords): StepTime {
  const joint = readJoint(folded, one.to, words);
  const count = joint && readCount(folded, joint.to, words);
  if (!count) return one;
  const { value, to, style } = count;
  if (value === 2 && style === "word") return { ...one, to, mostSeconds: one.seconds * value };
  const isRough = value > 2 && matchPhrase(folded, skipSpaces(folded, one.to), words.roughly) !== null;
  return isRough ? { ...one, to, seconds: one.seconds * value, mostSeconds: one.seconds * value } : one;
}

function joinCounts(folded: string, count: Count, words: TimeWords): StepTime | null {
  const joint = readJoint(folded, count.to, words) ?? readAnd(folded, count, words);
  const second = joint && readDuration(folded, joint.to, words);
  if (!second) return null;
  const unit = count.value * second.unit > second.seconds ? findSmallerUnit(count, second) : second.unit;
  const seconds = count.value * (unit ?? 0);
  const ratio = second.seconds / seconds;
  const isTooFar =
    (joint.kind === "or" && ratio > MAX_OR_RATIO) ||
    (joint.kind === "dash" && unit === MINUTE && ratio > MAX_DASH_RATIO);
  if (unit === null || isTooFar || ratio < 1) return null;
  return { from: count.from, to: second.to, seconds, mostSeconds: second.seconds };
}

/** "45 to 1 hour" starts with minutes. */
function findSmallerUnit({ value }: Count, { unit }: Duration): number | null {
  return unit > MINUTE && value >= MIN_MINUTES_BEFORE_HOUR ? MINUTE : null;
}

function readJoint(folded: string, at: number, words: TimeWords): Joint | null {
  const dash = skipDash(folded, at);
  if (dash !== null) return { kind: "dash", to: skipAbout(folded, skipTo(folded, dash, words), words) };
  const next = skipSpaces(folded, at);
  const bound = matchPhrase(folded, skipComma(folded, next), words.upTo);
  const word = bound ?? matchPhrase(folded, next, words.to);
  if (!word || (next === at && !isHan(folded, next) && !bound)) return null;
  const isOr = !bound && matchPhrase(folded, next, words.or) !== null;
  return { kind: isOr ? "or" : "to", to: skipAbout(folded, word.to, words) };
}

/** Skips the word of "3- to 4-minutes". */
function skipTo(folded: string, at: number, { to }: TimeWords): number {
  const word = matchPhrase(folded, at, to);
  return word ? (skipDash(folded, word.to) ?? word.to) : at;
}

function skipAbout(folded: string, at: number, { about }: TimeWords): number {
  const start = skipSpaces(folded, at);
  const found = matchPhrase(folded, start, about);
  return found ? skipSpaces(folded, found.to) : start;
}

function skipComma(folded: string, at: number): number {
  return folded[at] === "," ? skipSpaces(folded, at + 1) : at;
}

/** Joins "between 10 and 12 minutes". */
function readAnd(folded: string, { from, to }: Span, { between, and }: TimeWords): Joint | null {
  const word = matchPhrase(folded, skipSpaces(folded, to), and);
  if (!word || !between.test(folded.slice(Math.max(0, from - MAX_BETWEEN), from))) return null;
  return { kind: "to", to: skipSpaces(folded, word.to) };
}

/** "8/10 minuti" is 8 to 10 minutes, but "3/4 ora" is a fraction. */
function readSlashRange(folded: string, at: number, words: TimeWords): StepTime | null {
  SLASH.lastIndex = at;
  const [text, low] = SLASH.exec(folded) ?? [];
  const high = text ? readDuration(folded, at + text.length, words) : null;
  if (!high || Number(low) < (high.unit === MINUTE ? MIN_SLASH.minutes : MIN_SLASH.others)) return null;
  const seconds = Number(low) * high.unit;
  return high.seconds > seconds ? { from: at, to: high.to, seconds, mostSeconds: high.seconds } : null;
}

/** "两三分钟" is 2 to 3 minutes, and "二三十分钟" 20 to 30. */
function readHanPair(folded: string, at: number, words: TimeWords): StepTime | null {
  const pair = folded.slice(at, at + 2).replace(/[两兩]/g, "二");
  const low = HAN_DIGITS.indexOf(pair) + 1;
  const high = low > 0 && pair.length === 2 ? readDuration(folded, at + 1, words) : null;
  if (!high) return null;
  const tens = folded[at + 2] === "十" ? 10 : 1;
  return { from: at, to: high.to, seconds: low * tens * high.unit, mostSeconds: high.seconds };
}
