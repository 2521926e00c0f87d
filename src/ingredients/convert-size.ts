import { convertMeasure } from "./convert-measure.ts";
import type { Units } from "./convert-line.ts";
import { isMeasured, type Edit, type Scaling } from "./edit-amount.ts";
import { foldLetters } from "./fold-letters.ts";
import { belongsTo, toMilliliters } from "./measures.ts";
import { readAmount, type Amount } from "./read-amount.ts";
import type { IngredientLine } from "./read-line.ts";

/** "14 oz/400 g", of which only the first was read */
const SAME_AGAIN = /^\s*[/=≈([]\s*\p{N}/u;
const NUMBER_START = /(?<![\p{L}\p{N}.,/-])\p{Nd}/gu;

/**
 * Converts how large a counted thing is: "1 (14 oz) can", "2 onions (about 250 g)".
 * @param scaled the amounts of the line that grow with the recipe
 * @returns no edits if the author also wrote the size in the wanted units
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
  const sizes = [...inside, ...others.filter(({ relation }) => relation === "same" || relation === "each")];
  if (sizes.some(({ unit }) => unit && belongsTo(unit.kind, system, region))) return [];
  return sizes.flatMap((size) => {
    const { low, high, unit, from, to } = size;
    if (!unit || low === null || high === null || !isMeasured(size)) return [];
    if (SAME_AGAIN.test(line.text.slice(to))) return [];
    const isVolume = toMilliliters(unit.kind, region) !== null;
    // Tins aren't sold by the cup.
    if (isVolume && system === "us") return [];
    const times = scaled.includes(size) ? factor : 1;
    const measure = { low: low * times, high: high * times, kind: unit.kind };
    const food = isVolume ? findFood(line) : null;
    const written = convertMeasure(measure, food, { system, region, spelling });
    return written ? [{ from, to, text: written }] : [];
  });
}

/** Between a number and its unit: "1 (14 oz) can", "2 x 400 g tins". */
function listSizes(text: string, { numbers, unit }: Amount, words: Scaling["words"]): Amount[] {
  const from = numbers.at(-1)?.to;
  if (from === undefined || !unit) return [];
  const folded = foldLetters(text);
  const sizes: Amount[] = [];
  for (const { index } of folded.slice(0, unit.from).matchAll(NUMBER_START)) {
    if (index < (sizes.at(-1)?.to ?? from)) continue;
    const found = readAmount(folded, index, words);
    if (found && found.to <= unit.from && isMeasured(found.amount)) sizes.push(found.amount);
  }
  return sizes;
}
