import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import { findAlternativesEnd, findListEnd, joinsListed } from "./food-lists.ts";
import {
  dropAnd,
  isAmountOf,
  isEachMeasure,
  isInName,
  isKept,
  isKeptAfter,
  isMeasure,
  type FoodKind,
} from "./food-names.ts";
import { isUnfinished, listWordStarts, skipRun, trimSpan } from "./food-words.ts";
import { skipSpaces } from "./read-number.ts";
import { splitBracket, takeBrackets } from "./take-brackets.ts";
import { skipBrands } from "./skip-brands.ts";

interface FoodAndNotes {
  food: Span;
  notes: Span[];
}

const COUNT = /^\d{1,2}\s/;
const ORIGIN =
  /(?<!made )from (?:about |approximately )?(?:\d|[¼-¾⅐-⅞]|(?:one|two|half)\s|an?\s(?!(?:can|tin|jar|bottle|pack|packet|bag|tube)(?!\p{L})))/uy;
const ARTICLE = /(?:the|d[eai][rsen]|die|das|het|den?|il|l[aeo]s?|gli|els?|[oa]s?)\s(?=\p{L})/uy;
/** Leaves out `、`, which only lists foods in Chinese. */
const CUT = /[,;，；。:：]|\s[-–—](?=[\s\p{L}])|\s\*(?=[^\s\d])/gu;

/** Divides the text after an amount into the food and notes about it. */
export function readFood(
  { text, folded, from, to }: Span & { text: string; folded: string },
  words: LineWords,
  kind: FoodKind,
): FoodAndNotes {
  const { isTinned } = kind;
  const { stretch, notes } = takeBrackets(folded, { from, to }, words);
  const end = findEnd(folded, stretch, words, kind);
  const of = words.statesFollow && isAmountOf(folded, end, words) ? matchPhrase(folded, end, words.of) : null;
  notes.push(...splitBracket(folded, { from: of ? skipSpaces(folded, of.to) : end, to }));
  const whole = trimSpan(folded, { from: stretch.from, to: end });
  const named = skipBrands(text, whole);
  const leading = skipLeading(folded, named, words);
  const { start, noteEnd } =
    isTinned && !words.statesFollow ? { start: named.from, noteEnd: named.from } : leading;
  const stop = dropAnd(folded, findTrailing(folded, { from: start, to: named.to }, words, isTinned), words);
  const food = trimSpan(folded, { from: start, to: stop });
  if (food.from >= food.to) return { food: whole, notes };
  const rest = notes.at(-1);
  // "cebolla picada, muy fina" has only one note.
  const isOneNote =
    words.statesFollow &&
    end < to &&
    stop < whole.to &&
    rest?.from === end &&
    !folded.slice(whole.to, end).trim();
  if (isOneNote)
    return { food, notes: [{ from: whole.from, to: noteEnd }, ...notes.slice(0, -1), { from: stop, to }] };
  return { food, notes: [{ from: whole.from, to: noteEnd }, { from: stop, to: whole.to }, ...notes] };
}

/** The food ends at a comma, a remark, or an alternative. */
function findEnd(
  folded: string,
  { from, to }: Span,
  words: LineWords,
  { isTinned, isListed }: FoodKind,
): number {
  const start = skipSpaces(folded, from);
  const cut = findCut(folded, { from: start, to }, words);
  const rest = { from: cut, to };
  const end = words.keepsAlternatives
    ? findAlternativesEnd(folded, rest, words)
    : isListed
      ? findListEnd(folded, rest, words)
      : cut;
  for (const at of listWordStarts(folded, { from: start, to: end }, words)) {
    if (at === start || isKeptAfter(folded, { from: start, to: at }, words, isTinned)) continue;
    if (matchPhrase(folded, at, words.remarks) || matchPhrase(folded, at, words.plus)) return at;
    if (isAmountOf(folded, at, words) || isMeasure(folded, { from: at, to: end }, words)) return at;
    if (isEachMeasure(folded, { from: at, to: end }, words)) return at;
    if (isPartAfter(folded, at, words)) return at;
    if (!isListed && isOrigin(folded, { from: start, to: at }, words)) return at;
    const or = matchPhrase(folded, at, words.or);
    if (or && (!words.keepsAlternatives || /\d|[¼-¾⅐-⅞]/.test(folded[skipSpaces(folded, or.to)] ?? ""))) {
      if (!isStem(folded, at) && !isUnfinished(folded, { from: start, to: at }, words)) return at;
    }
  }
  return end;
}

/** Checks for the "il succo" of "2 limoni il succo". */
function isPartAfter(folded: string, at: number, words: LineWords): boolean {
  ARTICLE.lastIndex = at;
  return ARTICLE.test(folded) && matchPhrase(folded, ARTICLE.lastIndex, words.parts) !== null;
}

