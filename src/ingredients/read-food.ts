import { skipBrands } from "./brands.ts";
import type { LineWords } from "./line-words.ts";
import { isHan, matchPhrase, type Phrases } from "./phrases.ts";
import { isContainer, readAmount, readBareUnit, type Span } from "./read-amount.ts";
import { skipSpaces } from "./read-number.ts";

export interface FoodAndNotes {
  food: Span;
  notes: Span[];
}

const HAN = /[\u3400-\u9fff]/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** `、` only lists foods in Chinese. */
const CUT = /[,;，；。:：]|\s[-–—]\s/g;
const OPEN = /[([{（【［]/;
const CLOSE: Record<string, string> = { "(": ")", "[": "]", "{": "}", "（": "）", "【": "】", "［": "］" };

/** Divides what follows an amount: what to buy, and what else the line says about it. */
export function readFood(
  { text, folded, from, to }: Span & { text: string; folded: string },
  words: LineWords,
  { isTinned, isListed }: { isTinned: boolean; isListed: boolean },
): FoodAndNotes {
  const { stretch, notes } = takeBrackets(folded, { from, to }, words);
  const end = findEnd(folded, stretch, words, isListed);
  notes.push(...splitBracket(folded, { from: end, to }));
  const whole = trim(folded, { from: stretch.from, to: end });
  const named = skipBrands(text, whole);
  const start = isTinned ? named.from : skipLeading(folded, named, words);
  const stop = findTrailing(folded, { from: start, to: named.to }, words);
  const food = trim(folded, { from: start, to: stop });
  if (food.from >= food.to) return { food: whole, notes };
  return { food, notes: [{ from: whole.from, to: start }, { from: stop, to: whole.to }, ...notes] };
}

/** "(ripe), sliced" are two notes. */
function splitBracket(folded: string, { from, to }: Span): Span[] {
  const start = skipSpaces(folded, from);
  const end = OPEN.test(folded[start] ?? "")
    ? folded.indexOf(CLOSE[folded[start] ?? ""] ?? "", start) + 1
    : 0;
  const middle = end > 0 && end < to ? end : to;
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}

/** The first stretch outside of brackets; "limone(n)" and "(kook)room" are whole words. */
function takeBrackets(
  folded: string,
  { from, to }: Span,
  words: LineWords,
): { stretch: Span; notes: Span[] } {
  const notes: Span[] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    const character = folded[at] ?? "";
    if (!OPEN.test(character)) continue;
    const close = folded.indexOf(CLOSE[character] ?? "", at + 1);
    const end = close < 0 || close >= to ? to : close + 1;
    const isInWord =
      (LETTER.test(folded[at - 1] ?? "") && !HAN.test(folded[at - 1] ?? "") && end - at <= 5) ||
      (end - at <= 14 &&
        /[\p{L}]/u.test(folded[end] ?? "") &&
        !HAN.test(folded[end] ?? "") &&
        !LETTER.test(folded[at - 1] ?? ""));
    if (isInWord) {
      at = end - 1;
      continue;
    }
    const before = trim(folded, { from: start, to: at });
    const isLast = trim(folded, { from: end, to }).from >= to;
    if (before.from < before.to && (isLast || !isUnfinished(folded, before, words)))
      return { stretch: { from: start, to: at }, notes };
    notes.push({ from: start, to: end });
    start = end;
    at = end - 1;
  }
  return { stretch: { from: start, to }, notes };
}

/** At a comma, a remark, or an alternative. */
function findEnd(folded: string, { from, to }: Span, words: LineWords, isListed: boolean): number {
  const start = skipSpaces(folded, from);
  let end = to;
  CUT.lastIndex = start;
  for (let cut = CUT.exec(folded); cut && cut.index < to; cut = CUT.exec(folded)) {
    if (/\d[.,]$/.test(folded.slice(cut.index - 1, cut.index + 1)) && /\d/.test(folded[cut.index + 1] ?? ""))
      continue;
    if (isUnfinished(folded, { from: start, to: cut.index }, words)) continue;
    if (joinsListed(folded, { from: start, to: cut.index }, to, words)) continue;
    end = words.keepsAlternatives
      ? findAlternativesEnd(folded, { from: cut.index, to }, words)
      : isListed
        ? findListEnd(folded, { from: cut.index, to }, words)
        : cut.index;
    break;
  }
  for (const at of listWordStarts(folded, { from: start, to: end })) {
    if (at === start) continue;
    if (matchPhrase(folded, at, words.remarks) || matchPhrase(folded, at, words.plus)) return at;
    if (!words.keepsAlternatives && isNextAmount(folded, at, words)) return at;
    if (isMeasure(folded, { from: at, to: end }, words)) return at;
    const or = matchPhrase(folded, at, words.or);
    if (or && (!words.keepsAlternatives || /\d|[¼-¾⅐-⅞]/.test(folded[skipSpaces(folded, or.to)] ?? ""))) {
      if (!isUnfinished(folded, { from: start, to: at }, words)) return at;
    }
  }
  return end;
}

/** "i 2 łyżki wody", "i kilka ziaren pieprzu" */
function isNextAmount(folded: string, at: number, words: LineWords): boolean {
  const and = matchPhrase(folded, at, words.and);
  if (!and) return false;
  const next = skipSpaces(folded, and.to);
  const some = matchPhrase(folded, next, words.some);
  if (some) return readBareUnit(folded, skipSpaces(folded, some.to), words) !== null;
  const amount = readAmount(folded, next, words)?.amount;
  return amount !== undefined && (amount.unit !== null || amount.numbers[0]?.style !== "word");
}

/** "sól, pieprz" without an amount is one food; returns where it ends. */
function findListEnd(folded: string, { from, to }: Span, words: LineWords): number {
  let piece = from;
  while (piece < to && folded[piece] === ",") {
    const first = skipSpaces(folded, piece + 1);
    const dash = folded.slice(first, to).search(/\s[-–—]\s/);
    const whole = { from: first, to: findPieceEnd(folded, first, dash < 0 ? to : first + dash) };
    const starts = listWordStarts(folded, whole);
    const rest = starts.find((at) =>
      [words.some, words.remarks].some((table) => matchPhrase(folded, at, table) !== null),
    );
    const end = rest ?? whole.to;
    if (
      matchPhrase(folded, first, words.units) ||
      !isShort(folded.slice(first, end)) ||
      !isFood(folded, { from: first, to: end }, words)
    )
      return piece;
    piece = end;
  }
  return piece;
}

/** One or two words; the first of two is no preposition. */
function isShort(piece: string): boolean {
  return /^\S+(?:(?<=\S{4})\s\S+)?$/.test(piece.trim());
}

/** "Salz, Pfeffer" is one food. */
function joinsListed(folded: string, { from, to: comma }: Span, to: number, words: LineWords): boolean {
  const next = skipSpaces(folded, comma + 1);
  const start = skipRun(folded, { from: next, to }, [words.states, words.adverbs, words.qualities]);
  if (!matchPhrase(folded, start, words.listed)) return false;
  const starts = listWordStarts(folded, { from, to: comma });
  return starts.some((at) => matchPhrase(folded, at, words.listed)?.to === comma);
}

/** "1 Dose Tomaten 400 g" */
function isMeasure(folded: string, { from, to }: Span, words: LineWords): boolean {
  if (!/\d/.test(folded[from] ?? "")) return false;
  const found = readAmount(folded, from, words);
  return !!found?.amount.unit && !isContainer(found.amount.unit.kind) && skipSpaces(folded, found.to) >= to;
}

/** "mangetout, green beans or sugar snap peas" is one food; returns where it ends. */
function findAlternativesEnd(folded: string, { from, to }: Span, words: LineWords): number {
  let piece = from;
  for (let count = 0; count < 4 && folded[piece] === ","; count++) {
    const start = skipSpaces(folded, piece + 1);
    const or = matchPhrase(folded, start, words.or) ?? matchPhrase(folded, start, words.and);
    const first = or ? skipSpaces(folded, or.to) : start;
    const end = findPieceEnd(folded, first, to);
    if (!isFood(folded, { from: first, to: end }, words)) return from;
    if (or || / or /.test(folded.slice(first, end))) return end;
    piece = end;
  }
  return from;
}

function findPieceEnd(folded: string, from: number, to: number): number {
  const end = folded.slice(from, to).search(/[,;([]/);
  return end < 0 ? to : from + end;
}

/** Whether a piece after a comma may name another food, rather than what is done with the first. */
function isFood(folded: string, { from, to }: Span, words: LineWords): boolean {
  if (to - from > 45 || to - from < 3 || /\d/.test(folded[from] ?? "")) return false;
  const tables: Phrases[] = [
    words.adverbs,
    words.states,
    words.sizes,
    words.some,
    words.parts,
    words.plus,
    words.remarks,
  ];
  if (tables.some((table) => matchPhrase(folded, from, table))) return false;
  const orTables = [words.adverbs, words.states, words.remarks];
  const isBroken = listWordStarts(folded, { from, to }).some((at) =>
    orTables.some((table) => matchPhrase(folded, at, table)),
  );
  return !isBroken && !isUnfinished(folded, { from, to }, { ...words, and: words.or });
}

/** Only adjectives so far: "crisp, tart apples". */
function isUnfinished(folded: string, { from, to }: Span, words: LineWords): boolean {
  return (
    skipRun(folded, { from, to }, [words.adverbs, words.states, words.sizes, words.qualities, words.and]) >=
    to
  );
}

function skipLeading(folded: string, span: Span, words: LineWords): number {
  let at = span.from;
  for (;;) {
    const direct = matchPhrase(folded, at, words.states);
    const next = direct ? at : skipRun(folded, { from: at, to: span.to }, [words.adverbs]);
    const state = direct ?? matchPhrase(folded, next, words.states);
    const size = isHan(folded, next) ? null : matchPhrase(folded, next, words.sizes);
    const found = state ?? (next === at ? size : null);
    const quality = matchPhrase(folded, next, words.qualities);
    if (!found || found.to >= span.to || (quality?.to ?? 0) > found.to) return at;
    if (isKept(folded, { from: next, to: span.to }, words)) return at;
    at = skipJoint(folded, found.to, span.to, words);
  }
}

/** "grated cheese" */
function isKept(folded: string, { from, to }: Span, { kept }: LineWords): boolean {
  return kept.some(({ states, nouns }) => {
    const state = matchPhrase(folded, from, states);
    return state !== null && nouns.test(folded.slice(state.to, to));
  });
}

/** After a state: spaces, a comma, or "and" if another state follows. */
function skipJoint(folded: string, at: number, to: number, words: LineWords): number {
  let next = skipSpaces(folded, /[,、，]/.test(folded[at] ?? "") ? at + 1 : at);
  const and = matchPhrase(folded, next, words.and) ?? matchPhrase(folded, next, words.or);
  if (and && and.to < to) {
    const after = skipRun(folded, { from: skipSpaces(folded, and.to), to }, [words.adverbs]);
    if (matchPhrase(folded, after, words.states)) next = skipSpaces(folded, and.to);
  }
  const of = matchPhrase(folded, next, words.of);
  return of ? skipSpaces(folded, of.to) : next;
}

/** Where states, sizes, or words like "to taste" end the food. */
function findTrailing(folded: string, span: Span, words: LineWords): number {
  const tables = [words.adverbs, words.states, words.sizes, words.some, words.and];
  /** In Chinese, the last character of a name may be a size's: 鸡翅中. */
  const inWord = tables.filter((table) => table !== words.sizes);
  let joined = span.from;
  for (const at of listWordStarts(folded, span)) {
    if (at === span.from) continue;
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
    if (matchPhrase(folded, next, words.states)) return at;
  }
  return span.to;
}

/** Takes as many phrases as there are; returns the position after them and their spaces. */
function skipRun(folded: string, { from, to }: Span, tables: Phrases[]): number {
  let at = from;
  while (at < to) {
    const found = tables.map((table) => matchPhrase(folded, at, table)).find((phrase) => phrase !== null);
    if (!found || found.to > to) return at;
    at = skipSpaces(folded, found.to);
    if (/[,.，、]/.test(folded[at] ?? "") && at < to) at = skipSpaces(folded, at + 1);
  }
  return at;
}

function listWordStarts(folded: string, { from, to }: Span): number[] {
  const starts: number[] = [];
  for (let at = from; at < to; at++) {
    const character = folded[at] ?? "";
    if (character === " ") continue;
    if (at === from || HAN.test(character) || folded[at - 1] === " " || folded[at - 1] === "\u00a0")
      starts.push(at);
  }
  return starts;
}

function trim(folded: string, { from, to }: Span): Span {
  let start = from;
  let end = to;
  while (start < end && /[\s,.;:，、：*–—-]/.test(folded[start] ?? "")) start++;
  while (end > start && /[\s,;:，、：*†–—…-]/.test(folded[end - 1] ?? "")) end--;
  return { from: start, to: end };
}
