import { toGrams, toMilliliters } from "../amounts/measures.ts";
import { readAmount, type Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { matchPhrase } from "../words/phrases.ts";
import { COUNTED_WHOLES, LENGTHS, type UnitKind } from "../words/units.ts";
import type { AmountContext, EntryAmount } from "./entry-amount.ts";
import { EGG_WHITE, EGG_YOLK, JUICE, ZEST } from "./part-words.ts";

type Pack = Partial<EntryAmount> & Pick<EntryAmount, "pack" | "packText">;
type Size = Pick<Pack, "pack" | "packText">;

/** These have sizes that matter when they're added up. */
const SIZED = new Set<UnitKind>(["can", "jar", "bottle", "pack", "bag", "box", "tub", "roll", "ball"]);
const NEGATED = /(?<!\p{L})(?:sin|sem|senza|bez|ohne|uden|utan|zonder|sans|without|no)(?!\p{L})/u;
/** "½ can (400 g)" is half of such a can, but "½ packet (3.5 g)" weighs 3.5 g. */
const WHOLE_SIZES = new Set<UnitKind>([...COUNTED_WHOLES, "can"]);
const UNSIZED: Size = { pack: "", packText: "" };

/** Reads what each of a count is: the "400 g" of cans, the length of pieces, or the zest of a lemon. */
export function readPack(line: IngredientLine, amount: Amount, context: AmountContext): Pack | null {
  if (amount.isOfEach) return readOfEach(line, amount, context);
  const kind = amount.unit?.kind;
  if (!kind) return readPart(line, context) ?? readSizeOfPiece(line, amount, context);
  if (!SIZED.has(kind)) return null;
  return readSize(line, amount, context);
}

/** "400 g can" is one can, and "6-ounce fillet" weighs 6 ounces. */
function readOfEach({ text, amounts }: IngredientLine, amount: Amount, context: AmountContext): Pack | null {
  const { unit, low, high } = amount;
  if (!unit || low === null || low !== high) return null;
  const folded = foldLetters(text);
  const again = amounts.find(({ relation, within }) => relation === "same" && within?.from === amount.to);
  const end = again?.to ?? unit.to;
  const at = folded[end] === "-" ? end + 1 : skipSpaces(folded, end);
  const container = matchPhrase(folded, at, context.words.units);
  const size = measureSize(text, amount, context);
  if (!container || !SIZED.has(container.value) || LENGTHS.has(unit.kind))
    return { ...(size ? UNSIZED : quoteLength(text, amount)), kind: null, unit: "", forms: [] };
  const word = text.slice(at, container.to);
  return {
    ...(size ?? UNSIZED),
    isPackSure: true,
    kind: container.value,
    unit: word,
    forms: context.words.unitForms.get(foldLetters(word)) ?? [word],
  };
}

/** Reads the size of a container. Beside several, it may be that of all of them. */
function readSize(line: IngredientLine, amount: Amount, context: AmountContext): Pack | null {
  const { text, amounts } = line;
  const count = amount.high ?? 1;
  const next = amounts.find(({ relation, from }) => relation === "added" && from > amount.from);
  const stated = amounts.find(
    (one) => (one.relation === "same" || one.relation === "each") && isSizeOf(one, amount, next),
  );
  if (stated?.unit) {
    const isSure = count <= 1 || stated.relation === "each" || stated.isOfEach === true;
    const isShare = count < 1 && !WHOLE_SIZES.has(amount.unit?.kind ?? "piece");
    const size = isShare ? null : measureSize(text, stated, context);
    return size && { ...size, isPackSure: isSure };
  }
  const from = amount.numbers.at(-1)?.to ?? amount.from;
  const aside = text.slice(from, amount.unit?.from ?? from);
  const rest = cutAtOr(text.slice(amount.unit?.to ?? from), context);
  const size = findMeasure(aside, context) ?? findMeasure(rest, context);
  return size ? { ...size, isPackSure: true } : findSizeWord([aside, rest], context);
}

/** The "14 oz" of "1 can (14 oz) + 1 can" is that of the first can. */
function isSizeOf(size: Amount, { relation, from }: Amount, next: Amount | undefined): boolean {
  return (relation !== "added" || size.from > from) && (!next || size.from < next.from);
}

/** In "1 packet yeast or 2 tsp", the spoons are no size. */
function cutAtOr(text: string, { words }: AmountContext): string {
  const folded = foldLetters(text);
  for (let at = 1; at < folded.length; at++)
    if (/[\s(]/.test(folded[at - 1] ?? "") && matchPhrase(folded, at, words.or)) return text.slice(0, at);
  return text;
}

/** A large can and a small one aren't 2 cans. */
function findSizeWord([aside = "", rest = ""]: readonly string[], { words }: AmountContext): Size | null {
  for (const text of words.statesFollow ? [aside, rest] : [aside]) {
    const written = text.trimStart();
    const size = matchPhrase(foldLetters(written), 0, words.sizes);
    const word = size ? written.slice(0, size.to) : "";
    if (word) return { pack: foldLetters(word), packText: word };
  }
  return null;
}

function findMeasure(text: string, context: AmountContext): Size | null {
  const folded = foldLetters(text);
  const at = folded.search(/\d/);
  const found = at < 0 ? null : readAmount(folded, at, context.words)?.amount;
  return found ? measureSize(text, found, context) : null;
}

export function measureSize(
  text: string,
  { low, high, unit, from, to }: Amount,
  { region }: Pick<AmountContext, "region">,
): Size | null {
  if (!unit || low === null || low !== high) return null;
  const packText = text.slice(from, to).replace("-", " ");
  const grams = toGrams(unit.kind, region);
  if (grams) return { pack: `${Math.round(low * grams)}g`, packText };
  const milliliters = toMilliliters(unit.kind, region);
  return milliliters ? { pack: `${Math.round(low * milliliters)}ml`, packText } : null;
}

function quoteLength(text: string, { low, unit, from, to }: Amount): Size {
  return { pack: `${low}${unit?.kind}`, packText: text.slice(from, to).replace("-", " ") };
}

/** Reads the size of "3 × 2 cm ginger", "3 x 400 g salmon", and "8 9-inch tortillas". */
function readSizeOfPiece(line: IngredientLine, amount: Amount, context: AmountContext): Pack | null {
  const { text, food } = line;
  const times = readTimes(line, amount, context);
  const at = text.indexOf(food);
  const isLong = /^[\d¼-¾⅐-⅞]/.test(food) && at >= amount.to;
  const found = times ?? (isLong ? readAmount(foldLetters(text), at, context.words)?.amount : null);
  if (found?.unit && LENGTHS.has(found.unit.kind)) return quoteLength(text, found);
  const size = times && measureSize(text, times, context);
  return size && { ...size, isPackSure: true };
}

/** Reads the "400 g" of "3 x 400 g". */
export function readTimes(
  { text }: IngredientLine,
  { unit, to }: Amount,
  { words }: Pick<AmountContext, "words">,
): Amount | null {
  const times = unit ? undefined : /^\s?[x×]\s?/.exec(text.slice(to))?.[0].length;
  return times ? (readAmount(foldLetters(text), to + times, words)?.amount ?? null) : null;
}

/** The zest of one lemon and the juice of another may come from the same one. */
function readPart({ note }: IngredientLine, { food }: AmountContext): Pack | null {
  const folded = foldLetters(note);
  if (food?.id === "egg") {
    const [white, yolk] = [EGG_WHITE, EGG_YOLK].map((part) => part.exec(folded)?.[0]);
    const part = white && yolk ? undefined : (white ?? yolk);
    return part ? { pack: part, packText: part } : null;
  }
  const isCitrus = food?.parents.includes("citrus") ?? false;
  return isCitrus && ZEST.test(folded) && !JUICE.test(folded) && !NEGATED.test(folded)
    ? { pack: "zest", packText: note.split("; ").find((part) => ZEST.test(foldLetters(part))) ?? note }
    : null;
}
