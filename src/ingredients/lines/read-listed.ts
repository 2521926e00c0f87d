import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { COUNTED_WHOLES, isContainer, LENGTHS } from "../words/units.ts";
import { isBeforeFood, isInDigits, KIND_IN_HAN } from "./counted-food.ts";
import { readAmount, type Amount, type FoundAmount } from "./read-amount.ts";
import { EACH, MAX_CHARACTERS_TO_EACH } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { TIME } from "./time-words.ts";

export const HAN_NAME = /^\p{Script=Han}{1,8}?(?=[\d一二两兩三四五六七八九十半])/u;
/** "切2段" and "分3次" say what to do, and "每个50克" is the size of each. */
const NO_HAN_NAME = /^[切分剪拍剁掰撕打煮蒸烤腌醃泡每第过過冲沖提]|[各每划劃]/u;
/** Before these words, an amount weighs the same food again: "1 can beans, 240 g drained". */
const WEIGHED =
  /(?<!\p{L})(?:weight|drained(?! \p{L})|net(?:to)?(?!\p{L})|poids|egoutt|masy|waga|vikt|peso|abgetropft)|gewicht|vægt/u;
/** Skips the comma of "1,5". */
const LIST_SEPARATOR = /,(?!\d)\s*|[，、;；]\s*|\s?[+＋]\s?(?=\p{Script=Han})/gu;
const AFTER_COMMA = /[,，、;；]\s*$/;
/** "肥3瘦7" and "比例1:2" are ratios. */
const HAN_ITEM_END = /^\s*(?:$|[,，、;；。()（）+＋])/;
/** Larger numbers name a kind: "flour, 550 type". */
const MOST_COUNTED = 24;
/** "3 times sifted" doesn't count a food. */
const REPEATED = /^\s?(?:times|mal|fois|volte|veces|keer|gange|ganger|razy|vezes)(?!\p{L})/u;

/** Lists where the further ingredients of "1 cup rice, 2 cups water, 1 egg" start. */
export function listFurtherStarts(folded: string, { from, to }: Span): number[] {
  const isAfterComma = AFTER_COMMA.test(folded.slice(Math.max(0, from - 2), from));
  return [...(isAfterComma ? [from] : []), ...listStarts(folded, { from, to })];
}

/** Lists the positions after commas. */
export function listStarts(folded: string, { from, to }: Span): number[] {
  return [...folded.slice(from, to).matchAll(LIST_SEPARATOR)].map(
    (comma) => from + comma.index + comma[0].length,
  );
}

/** Reads a further ingredient, or the weight of all pieces. */
export function readListedAt(folded: string, { from, to }: Span, first: Amount, words: LineWords): Amount[] {
  // In Chinese, the food is first: "生抽1勺、老抽半勺".
  const name = HAN_NAME.exec(folded.slice(from, to))?.[0] ?? "";
  if (matchPhrase(folded, from, words.numbered)) return [];
  const found = readAmount(folded, from + name.length, words);
  if (!found || found.to > to || NO_HAN_NAME.test(name)) return [];
  const { unit, high, numbers } = found.amount;
  // "Half of the stalks" is a share.
  const isShare = (high ?? 0) < 1 && numbers.some(({ style }) => style === "word");
  if (!name && isShare && (unit === null || isOfNext(folded, numbers, words))) return [];
  const rest = folded.slice(found.to, to);
  if (EACH.test(rest.slice(0, MAX_CHARACTERS_TO_EACH)) || LENGTHS.has(unit?.kind ?? "g")) return [];
  const other = { ...found.amount, relation: "other" as const };
  if (!unit)
    return (name ? isSmallCount(folded, found) && HAN_ITEM_END.test(rest) : isCountedFood(folded, found))
      ? [other]
      : [];
  if (name) return [other];
  // "Frozen peas, 10 oz package" is the size of a package.
  const pack = isContainer(unit.kind) ? null : matchPhrase(folded, skipSpaces(folded, found.to), words.units);
  if (pack && isContainer(pack.value) && pack.value !== "piece") return [];
  const [item = ""] = rest.split(LIST_SEPARATOR, 1);
  // "2 tsp (8 g) baking powder"
  const isFood = /^(?:\s?\([^()]*\))?\s?(?:\p{L}+\s|d')?\p{L}{2}/u.test(item) && !WEIGHED.test(item);
  // "1 turkey, 12 pounds" weighs as much as "1 turkey (12 pounds)".
  const isTotal =
    unit.kind !== "pack" && isWhole(first) && item.trim() === "" && !isPortions(folded.slice(0, from), first);
  return isFood || isTotal ? [other] : [];
}

/** "4 salmon fillets, 6 ounces" is the weight of each. */
function isPortions(before: string, { high }: Amount): boolean {
  return (
    (high ?? 0) > 1 &&
    /(?:fill?e|fillet|file|steak|stek|bistec|biefstuk|bif|bof|chop(?!p)|chuleta|kotlet|karbonade|breast|brust|bryst|brost|pechuga|peito|pett|blancs? de \p{L}+|magret|pave|escalop|lomo|rodaja|posta|tranc[ei]|moot|moten|schnitzel|burger|patt)\p{L}{0,4}(?!\p{L})/u.test(
      before,
    )
  );
}

/** Checks for "half of the stalks", but not "media cucharadita de pimienta". */
function isOfNext(folded: string, numbers: Amount["numbers"], words: LineWords): boolean {
  const to = numbers.at(-1)?.to ?? 0;
  return matchPhrase(folded, skipSpaces(folded, to), words.of) !== null;
}

const isWhole = ({ unit }: Amount) => unit === null || COUNTED_WHOLES.has(unit.kind);

/** Accepts "1 egg" and "4 finely chopped". */
function isCountedFood(folded: string, found: FoundAmount): boolean {
  return isInDigits(found) && isSmallCount(folded, found) && isBeforeFood(folded, found);
}

function isSmallCount(folded: string, { amount: { high }, to }: FoundAmount): boolean {
  const rest = folded.slice(to);
  return (
    Number.isInteger(high) &&
    (high ?? 0) <= MOST_COUNTED &&
    !REPEATED.test(rest) &&
    !TIME.test(rest) &&
    !KIND_IN_HAN.test(rest)
  );
}
