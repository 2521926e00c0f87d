import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import { isContainer, LENGTHS, type UnitKind } from "../words/units.ts";
import { readAmount, type Amount, type FoundAmount } from "./read-amount.ts";
import { skipSpaces } from "./read-number.ts";
import { saysAgain } from "./says-again.ts";

export interface LineStart {
  amounts: Amount[];
  notes: Span[];
  /** The food starts at this position. */
  at: number;
}

/** An amount with these is for one piece: "(150 g each)". Italian "per friggere" and "per la salsa" say what it's for. */
export const EACH =
  /(?<!\p{L})(?:each|apiece|per(?!\s(?:la|il|lo|le|gli|i|l|una?|uno)(?!\p{L})|\s\p{L}+[aei]r[el]\p{L}{0,2}(?!\p{L}))|je|a|pro|chacune?|piece|cada|par personne|por persona|por pessoa|a persona|a testa|pr|na osobe|l'un[oa]|ciascun[oa]|per stuk|stk|hver|vardera|styck|po|kazd\p{L}+)(?!\p{L})|[每各]/u;
/** "Each" may be this far from its amount. */
export const MAX_CHARACTERS_TO_EACH = 14;
const SMALLER: Partial<Record<string, UnitKind>> = { lb: "oz", pint: "fl-oz" };
const SPOONS = new Set<UnitKind>(["tbsp", "tsp"]);
/** "1 bottle 750 ml red wine" says the size of a bottle. */
const PACKS = new Set<UnitKind>(["can", "jar", "bottle", "pack", "bag", "box", "tub"]);
const FROM = /from\s/y;
/** Matches the rest of "(120 g/Stück)". */
const PER_PIECE = /^\s?\/\s?\p{L}+$/u;
/** Matches the rest of "(1 medium)" or "(2 sticks)". */
const COUNTED = /^(?:\s\p{L}{3,}){0,2}\s*$/u;

/** Reads an amount in a sentence, including "/ 7 oz" and "of". */
export function readAmounts(
  folded: string,
  at: number,
  words: LineWords,
): { amounts: Amount[]; to: number } | null {
  const found = readAmount(folded, at, words);
  if (!found) return null;
  const { amounts, at: to } = readMore(folded, found, { amounts: [], notes: [], at }, words);
  return { amounts, to };
}

/** Reads everything between the amount and its food: "/ 7 oz", "plus 1 tbsp", "(400 g)", "can", "of". */
export function readMore(folded: string, first: FoundAmount, start: LineStart, words: LineWords): LineStart {
  const amounts = [first.amount];
  const notes = [...start.notes, ...first.asides];
  let at = first.to;
  for (let count = 0; count < 6; count++) {
    const next = skipSpaces(folded, at);
    const found = matchPhrase(folded, next, words.of);
    const of = found && matchPhrase(folded, next, words.sizes) ? null : found;
    const after = of ? skipSpaces(folded, of.to) : next;
    const more = readAnother(folded, { next, after, first: first.amount, isOf: of !== null }, words);
    if (!more) return { amounts, notes, at: after };
    amounts.push(...more.amounts.map((one) => joinSame(amounts.at(-1), one)));
    notes.push(more.note);
    at = more.note.to;
  }
  return { amounts, notes, at };
}

/** In "600 g/1 lb 5 oz", the ounces belong to the pounds. */
function joinSame(before: Amount | undefined, amount: Amount): Amount {
  const isPart =
    before?.relation === "same" && amount.relation === "added" && SMALLER[before.unit?.kind ?? ""];
  return isPart === amount.unit?.kind && isPart ? { ...amount, relation: "same" } : amount;
}

interface Place {
  next: number;
  after: number;
  first: Amount;
  isOf: boolean;
}

interface More {
  amounts: Amount[];
  note: Span;
}

function readAnother(folded: string, place: Place, words: LineWords): More | null {
  const { next } = place;
  if ((folded[next] === "(" && !isPartOfWord(folded, next)) || folded[next] === "（")
    return markSizes(readBracket(folded, next, words), place.first);
  return readJoined(folded, place, words) ?? readOtherUnit(folded, place, words);
}

/** Between a count and its food, a measure is the size of each: "1 (3 lb) chicken". */
function markSizes(found: More | null, first: Amount): More | null {
  if (first.unit !== null) return found;
  return found && { ...found, amounts: found.amounts.map((one) => ({ ...one, relation: "each" })) };
}

/** Reads "/ 7 oz", "plus 1 tbsp", or "of about 150 g". */
function readJoined(folded: string, { next, after, first, isOf }: Place, words: LineWords): More | null {
  const or = matchPhrase(folded, next, words.or);
  const same = folded[next] === "/" ? { to: next + 1 } : or;
  const joint = same ?? matchPhrase(folded, next, words.plus) ?? matchPhrase(folded, next, words.and);
  const isMeasured = first.unit !== null && !isContainer(first.unit.kind);
  const about = matchPhrase(folded, after, words.about);
  const isPack = first.unit !== null && PACKS.has(first.unit.kind);
  const mayFollow = joint ? first.unit !== null : isMeasured || isPack || (isOf && first.unit) || about;
  if (!mayFollow) return null;
  const found = readAmount(folded, skipSpaces(folded, joint?.to ?? about?.to ?? after), words);
  if (!found || (found.amount.unit === null && folded[next] !== "/")) return null;
  if (isPack && !joint && isContainer(found.amount.unit?.kind ?? "g")) return null;
  const again = isPack && !joint ? matchPhrase(folded, skipSpaces(folded, found.to), words.units) : null;
  const to = again && again.value === first.unit?.kind ? again.to : found.to;
  const within = { from: isOf && words.statesFollow ? after : next, to };
  const isSize = isOf && !joint && first.unit?.kind === "glass";
  const isAgain = same || (!joint && saysAgain(first, found.amount));
  const relation = isAgain ? "same" : !isSize && (joint || isMeasured) ? "added" : "each";
  return { amounts: [{ ...found.amount, relation, within }], note: within };
}

/** Reads a second unit, "2 EL oder TL", or the container of a weight, "400 g can". */
function readOtherUnit(folded: string, { next, first, isOf }: Place, words: LineWords): More | null {
  const or = folded[next] === "|" ? { to: next + 1 } : matchPhrase(folded, next, words.or);
  const other = first.unit && or;
  const otherUnit = other && matchPhrase(folded, skipSpaces(folded, other.to), words.units);
  if (otherUnit) return { amounts: [], note: { from: next, to: otherUnit.to } };
  const isMeasured = first.unit !== null && !isContainer(first.unit.kind);
  const container =
    isMeasured && !isOf && !isHan(folded, next) ? matchPhrase(folded, next, words.units) : null;
  const isWhole = !words.hasBareUnits || matchPhrase(folded, next, words.bareUnits) !== null;
  if (container && isWhole && isContainer(container.value)) {
    first.isOfEach = true;
    return { amounts: [], note: { from: next, to: container.to } };
  }
  return null;
}

/** Checks for "(kook)room". */
function isPartOfWord(folded: string, at: number): boolean {
  return /^\(\p{L}{2,12}\)\p{L}/u.test(folded.slice(at, at + 15));
}

/** Reads "(400 g)" and "(about 1 medium)", since the amount is scaled, too. */
export function readBracket(folded: string, at: number, words: LineWords): More | null {
  const close = folded.indexOf(folded[at] === "(" ? ")" : "）", at);
  if (close < 0) return null;
  const start = skipSpaces(folded, at + 1);
  const about = matchPhrase(folded, start, words.about);
  const found = readAmount(folded, about ? skipSpaces(folded, about.to) : start, words);
  const within = { from: at, to: close + 1 };
  if (!found || found.to > close) return { amounts: [], note: within };
  const { unit } = found.amount;
  const isMeasured = unit !== null && !isContainer(unit.kind);
  const isEach =
    found.amount.isOfEach === true ||
    PER_PIECE.test(folded.slice(found.to, close)) ||
    LENGTHS.has(unit?.kind ?? "g") ||
    EACH.test(folded.slice(at, close));
  const [rest = ""] = folded.slice(found.to, close).split(/\s?[/;,]/, 1);
  // "3x3 cm large" is a size.
  const isSides = /^\s?[x×]/.test(folded.slice(found.amount.numbers.at(-1)?.to ?? found.to));
  // "(halb Rind, halb Schwein)" are shares.
  const isShare = found.amount.numbers.some(({ style, value }) => style === "word" && value < 1);
  const isCount = !isMeasured && !isEach && !isSides && !isShare && COUNTED.test(rest);
  if (!isMeasured && !isCount) return { amounts: [], note: within };
  const relation: Amount["relation"] = isEach ? "each" : isMeasured ? "same" : "count";
  const added = [...readOunces(folded, found, words), ...readSpoons(folded, found, words)];
  const end = Math.max(found.to, ...added.map(({ to }) => to));
  // "1 lb 9 oz-1 lb 12 oz" is a range of two.
  if (added.length > 0 && /^\s?[-–—]/.test(folded.slice(end, close))) return { amounts: [], note: within };
  const further = readFurther(folded, end, close, words);
  const all = [found.amount, ...added].map((one) => ({ ...one, relation, within }));
  const others = further.map((one) => ({ ...one, relation: isCounted(one) ? "count" : relation, within }));
  return { amounts: [...all, ...others], note: within };
}

/** In "(7 g, 1 sachet)", the sachet is a count. */
const isCounted = ({ unit }: Amount) => unit !== null && (isContainer(unit.kind) || unit.kind === "stick");

/** Reads the rest of "(1 2/3 cups; 225 g)" and "(100 g, about 1 cup)". */
function readFurther(folded: string, from: number, close: number, words: LineWords): Amount[] {
  const joint = /^\s?[/;,]\s?/.exec(folded.slice(from, close))?.[0].length;
  const about = joint ? matchPhrase(folded, from + joint, words.about) : null;
  const at = about ? skipSpaces(folded, about.to) : from + (joint ?? 0);
  const found = joint ? readAmount(folded, at, words) : null;
  if (!found?.amount.unit || LENGTHS.has(found.amount.unit.kind) || found.to > close) return [];
  const ounces = readOunces(folded, found, words);
  const to = Math.max(found.to, ...ounces.map((one) => one.to));
  if (!/^\s?(?:[/;,]|$)/.test(folded.slice(to, close))) return [];
  return [found.amount, ...ounces, ...readFurther(folded, to, close, words)];
}

/** Reads the "8 oz" of "5 lb 8 oz". */
function readOunces(folded: string, { amount, to }: FoundAmount, words: LineWords): Amount[] {
  const next = amount.unit?.kind === "lb" ? readAmount(folded, skipSpaces(folded, to), words) : null;
  return next?.amount.unit?.kind === "oz" ? [next.amount] : [];
}

/** Reads the spoons of "(¾ cup + 2 tbsp)". */
function readSpoons(folded: string, { amount, to }: FoundAmount, words: LineWords): Amount[] {
  const plus = amount.unit?.kind === "cup" ? matchPhrase(folded, skipSpaces(folded, to), words.plus) : null;
  const next = plus ? readAmount(folded, skipSpaces(folded, plus.to), words) : null;
  return next?.amount.unit && SPOONS.has(next.amount.unit.kind) ? [next.amount] : [];
}

/** Skips "of", and the "from" of "juice from 1 lemon". */
export function skipOf(folded: string, at: number, words: LineWords): number {
  const of = matchPhrase(folded, at, words.of);
  if (of) return skipSpaces(folded, of.to);
  FROM.lastIndex = at;
  return FROM.test(folded) ? FROM.lastIndex : at;
}
