import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import { isContainer, type UnitKind } from "../words/units.ts";
import { readAmount, readBareUnit, readUnitBeforeNumber, type FoundAmount } from "./read-amount.ts";
import { readMore, skipOf, type LineStart } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { readUnit } from "./read-unit.ts";

const NO_FOOD = /^\s*(?:\([^)]*\)\s*)?(?:,|$)/;
/** "Drizzle of oil" is an amount, but "drizzle icing" may be a name. */
const NEEDS_OF = /(?:drizzle|sprinkl|dusting|scattering|grating)/y;
const BARE_UNITS = new Set<UnitKind>(["pinch", "dash", "handful", "bunch", "sprig", "drop", "knife-tip"]);
const PIECES = new Set<UnitKind>(["clove", "leaf", "stalk", "sprig", "dash", "cube"]);

const COUNT_WORD = /\s?count\s(?=\p{L})|\san?\s(?=\p{L})/uy;

/** "80/20". */
const LEAN_SHARE = /\d{2}\/\d{2}(?!\d)/y;

/** Reads an amount before its food: "about 2 large (400 g) tins of". */
export function readStart(folded: string, from: number, words: LineWords): LineStart {
  const purpose = readPurpose(folded, from, words);
  const notes: Span[] = purpose ? [{ from, to: purpose }] : [];
  let at = purpose ? skipSpaces(folded, purpose) : from;
  // "7UP, 1 can" and "80/20 beef, 2 lb" start with a name.
  LEAN_SHARE.lastIndex = at;
  if (LEAN_SHARE.test(folded) || matchPhrase(folded, at, words.numbered)) return { amounts: [], notes, at };
  let isSome = false;
  for (;;) {
    const some = matchPhrase(folded, at, words.some);
    const part = some ? null : readPart(folded, at, words);
    const about = readAbout(folded, at, words);
    const longer = some && about && some.to > about.to ? some : about;
    const lead = longer ?? some ?? part ?? readSizeBefore(folded, at, words);
    const of = lead ? null : readOfBefore(folded, at, words);
    if (of) at = skipSpaces(folded, of.to);
    if (!lead || isAmountLonger(folded, at, lead.to, words)) break;
    isSome ||= some !== null;
    notes.push({ from: at, to: lead.to });
    at = skipOf(folded, skipSpaces(folded, lead.to), words);
    if (/[:.,]/.test(folded[at] ?? "")) at = skipSpaces(folded, at + 1);
  }
  const found =
    readAmountAt(folded, at, words) ??
    readUnitBeforeNumber(folded, at, words) ??
    readWithoutNumber(folded, at, words, isSome);
  if (!found) return { amounts: [], notes, at };
  return readMore(folded, found, { amounts: [], notes, at }, words);
}

/** Reads the 各 of "各2勺", but not of "各种蔬菜". */
function readAbout(folded: string, at: number, words: LineWords): { to: number } | null {
  const about = matchPhrase(folded, at, words.about);
  if (!about || !isHan(folded, at)) return about;
  const next = skipSpaces(folded, about.to);
  return (matchPhrase(folded, next, words.some) ?? readAmount(folded, next, words)) ? about : null;
}

/** Keeps the "un" of "un peu" from being an amount. */
function isAmountLonger(folded: string, at: number, leadEnd: number, words: LineWords): boolean {
  const found = readAmountAt(folded, at, words);
  return found !== null && (found.amount.numbers[0]?.to ?? 0) >= leadEnd;
}

/** @returns the position after the colon of "To serve: lemon wedges" */
function readPurpose(folded: string, from: number, words: LineWords): number | null {
  const colon = folded.indexOf(":", from) + 1;
  const isShort = colon > 0 && colon - from < 40 && /\S/.test(folded.slice(colon));
  return isShort && matchPhrase(folded, from, words.remarks) ? colon : null;
}

/** Reads the size of "Heaping ¼ cup", and the "another" of "another 250 ml". */
function readSizeBefore(folded: string, at: number, words: LineWords): { to: number } | null {
  const size = matchPhrase(folded, at, words.sizes) ?? matchPhrase(folded, at, words.further);
  return size && readAmount(folded, skipSpaces(folded, size.to), words) ? size : null;
}

