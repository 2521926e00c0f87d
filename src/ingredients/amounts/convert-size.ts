import { readAmount, type Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { matchPhrase } from "../words/phrases.ts";
import type { Units } from "./convert-line.ts";
import { convertMeasure } from "./convert-measure.ts";
import { isMeasured, type Edit, type Scaling } from "./edit-amount.ts";
import { belongsTo, toMilliliters } from "./measures.ts";
import { joinPounds } from "./pounds.ts";

/** In "14 oz/400 g", only the first size was read. */
const SAME_AGAIN = /^\s*[/=≈([]\s*\p{N}/u;
const NUMBER_START = /(?<![\p{L}\p{N}.,/-])\p{Nd}/gu;

/**
 * Converts the size of a counted thing: "1 (14 oz) can", "2 onions (about 250 g)".
 * @param scaled the amounts of the line that grow with the recipe
 * @returns an empty list if the author also wrote the size in the wanted units
 */
export function convertSizes(
  line: IngredientLine,
  scaled: readonly Amount[],
  { factor, spelling, words }: Scaling,
  { system, region, findFood }: Units,
): Edit[] {
  const [first, ...others] = line.amounts;
  if (system === "written" || !first || isMeasured(first)) return [];
  const inside = listSizes(line.text, first, words);
  const isNew = ({ from }: Amount) => !inside.some((one) => one.from === from);
  const sizes = joinPounds(line.text, [
    ...inside,
    ...others.filter((one) => (one.relation === "same" || one.relation === "each") && isNew(one)),
  ]);
  if (sizes.some(({ unit }) => unit && belongsTo(unit.kind, system, region))) return [];
  const isPart = matchPhrase(foldLetters(line.note), 0, words.parts) !== null;
  return sizes.flatMap((size) => {
    const { low, high, unit, from, to } = size;
    if (!unit || low === null || high === null || !isMeasured(size)) return [];
    if (SAME_AGAIN.test(line.text.slice(to))) return [];
    const isVolume = toMilliliters(unit.kind, region) !== null;
    // Cans aren't sold by the cup.
    if (isVolume && system === "us") return [];
    const times = scaled.some((one) => one.from === size.from) ? factor : 1;
    const measure = { low: low * times, high: high * times, kind: unit.kind };
    // The volume of "juice of 2 lemons (¼ cup)" is the juice's.
    const needsFood = isVolume ? !isPart : system === "metric";
    const food = needsFood ? findFood(line) : null;
    const written = convertMeasure(measure, food, { system, region, spelling, words });
    if (!written) return [];
    const isBesideNumber = /[\p{N}]\s$/u.test(line.text.slice(0, from));
    return [{ from, to, text: isBesideNumber && factor === 1 ? `(${written})` : written }];
  });
}

/** Finds sizes between a number and its unit: "1 (14 oz) can", "2 x 400 g tins". */
function listSizes(text: string, { numbers, unit }: Amount, words: Scaling["words"]): Amount[] {
  const from = numbers.at(-1)?.to;
  if (from === undefined || !unit) return [];
  const folded = foldLetters(text);
  const sizes: Amount[] = [];
  for (const { index } of folded.slice(0, unit.from).matchAll(NUMBER_START)) {
    if (index < (sizes.at(-1)?.to ?? from)) continue;
    const found = readAmount(folded, index, words);
    if (!found || found.to > unit.from || !isMeasured(found.amount)) continue;
    sizes.push(found.amount);
  }
  return sizes;
}
