import { foldLetters } from "./fold.ts";
import type { LineWords } from "./line-words.ts";
import { isHan, isLetter, matchPhrase } from "./phrases.ts";
import {
  isContainer,
  readAmount,
  readBareUnit,
  type Amount,
  type FoundAmount,
  type Span,
} from "./read-amount.ts";
import { readFood } from "./read-food.ts";
import { skipSpaces } from "./read-number.ts";
import type { UnitKind } from "./units.ts";

/** What a line says. Positions are those of its text. */
export interface IngredientLine {
  text: string;
  /** The first is the main one; the others say the same in another unit, or are added to it. */
  amounts: Amount[];
  food: string;
  note: string;
  isHeading: boolean;
}

interface Start {
  amounts: Amount[];
  notes: Span[];
  /** Where the food starts. */
  at: number;
}

const MAX_LENGTH = 500;
const BULLET = /^(?:[\s•*~▢☐□▪·◦‣–—]+|-\s+)+/u;
const LETTER = /\p{L}/u;
const NUMBER_START = /[\d¼-¾⅐-⅞一二两兩三四五六七八九十半]/;
const NO_FOOD = /^\s*(?:\([^)]*\)\s*)?(?:,|$)/;
/** "(150 g each)" */
const EACH =
  /(?<!\p{L})(?:each|apiece|per|je|a|pro|chacune?|piece|cada|l'un[oa]|ciascun[oa]|per stuk|stk|hver|vardera|styck|po|kazd\p{L}+)(?!\p{L})|[每各]/u;
const LENGTHS = new Set<UnitKind>(["cm", "mm", "inch"]);
const BARE_UNITS = new Set<UnitKind>(["pinch", "dash", "handful", "bunch", "sprig", "drop", "knife-tip"]);

/** Never throws. A line that isn't understood is its own food. */
export function readLine(text: string, words: LineWords): IngredientLine {
  const from = BULLET.exec(text)?.[0].length ?? 0;
  if (text.length > MAX_LENGTH || !LETTER.test(text) || /^[-−]\d/.test(text.slice(from)))
    return { text, amounts: [], food: text.trim(), note: "", isHeading: false };
  const folded = foldLetters(text);
  const start = readStart(folded, from, words);
  if (start.amounts.length > 0) return finish(text, folded, start, words);
  const last = readLast(folded, start.at, words);
  if (last)
    return finish(
      text,
      folded,
      { ...last, notes: [...start.notes, ...last.notes], at: start.at },
      words,
      last.end,
    );
  const titled = readAfterTitle(folded, start.at, words);
  if (titled) return finish(text, folded, titled, words);
  const isHeading = /[:：]\s*$/.test(text);
  return { ...finish(text, folded, start, words), isHeading };
}

function finish(
  text: string,
  folded: string,
  start: Start,
  words: LineWords,
  end = text.length,
): IngredientLine {
  const unit = start.amounts[0]?.unit ?? null;
  const { food, notes } = readFood({ text, folded, from: start.at, to: end }, words, {
    isTinned: unit?.kind === "can",
    isListed: start.amounts.length === 0,
  });
  const named = unit ? null : takeUnitAfterFood(folded, food, start.amounts[0] ?? null, words);
  const foodEnd = named ? named.foodEnd : food.to;
  const first = named?.amount ?? start.amounts[0];
  const inBrackets = notes.flatMap(({ from }) =>
    first && /[(（]/.test(folded[from] ?? "") ? (readBracket(folded, from, words)?.amounts ?? []) : [],
  );
  return {
    text,
    amounts: first ? [first, ...start.amounts.slice(1), ...inBrackets] : [],
    food: text.slice(food.from, foodEnd).trim(),
    note: [...start.notes, ...notes]
      .map((span) => tidyNote(text.slice(span.from, span.to)))
      .filter(Boolean)
      .join("; "),
    isHeading: false,
  };
}

/** "about 2 large (400 g) tins of" */
function readStart(folded: string, from: number, words: LineWords): Start {
  const purpose = readPurpose(folded, from, words);
  const notes: Span[] = purpose ? [{ from, to: purpose }] : [];
  let at = purpose ? skipSpaces(folded, purpose) : from;
  let isSome = false;
  for (;;) {
    const some = matchPhrase(folded, at, words.some);
    const part = some ? null : readPart(folded, at, words);
    const lead = readAbout(folded, at, words) ?? some ?? part ?? readSizeBefore(folded, at, words);
    if (!lead || startsWithAmount(folded, at, lead.to, words)) break;
    isSome ||= some !== null;
    notes.push({ from: at, to: lead.to });
    at = skipOf(folded, skipSpaces(folded, lead.to), words);
    if (/[:.,]/.test(folded[at] ?? "")) at = skipSpaces(folded, at + 1);
  }
  const found = readAmountAt(folded, at, words) ?? readWithoutNumber(folded, at, words, isSome);
  if (!found) return { amounts: [], notes, at };
  return readMore(folded, found, { amounts: [], notes, at }, words);
}

/** "各2勺", but not "各种蔬菜" */
function readAbout(folded: string, at: number, words: LineWords): { to: number } | null {
  const about = matchPhrase(folded, at, words.about);
  if (!about || !isHan(folded, at)) return about;
  const next = skipSpaces(folded, about.to);
  return (matchPhrase(folded, next, words.some) ?? readAmount(folded, next, words)) ? about : null;
}

/** "a quarter", but not "a few" where "a" is a number, too. */
function startsWithAmount(folded: string, at: number, leadEnd: number, words: LineWords): boolean {
  const found = readAmountAt(folded, at, words);
  return found !== null && found.to > leadEnd;
}

/** "To serve: lemon wedges"; returns where the colon ends. */
function readPurpose(folded: string, from: number, words: LineWords): number | null {
  const colon = folded.indexOf(":", from) + 1;
  const isShort = colon > 0 && colon - from < 40 && /\S/.test(folded.slice(colon));
  return isShort && matchPhrase(folded, from, words.remarks) ? colon : null;
}

/** "Heaping ¼ cup" */
function readSizeBefore(folded: string, at: number, words: LineWords): { to: number } | null {
  const size = matchPhrase(folded, at, words.sizes);
  return size && readAmount(folded, skipSpaces(folded, size.to), words) ? size : null;
}

/** An amount in running text, with what belongs to it: "200 g / 7 oz of". */
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

/** With its food; "3 cloves" may be the spice, and "2 pieces" have no other name. */
function readAmountAt(folded: string, at: number, words: LineWords): FoundAmount | null {
  const found = readAmount(folded, at, words);
  if (!found) return null;
  const { unit, numbers } = found.amount;
  const end = numbers.at(-1)?.to;
  const rest = folded.slice(found.to);
  const isFood =
    unit?.kind === "clove" ? NO_FOOD.test(rest) : unit !== null && isContainer(unit.kind) && !rest.trim();
  if (isFood && end !== undefined && found.asides.length === 0)
    return { amount: { ...found.amount, unit: null, to: end }, asides: [], to: end };
  return rest.trim() ? found : null;
}

/** "juice of", only before an amount */
function readPart(folded: string, at: number, words: LineWords): { to: number } | null {
  let start = at;
  for (let count = 0; count < 4; count++) {
    const part = matchPhrase(folded, start, words.parts);
    if (part) {
      const next = skipOf(folded, skipSpaces(folded, part.to), words);
      return readAmount(folded, next, words) ? part : null;
    }
    const before = matchPhrase(folded, start, words.states) ?? matchPhrase(folded, start, words.adverbs);
    if (!before) return null;
    start = skipSpaces(folded, before.to);
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

/** What follows the amount before its food: "/ 7 oz", "plus 1 tbsp", "(400 g)", "can", "of". */
function readMore(folded: string, first: FoundAmount, start: Start, words: LineWords): Start {
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
    amounts.push(...more.amounts);
    notes.push(more.note);
    at = more.note.to;
  }
  return { amounts, notes, at };
}

interface Place {
  next: number;
  after: number;
  first: Amount;
  isOf: boolean;
}

function readAnother(
  folded: string,
  { next, after, first, isOf }: Place,
  words: LineWords,
): { amounts: Amount[]; note: Span } | null {
  if ((folded[next] === "(" && !isPartOfWord(folded, next)) || folded[next] === "（")
    return readBracket(folded, next, words);
  const joint =
    folded[next] === "/"
      ? { to: next + 1 }
      : (matchPhrase(folded, next, words.plus) ?? matchPhrase(folded, next, words.and));
  const isMeasured = first.unit !== null && !isContainer(first.unit.kind);
  const about = matchPhrase(folded, after, words.about);
  const starts = joint ? [joint.to] : isMeasured || (isOf && first.unit) || about ? [about?.to ?? after] : [];
  for (const start of starts) {
    const found = readAmount(folded, skipSpaces(folded, start), words);
    const isSame = found && (found.amount.unit !== null || folded[next] === "/");
    if (isSame && (first.unit || !joint)) {
      const within = { from: next, to: found.to };
      const relation = folded[next] === "/" ? "same" : isMeasured ? "added" : "each";
      return { amounts: [{ ...found.amount, relation, within }], note: within };
    }
  }
  const container =
    isMeasured && !isOf && !isHan(folded, next) ? matchPhrase(folded, next, words.units) : null;
  const isWhole = words.bareUnits.byStart.size === 0 || matchPhrase(folded, next, words.bareUnits) !== null;
  if (container && isWhole && isContainer(container.value))
    return { amounts: [], note: { from: next, to: container.to } };
  return null;
}

/** "(kook)room" */
function isPartOfWord(folded: string, at: number): boolean {
  return /^\(\p{L}{2,12}\)\p{L}/u.test(folded.slice(at, at + 15));
}

/** "(400 g)": its amounts are scaled, too. */
function readBracket(folded: string, at: number, words: LineWords): { amounts: Amount[]; note: Span } | null {
  const close = folded.indexOf(folded[at] === "(" ? ")" : "）", at);
  if (close < 0) return null;
  const start = skipSpaces(folded, at + 1);
  const about = matchPhrase(folded, start, words.about);
  const found = readAmount(folded, about ? skipSpaces(folded, about.to) : start, words);
  const within = { from: at, to: close + 1 };
  const isSize = LENGTHS.has(found?.amount.unit?.kind ?? "g");
  const relation = isSize || EACH.test(folded.slice(at, close)) ? "each" : "same";
  const isAmount = found?.amount.unit && found.to <= close && !isContainer(found.amount.unit.kind);
  return { amounts: isAmount ? [{ ...found.amount, relation, within }] : [], note: within };
}

/** "Lait : 25 cl", "ziemniaki 1 kg", "蛋 2顆（打散）" */
function readLast(folded: string, from: number, words: LineWords): (Start & { end: number }) | null {
  let depth = 0;
  for (let at = from + 1; at < folded.length; at++) {
    const character = folded[at] ?? "";
    if (/[([（]/.test(character)) depth++;
    if (/[)\]）]/.test(character)) depth--;
    if (depth > 0 || !isAfterFood(folded, at)) continue;
    const found =
      NUMBER_START.test(character) || matchPhrase(folded, at, words.numbers)
        ? (readAmount(folded, at, words) ?? readLastUnit(folded, at, words))
        : readLastUnit(folded, at, words);
    if (!found) continue;
    const next = skipSpaces(folded, found.to);
    const isLast =
      next >= folded.length ||
      /[,;(（，；、【[+/]/.test(folded[next] ?? "") ||
      isRemark(folded, found, words);
    if (!isLast || (!found.amount.unit && !isBareAmount(folded, at, found, words))) continue;
    const more = readMore(folded, found, { amounts: [], notes: [], at }, words);
    const about = findAbout(folded, from, at, words);
    const notes = [
      ...(about < at ? [{ from: about, to: at }] : []),
      ...more.notes,
      { from: more.at, to: folded.length },
    ];
    return { amounts: more.amounts, notes, at: from, end: about };
  }
  return null;
}

/** "mięta kilka listków", "sól – szczypta" */
function readLastUnit(folded: string, at: number, words: LineWords): FoundAmount | null {
  const named = matchPhrase(folded, at, words.some);
  const some = named && (isHan(folded, at) || named.to > at + 1) ? named : null;
  if (!some && !/[-–:：]\s*$/.test(folded.slice(Math.max(0, at - 3), at))) return null;
  const found = readBareUnit(folded, some ? skipSpaces(folded, some.to) : at, words);
  if (!found || (!some && !isBareUnit(folded, at, found, words))) return null;
  return some ? { ...found, asides: [{ from: at, to: some.to }, ...found.asides] } : found;
}

function isBareUnit(folded: string, at: number, { amount }: FoundAmount, words: LineWords): boolean {
  const isSmall = !isHan(folded, at) && BARE_UNITS.has(amount.unit?.kind ?? "piece");
  return isSmall || matchPhrase(folded, amount.unit?.from ?? at, words.bareUnits) !== null;
}

/** In Chinese, whatever follows an amount in digits. */
function isRemark(folded: string, { amount, to }: FoundAmount, words: LineWords): boolean {
  const at = skipSpaces(folded, to);
  if (isHan(folded, at) && amount.unit && amount.numbers[0]?.style !== "word") return true;
  const tables = isHan(folded, at)
    ? [words.or, words.states, words.adverbs, words.remarks, words.some, words.about]
    : [words.or, words.states, words.sizes];
  return tables.some((table) => matchPhrase(folded, at, table) !== null);
}

/** "sos: 200 g jogurtu" */
function readAfterTitle(folded: string, from: number, words: LineWords): Start | null {
  const colon = folded.indexOf(":", from);
  if (colon < 0 || colon - from > 30) return null;
  const start = readStart(folded, skipSpaces(folded, colon + 1), words);
  return start.amounts.length > 0 ? { ...start, notes: [{ from, to: colon }, ...start.notes] } : null;
}

function isAfterFood(folded: string, at: number): boolean {
  const before = folded[at - 1] ?? "";
  return (
    /[\s:：)）…—]/.test(before) ||
    (/[x×*]/.test(before) && /[\s\u3400-\u9fff]/.test(folded[at - 2] ?? "")) ||
    (/[\u3400-\u9fff]/.test(before) && !/[一二两兩三四五六七八九十]/.test(before))
  );
}

/** Without a unit, only a short number at the end of the line, or after a dash or colon. */
function isBareAmount(folded: string, at: number, { to, amount }: FoundAmount, words: LineWords): boolean {
  const next = skipSpaces(folded, to);
  const isMarked = /[:：]\s*$|\s[-–]\s*$/.test(folded.slice(0, at));
  const isLast =
    next >= folded.length ||
    (isMarked && /[,(]/.test(folded[next] ?? "")) ||
    matchPhrase(folded, next, words.sizes) !== null;
  if (!isLast || amount.numbers[0]?.style === "word") return false;
  return isMarked || ((amount.high ?? 0) <= 12 && !/(?:type|typ|nr|no|n°)\.?\s*$/.test(folded.slice(0, at)));
}

/** Where "about" or "each" before the amount starts. */
function findAbout(folded: string, from: number, at: number, words: LineWords): number {
  for (let start = Math.max(from + 1, at - 12); start < at; start++) {
    const found = matchPhrase(folded, start, words.about);
    if (
      found &&
      skipSpaces(folded, found.to) === at &&
      (isHan(folded, start) || isHan(folded, start - 1) || !isLetter(folded, start - 1))
    )
      return start;
  }
  return at;
}

function skipOf(folded: string, at: number, words: LineWords): number {
  const of = matchPhrase(folded, at, words.of);
  return of ? skipSpaces(folded, of.to) : at;
}

/** "2 garlic cloves" */
function takeUnitAfterFood(folded: string, food: Span, amount: Amount | null, words: LineWords) {
  const space = folded.lastIndexOf(" ", food.to - 1);
  if (space <= food.from) return null;
  const after = matchPhrase(folded, space + 1, words.unitsAfterFood);
  const unit = after?.to === food.to ? matchPhrase(folded, space + 1, words.units) : null;
  if (!unit) return null;
  if (!amount && unit.value !== "sprig") return null;
  const found = { kind: unit.value, from: space + 1, to: food.to };
  const bare: Amount = { low: null, high: null, unit: found, numbers: [], from: food.to, to: food.to };
  return { amount: amount ? { ...amount, unit: found } : bare, foodEnd: space };
}

function tidyNote(text: string): string {
  return text
    .replace(/^[\s,;:/–—，；：、。-]+|[\s,;:，；：、。]+$/g, "")
    .replace(/^[([（]([^()（）]*)[)\]）]$/, "$1")
    .trim();
}
