import type { Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import type { UnitKind } from "../words/units.ts";
import { EACH } from "./each-words.ts";
import { isSameWord, listWordsAfter, type FoundAmounts } from "./find-step-line.ts";

/** Sizes and pieces of dough stay the same. */
const UNSCALED = new Set<UnitKind>(["cm", "mm", "inch", "piece"]);
const WEIGHTS = new Set<UnitKind>(["g", "dag", "hg", "kg", "oz", "lb", "half-kilo", "jin", "liang"]);
/** Next to these words, an amount is for one of several pieces. */
const PORTION = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    EACH,
    "per|center of|centre of|at a time|jeweils|zu je|pro|chacune?|a la fois|a la vez|ad gangen|at gangen|i taget",
    String.raw`per keer|ciascun[oa]|alla volta|na raz`,
    "par personne|par portion|par part|par crepe|por persona|por pessoa|por porcion|por porcao",
    "a persona|a porzione|na osobe|na porcje",
  ].join("|")})(?!\p{L})|每`,
  "u",
);
/** "One at a time" and "½ cup at a time" say how, not how much. */
const IN_TURN =
  /(?<!\p{L})(?:an?|one|some|few|un[eoa]?|uma?|ett?|en|een|eine?[nmrs]?|jedn\p{L}+|[\d¼-¾⅐-⅞][^,.;]{0,20}?)(?:\s\p{L}+){0,2}?\s(?:at a time|a la fois|a la vez|de cada vez|ad gangen|at gangen|i taget|per keer|alla volta|na raz)(?!\p{L})|每次\p{L}{0,2}[一1][个個颗顆枚只隻]/gu;
const AFTER_ADDING = new RegExp(
  String.raw`(?<!\p{L})(?:after|nach|apres|tras|despues de|dopo|apos|depois de|efter|na|po) (?:jede[mrs]|${EACH}) (?:addition|one|egg|zugabe|ei|ajout|œuf|oeuf|adicion|huevo|aggiunta|uovo|adicao|ovo|tilsætning|æg|tillsats|agg|toevoeging|dodani\p{L}|jajku)(?!\p{L})`,
  "gu",
);
const MAX_OF = 8;
const SENTENCE_END = /[.;\n。；]/;
/** "2 x 2 cm" is a size. */
const SIDES = /^\s?[x×]\s?\d/;
/** "1 part flour and 2 parts water" is a ratio. */
const RATIO =
  /^(?:份|(?:parts?|teile?n?|parties?|volumes?|mesures?|parte|partes|parti|medidas?|czesc\p{L}*|del|delar|dele|deel|delen)(?!\p{L}))/u;

/** A number after these words isn't an amount: "page 12". */
const LABEL =
  /(?:(?<!\p{L})(?:pages?|pp?\.|seiten?|s\.|sidan?|side|stron(?:a|ie|y)|str\.|paginas?|pag\.|blz\.?|step|schritt|etape|krok|steg|trin|paso|passo|stap|serves|no\.|nr\.?)\s*|第)$/u;
const MAX_LABEL = 12;

/** Checks for numbers that stay the same for any food: sizes, ratios, labels, step numbers, and amounts for one of several pieces. */
export function isKept(folded: string, at: number, { amounts: [first], to }: FoundAmounts): boolean {
  return (
    !first ||
    isUnscaled(folded, first) ||
    isLabeled(folded, first) ||
    isStepNumber(folded, first) ||
    SIDES.test(folded.slice(first.numbers.at(-1)?.to ?? first.to)) ||
    isPortion(folded, at, to) ||
    isPartOfRatio(folded, first)
  );
}

/** Checks for the 2 of "2- Add the butter". */
function isStepNumber(folded: string, { from, to, unit }: Amount): boolean {
  return unit === null && folded.slice(0, from).trim() === "" && /^\s?[-–.):]\s/.test(folded.slice(to));
}

/** Checks for the 12 of "See page 12 for the butter". */
function isLabeled(folded: string, { from, unit }: Amount): boolean {
  return unit === null && LABEL.test(folded.slice(Math.max(0, from - MAX_LABEL), from));
}

/** Checks for shares and parts of a ratio, which follow from amounts that are scaled. */
export function isShare(
  folded: string,
  { amounts: [first] }: FoundAmounts,
  line: IngredientLine,
  words: LineWords,
): boolean {
  if (!first) return false;
  const [own] = line.amounts;
  if (isRatio(folded, first)) return !own || !isRatio(foldLetters(line.text), own);
  if (first.unit || (first.low ?? 1) >= 1) return false;
  if (matchPhrase(folded, skipSpaces(folded, first.to), words.of)) return true;
  return !own || !isEqual(own, first) || !isFoodNext(folded, first.to, line, words);
}

/** Checks for the size of one piece: "the 6-ounce fillets", "the 200 g steaks". */
export function isSize(
  folded: string,
  { amounts: [first] }: FoundAmounts,
  line: IngredientLine,
  words: LineWords,
): boolean {
  if (!first?.unit) return false;
  if (first.isOfEach || isHyphenated(folded, first)) return true;
  const [own] = line.amounts;
  const isCounted = own && (!own.unit || own.unit.kind === "piece");
  if (!isCounted || !WEIGHTS.has(first.unit.kind) || isOwnAmount(line, [first])) return false;
  // "De" is on both sides in "2 pavés de 200 g de saumon".
  const before = /(\p{L}+)\s$/u.exec(folded.slice(Math.max(0, first.from - MAX_OF), first.from))?.[1] ?? "";
  const isOfBefore = matchPhrase(before, 0, words.of) !== null;
  return isOfBefore || matchPhrase(folded, skipSpaces(folded, first.to), words.of) === null;
}

/** Checks for "6-ounce". */
export function isHyphenated(folded: string, { unit, numbers }: Amount): boolean {
  return unit !== null && /[-‐‑]/.test(folded[numbers.at(-1)?.to ?? 0] ?? "");
}

/** Checks that a line has the same amounts. */
export function isOwnAmount({ amounts }: IngredientLine, [first, ...others]: Amount[]): boolean {
  const own = amounts.filter(({ relation, isOfEach }) => !isOfEach && relation !== "each");
  const isOwn = (amount: Amount) => own.some((one) => isEqual(one, amount));
  return first !== undefined && isOwn(first) && others.every((one) => one.relation === "same" || isOwn(one));
}

function isEqual(one: Amount, other: Amount): boolean {
  return one.low === other.low && one.high === other.high && one.unit?.kind === other.unit?.kind;
}

/** Chinese counts everything with a word like "piece"; 把 is rarely a handful in a sentence. */
function isUnscaled(folded: string, { unit }: Amount): boolean {
  if (!unit) return false;
  return isHan(folded, unit.from) ? unit.kind === "handful" : UNSCALED.has(unit.kind);
}

/** Checks for an amount of one piece: "1 tablespoon of the filling in the center of each round". */
function isPortion(folded: string, from: number, to: number): boolean {
  const before = folded
    .slice(Math.max(0, from - 60), from)
    .split(SENTENCE_END)
    .at(-1);
  const [after = ""] = folded.slice(to, to + 80).split(SENTENCE_END, 1);
  const isNamed = (text = "") => PORTION.test(text.replace(IN_TURN, ""));
  return isNamed(before) || isNamed(after.replace(AFTER_ADDING, "")) || SIDES.test(after);
}

/** Checks for "1:2". */
function isPartOfRatio(folded: string, { from, to, unit }: Amount): boolean {
  if (unit) return false;
  return (
    /\d[:：]$/.test(folded.slice(Math.max(0, from - 2), from)) || /^[:：]\d/.test(folded.slice(to, to + 2))
  );
}

function isRatio(folded: string, { unit, to }: Amount): boolean {
  return RATIO.test(folded.slice(unit?.from ?? skipSpaces(folded, to)));
}

/** Excludes "½ the onion". */
function isFoodNext(folded: string, to: number, { food }: IngredientLine, words: LineWords): boolean {
  const next = skipSpaces(folded, to);
  if (matchPhrase(folded, next, words.sizes) ?? matchPhrase(folded, next, words.qualities)) return true;
  const name = foldLetters(food);
  if (isHan(folded, next)) return folded.startsWith(name, next);
  const [word = ""] = listWordsAfter(folded, to);
  return name.split(/[^\p{L}\p{M}]+/u).some((one) => isSameWord(one, word));
}