/** Reads the "De" of "De 4 à 5 feuilles". */
function readOfBefore(folded: string, at: number, words: LineWords): { to: number } | null {
  const of = matchPhrase(folded, at, words.of);
  const found = of && readAmount(folded, skipSpaces(folded, of.to), words);
  return found && found.amount.low !== found.amount.high ? of : null;
}

/** Requires a food after the amount. "3 cloves" may be the spice, and "2 pieces" names no other food. */
function readAmountAt(folded: string, at: number, words: LineWords): FoundAmount | null {
  const found = skipCountWord(folded, readAmount(folded, at, words), words);
  if (!found) return null;
  const { unit, numbers } = found.amount;
  const end = numbers.at(-1)?.to;
  const rest = folded.slice(found.to);
  const isPiece = unit !== null && (isContainer(unit.kind) || PIECES.has(unit.kind));
  const isFood = unit?.kind === "clove" ? NO_FOOD.test(rest) : isPiece && !rest.trim();
  if (isFood && end !== undefined && found.asides.length === 0)
    return { amount: { ...found.amount, unit: null, to: end }, asides: [], to: end };
  return rest.trim() ? found : null;
}

/** Skips the "count" of "2 count eggs" and "2count Dientes de ajo", and the "a" of "½ a lemon", but not of "8 count package". */
function skipCountWord(folded: string, found: FoundAmount | null, words: LineWords): FoundAmount | null {
  if (!found || found.amount.unit) return found;
  COUNT_WORD.lastIndex = found.to;
  if (!COUNT_WORD.test(folded)) return found;
  const to = COUNT_WORD.lastIndex;
  // Only in English, an "a" may follow a number.
  const isArticle = /\san?\s$/.test(folded.slice(found.to, to));
  if (isArticle && !matchPhrase(folded, skipSpaces(folded, found.to), words.some)) return found;
  const unit = readUnit(folded, to, words);
  if (!unit) return { ...found, to };
  if (isContainer(unit.kind)) return found;
  return { amount: { ...found.amount, unit, to: unit.to }, asides: unit.asides, to: unit.to };
}

/** Reads "juice of" or "zeste râpé et jus de" if an amount follows. */
function readPart(folded: string, at: number, words: LineWords): { to: number } | null {
  let start = at;
  let hasPart = false;
  for (let count = 0; count < 6; count++) {
    const part = matchPhrase(folded, start, words.parts);
    const found =
      part ??
      matchPhrase(folded, start, words.states) ??
      matchPhrase(folded, start, words.adverbs) ??
      (hasPart ? (matchPhrase(folded, start, words.and) ?? matchPhrase(folded, start, words.of)) : null);
    if (!found) return null;
    hasPart ||= part !== null;
    start = skipSpaces(folded, found.to);
    if (hasPart && readAmount(folded, skipOf(folded, start, words), words)) return { to: found.to };
  }
  return null;
}

function readWithoutNumber(
  folded: string,
  at: number,
  words: LineWords,
  isSome: boolean,
): FoundAmount | null {
  const found = readBareUnit(folded, at, words);
  if (!found) return null;
  const next = skipSpaces(folded, found.to);
  const isFollowed = /[\p{L}(]/u.test(folded[next] ?? "");
  const of = matchPhrase(folded, next, words.of);
  return isFollowed && (isSome || of !== null || isBareUnit(folded, at, found, words)) ? found : null;
}

export function isBareUnit(folded: string, at: number, { amount }: FoundAmount, words: LineWords): boolean {
  NEEDS_OF.lastIndex = amount.unit?.from ?? at;
  const isSmall =
    !isHan(folded, at) && BARE_UNITS.has(amount.unit?.kind ?? "piece") && !NEEDS_OF.test(folded);
  return isSmall || matchPhrase(folded, amount.unit?.from ?? at, words.bareUnits) !== null;
}