/** Checks for the "from 2 lemons" of "3 tbsp lemon juice from 2 lemons", but not for that of "juice from 2 lemons". */
function isOrigin(folded: string, { from, to }: Span, words: LineWords): boolean {
  ORIGIN.lastIndex = to;
  if (!ORIGIN.test(folded)) return false;
  const start = skipRun(folded, { from, to }, [words.states, words.adverbs]);
  const part = matchPhrase(folded, start, words.parts);
  return part === null || skipSpaces(folded, part.to) < to;
}

/** "Weizen- oder Reismehl" is one food. */
function isStem(folded: string, or: number): boolean {
  return /\p{L}[-–]\s?$/u.test(folded.slice(Math.max(0, or - 3), or));
}

/** Finds the first comma or dash after a whole food. */
function findCut(folded: string, { from, to }: Span, words: LineWords): number {
  CUT.lastIndex = from;
  for (let cut = CUT.exec(folded); cut && cut.index < to; cut = CUT.exec(folded)) {
    if (/\d[.,]$/.test(folded.slice(cut.index - 1, cut.index + 1)) && /\d/.test(folded[cut.index + 1] ?? ""))
      continue;
    const before = { from, to: cut.index };
    const isWithin =
      isUnfinished(folded, before, words) ||
      isInName(folded, before, words) ||
      joinsListed(folded, before, to, words);
    if (!isWithin) return cut.index;
  }
  return to;
}

function skipLeading(folded: string, span: Span, words: LineWords): { start: number; noteEnd: number } {
  let at = skipCount(folded, span.from, words);
  let noteEnd = span.from;
  for (;;) {
    if (matchPhrase(folded, at, words.names)) return { start: at, noteEnd };
    const direct = matchPhrase(folded, at, words.states);
    const next = direct ? at : skipRun(folded, { from: at, to: span.to }, [words.adverbs]);
    const state = direct ?? matchPhrase(folded, next, words.states);
    const size = isHan(folded, at) ? null : matchPhrase(folded, at, words.sizes);
    const found = state ?? size;
    const quality = matchPhrase(folded, next, words.qualities);
    if (!found || found.to >= span.to || (quality?.to ?? 0) > found.to) return { start: at, noteEnd };
    if (isKept(folded, { from: next, to: span.to }, words)) return { start: at, noteEnd };
    noteEnd = found.to;
    at = skipJoint(folded, found.to, span.to, words);
  }
}

/** Skips the number of "24 oz 3 large chicken breasts" and of "6 large or 8 medium stalks". */
function skipCount(folded: string, at: number, { sizes }: LineWords): number {
  const [count = ""] = isDigit(folded, at) ? (COUNT.exec(folded.slice(at, at + 3)) ?? []) : [];
  return count && matchPhrase(folded, at + count.length, sizes) ? at + count.length : at;
}

function isDigit(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Skips spaces and a comma after a state, and an "and" if another state follows. */
function skipJoint(folded: string, at: number, to: number, words: LineWords): number {
  let next = skipSpaces(folded, /[,、，]/.test(folded[at] ?? "") ? at + 1 : at);
  const and = matchPhrase(folded, next, words.and) ?? matchPhrase(folded, next, words.or);
  if (and && and.to < to) {
    const after = skipRun(folded, { from: skipSpaces(folded, and.to), to }, [words.adverbs]);
    const counted = skipCount(folded, skipSpaces(folded, and.to), words);
    if (matchPhrase(folded, after, words.states)) next = skipSpaces(folded, and.to);
    else if (counted < to && matchPhrase(folded, counted, words.sizes)) next = counted;
  }
  const of = matchPhrase(folded, next, words.of);
  return of ? skipSpaces(folded, of.to) : next;
}

/** Finds where states, sizes, or words like "to taste" end the food. */
function findTrailing(folded: string, span: Span, words: LineWords, isTinned: boolean): number {
  const tables = [words.adverbs, words.states, words.sizes, words.some, words.and];
  // In Chinese, a name may end with the character of a size: 鸡翅中.
  const inWord = tables.filter((table) => table !== words.sizes);
  let joined = span.from;
  for (const at of listWordStarts(folded, span, words)) {
    if (at === span.from || isKeptAfter(folded, { from: span.from, to: at }, words, isTinned)) continue;
    const run = skipRun(
      folded,
      { from: at, to: span.to },
      isHan(folded, at) && isHan(folded, at - 1) ? inWord : tables,
    );
    if (run >= span.to && !matchPhrase(folded, at, words.and)) return at;
    if (!words.statesFollow || at < joined) continue;
    const and = matchPhrase(folded, at, words.and);
    if (and) {
      joined = skipRun(folded, { from: skipSpaces(folded, and.to), to: span.to }, [
        words.adverbs,
        words.states,
      ]);
      continue;
    }
    const next = skipRun(folded, { from: at, to: span.to }, [words.adverbs]);
    if (matchPhrase(folded, next, words.states) ?? matchPhrase(folded, at, words.states)) return at;
  }
  return span.to;
}
