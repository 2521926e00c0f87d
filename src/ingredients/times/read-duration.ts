import { readNumber, skipSpaces, type FoundNumber } from "../lines/read-number.ts";
import type { Span } from "../text/span.ts";
import { isLetter, isWordEnd, matchPhrase } from "../words/phrases.ts";
import type { TimeWords } from "./time-words.ts";

const HOUR = 3600;
export const MINUTE = 60;

export interface Duration extends Span {
  seconds: number;
  /** Seconds of the unit that the first number counts. */
  unit: number;
}

/** Without its unit, like the first number of "10 to 12 minutes". */
export type Count = FoundNumber;

const CLOCK = /(\d{1,2}):([0-5]\d)(?![\d:])/y;
const HYPHENATED = /^(?:minute|hour|second)s?$|^(?:min|hr|sec)s$|\.$/;
const HYPHEN = /[-‐‑]/;
/** "1h30" and "1 h 30 à feu doux", but not "1 h 20-25 °C" or "1 h 20 g". */
const BARE_END =
  /([0-5]\d)(?:\s?m(?!\p{L}))?(?!\d|[.,:/]\d|\s?(?:[-–%°º℃]|(?:gr?|kg|ml|cl|dl|l|cm|mm)(?!\p{L})))|(?<=\p{L})[0-5]\d(?!\d)/uy;
const MAX_PARTS = 3;
const MAX_WORDS_BEFORE_UNIT = 2;
/** A bare "h" or "s" isn't a unit. */
const MIN_BARE_UNIT = 3;

/** Reads "1 hour 20 minutes", "1h30", "an hour and a half". */
export function readDuration(folded: string, at: number, words: TimeWords): Duration | null {
  const first = readPart(folded, at, words);
  if (!first) return null;
  let { seconds, to, unit } = first;
  for (let parts = 1; parts < MAX_PARTS; parts++) {
    const next = readNextPart(folded, to, words);
    if (!next || next.unit >= unit || next.seconds >= unit) break;
    seconds += next.seconds;
    ({ to, unit } = next);
  }
  const bare = to === first.to ? readBareEnd(folded, first) : null;
  return bare ?? { ...first, seconds: Math.round(seconds), to };
}

/** Reads "10", "two and a half", or the "1:30" of "1:30 h". */
export function readCount(folded: string, at: number, words: TimeWords): Count | null {
  CLOCK.lastIndex = at;
  const [clock, whole, sixtieths] = CLOCK.exec(folded) ?? [];
  if (!clock) return readNumber(folded, at, words);
  const value = Number(whole) + Number(sixtieths) / 60;
  return { value, from: at, to: at + clock.length, style: "decimal" };
}

function readPart(folded: string, at: number, words: TimeWords): Duration | null {
  const alone = matchPhrase(folded, at, words.alone);
  if (alone) return addShare(folded, { ...alone, from: at, seconds: alone.value, unit: alone.value }, words);
  const count = readCount(folded, at, words);
  if (!count) return readUnitWithShare(folded, at, words);
  const found = readUnit(folded, count.to, words);
  if (!found) return null;
  const { unit, to, more } = found;
  return addShare(folded, { from: at, to, seconds: (count.value + more) * unit, unit }, words);
}

/** Reads "hora y media" without a number before it. */
function readUnitWithShare(folded: string, at: number, words: TimeWords): Duration | null {
  const found = matchPhrase(folded, at, words.units);
  if (!found || found.to - at < MIN_BARE_UNIT) return null;
  const one = { seconds: found.value, unit: found.value, from: at, to: found.to };
  const whole = addShare(folded, one, words);
  return whole.to > one.to ? whole : null;
}

interface FoundUnit {
  unit: number;
  to: number;
  /** The half of Chinese "1个半小时". */
  more: number;
}

function readUnit(folded: string, at: number, words: TimeWords): FoundUnit | null {
  if (HYPHEN.test(folded[at] ?? "")) return readHyphenated(folded, at + 1, words);
  let start = skipSpaces(folded, at);
  let more = 0;
  for (let skipped = 0; skipped <= MAX_WORDS_BEFORE_UNIT; skipped++) {
    const found = matchPhrase(folded, start, words.units);
    if (found) return isCompound(folded, found.to) ? null : { unit: found.value, to: found.to, more };
    const word = matchPhrase(folded, start, words.beforeUnit);
    if (!word) return null;
    const half = matchPhrase(folded, word.to, words.andHalf);
    if (half) more = 0.5;
    start = skipSpaces(folded, half?.to ?? word.to);
  }
  return null;
}

/** Reads "10-minutes", but not "30-minute meal" or "5-Minuten-Reis". */
function readHyphenated(folded: string, at: number, words: TimeWords): FoundUnit | null {
  const found = matchPhrase(folded, at, words.units);
  if (!found || !HYPHENATED.test(folded.slice(at, found.to)) || isCompound(folded, found.to)) return null;
  return { unit: found.value, to: found.to, more: 0 };
}

function isCompound(folded: string, to: number): boolean {
  return HYPHEN.test(folded[to] ?? "") && isLetter(folded, to + 1);
}

function addShare(folded: string, duration: Duration, { shares }: TimeWords): Duration {
  const share = matchPhrase(folded, skipSpaces(folded, duration.to), shares);
  if (!share || duration.unit < MINUTE) return duration;
  return { ...duration, seconds: duration.seconds + share.value * duration.unit, to: share.to };
}

function readNextPart(folded: string, at: number, words: TimeWords): Duration | null {
  const next = skipSpaces(folded, at);
  const joint = matchPhrase(folded, next, words.joints);
  return readPart(folded, skipSpaces(folded, joint?.to ?? next), words);
}

/** Reads the minutes of "1h30" and the seconds of "1 min 30". */
function readBareEnd(folded: string, first: Duration): Duration | null {
  const { seconds, to, unit } = first;
  if ((unit !== HOUR && unit !== MINUTE) || folded[to - 1] === ".") return null;
  BARE_END.lastIndex = isWordEnd(folded, to) ? skipSpaces(folded, to) : to;
  const [text, spaced] = BARE_END.exec(folded) ?? [];
  if (!text) return null;
  return { ...first, seconds: seconds + Number(spaced ?? text) * (unit / 60), to: BARE_END.lastIndex };
}
