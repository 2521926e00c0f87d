import type { PageLine } from "./page-lines.ts";
import { isWord, splitWords } from "./split-words.ts";

/** From the first line (inclusive) to the last (exclusive). */
export interface Stretch {
  from: number;
  to: number;
  /** Share of the texts' words, 0 to 1. */
  coveredShare: number;
}

const MIN_KNOWN_SHARE = 0.65;
/** What a line of other words costs, in words, so that a stretch doesn't run on. */
const UNKNOWN_LINE_COST = 6;

export interface IndexedTexts {
  all: string[];
  words: ReadonlySet<string>;
  /** Words without numbers, by the first word. */
  byFirst: Map<string, string[][]>;
}

export function indexTexts(texts: string[]): IndexedTexts {
  const byFirst = new Map<string, string[][]>();
  const split = texts.map(splitWords);
  for (const all of split) {
    const words = all.filter(isWord);
    const [first] = words;
    const others = first && byFirst.get(first);
    if (others) others.push(words);
    else if (first) byFirst.set(first, [words]);
  }
  const all = split.flat();
  return { all, words: new Set(all), byFirst };
}

/** Shorter lines count only after the same line. */
const MAX_COINCIDENCE_CHARACTERS = 15;

const MAX_EXTRA_WORDS = 5;
const MIN_COVERED_SHARE = 0.5;

/** Numbers don't count, nor do the words around them. */
export function hasSameWords(
  { words }: Pick<PageLine, "words">,
  { words: known, byFirst }: IndexedTexts,
): boolean {
  let all = 0;
  let same = 0;
  for (const word of words) {
    if (!isWord(word)) continue;
    all++;
    if (known.has(word)) same++;
  }
  if (same === 0) return false;
  if (same >= all * MIN_KNOWN_SHARE) return true;
  if (!words.some((word) => byFirst.has(word))) return false;
  const own = new Set(words.filter(isWord));
  return words.some((word) =>
    byFirst
      .get(word)
      ?.some((other) => own.size - other.length <= MAX_EXTRA_WORDS && other.every((one) => own.has(one))),
  );
}

/** @param weigh 0 for lines to skip, below 0 for lines that don't belong */
export function findOnPage(
  texts: IndexedTexts,
  lines: PageLine[],
  weigh: (line: PageLine) => number,
  maxCharacters = Infinity,
): Stretch | null {
  let best = { from: 0, to: 0, gain: 0 };
  let from = 0;
  let gain = 0;
  let seen = new Set<string>();
  lines.forEach((line, at) => {
    const mayBegin = gain <= 0;
    // Everything else is expensive to rate.
    if (mayBegin && (line.part === "noise" || line.text.length > maxCharacters || !hasSameWords(line, texts)))
      return;
    const factor = weigh(line);
    const score = () => (mayBegin ? line.words.length : scoreLine(line, texts));
    const own = factor < 0 ? -UNKNOWN_LINE_COST : factor * score();
    if (mayBegin) {
      if (own <= 0) return;
      from = at;
      gain = 0;
      seen = new Set();
    }
    // Pages show the same list twice: for phones and desktops, for reading and printing.
    const pair = `${lines[at - 1]?.text ?? ""}\n${line.text}`;
    const isRepeated =
      seen.has(pair) || (line.text.length > MAX_COINCIDENCE_CHARACTERS && seen.has(line.text));
    seen.add(line.text).add(pair);
    gain += isRepeated ? -UNKNOWN_LINE_COST : own;
    if (gain > best.gain) best = { from, to: at + 1, gain };
  });
  const coveredShare = measureCoverage(texts, lines.slice(best.from, best.to));
  return coveredShare >= MIN_COVERED_SHARE ? { from: best.from, to: best.to, coveredShare } : null;
}

/** The share of the texts' words that are in the lines, 0 to 1. */
export function measureCoverage({ all }: IndexedTexts, lines: PageLine[]): number {
  const found = new Set(lines.flatMap((line) => line.words));
  return all.filter((word) => found.has(word)).length / Math.max(1, all.length);
}

/** Much faster than `findOnPage`. */
export function findLiterally(
  texts: string[],
  lines: PageLine[],
  gap = 0,
): Omit<Stretch, "coveredShare"> | null {
  const [first = [], ...others] = texts.map(splitWords);
  const length = first.join("").length;
  if (length === 0) return null;
  for (let from = 0; from + others.length < lines.length; from++) {
    const start = lines[from];
    if (!start || start.text.length < length / 2 || start.text.length > length * 3) continue;
    if (!areSame(start.words, first)) continue;
    let to = from + 1;
    const isFound = others.every((words) => {
      const ahead = lines.slice(to, to + gap + 1).findIndex((line) => areSame(line.words, words));
      to += ahead + 1;
      return ahead >= 0;
    });
    if (isFound) return { from, to };
  }
  return null;
}

function areSame(some: readonly string[] | undefined, others: readonly string[]): boolean {
  return some?.length === others.length && some.every((word, at) => word === others[at]);
}

function scoreLine(line: PageLine, what: IndexedTexts): number {
  if (line.part === "noise") return -1;
  const { words } = line;
  if (hasSameWords(line, what)) return words.length;
  return words.every((word) => !isWord(word)) ? 0 : -Math.min(UNKNOWN_LINE_COST, words.length);
}
