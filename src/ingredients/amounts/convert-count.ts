import type { Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { matchPhrase } from "../words/phrases.ts";
import { writeRemark } from "../text/write-remark.ts";
import type { Units } from "./convert-line.ts";
import { spellGrams } from "./convert-measure.ts";
import { isMeasured, type Edit, type Scaling } from "./edit-amount.ts";

/** Weighs eggs in grams, without the shell. Source: USDA Standard Reference 28, number 1123. */
const US_EGGS: Record<string, number> = { small: 38, medium: 44, large: 50, "extra-large": 56, jumbo: 63 };
const LARGE_EGG = 50;
const WEIGHED_BY_SIZE = new Set(["egg", "egg-white", "egg-yolk"]);
/** Maps European sizes to US sizes of about the same weight. M is 53 to 63 g with the shell. */
const US_SIZES: Record<string, string> = { S: "medium", M: "large", L: "extra-large", XL: "jumbo" };
const BRITISH_SIZES: Record<string, string> = { small: "S", medium: "M", large: "L", "extra-large": "XL" };
const SIZE = /^\s*(?:[\w-]+ )?(small|medium|extra[- ]large|large|jumbo)$/;
/** Weighs a bunch in grams, from the same source. */
const BUNCHES: Record<string, number> = { broccoli: 608, spinach: 340 };

/**
 * Adds the weight of US eggs with a size and of bunches, and the US size of European eggs. Other counts
 * stay, because "3 eggs" are 3 eggs everywhere.
 */
export function convertCount(line: IngredientLine, scaling: Scaling, units: Units): Edit[] {
  const { system, region, findFood } = units;
  const [first] = line.amounts;
  if (system === "written" || !first || line.amounts.some(isMeasured)) return [];
  const isDozen = matchPhrase(foldLetters(line.food), 0, scaling.words.dozen) !== null;
  const food = isDozen ? null : findFood(line);
  if (!food) return [];
  const isEgg = WEIGHED_BY_SIZE.has(food.id) && first.unit === null;
  if (system === "us") return isEgg && region.eggs === "eu" ? nameUsSize(line, first) : [];
  if (region.eggs !== "us") return [];
  const bunch = first.unit?.kind === "bunch" ? BUNCHES[food.id] : undefined;
  if (bunch) return addAfter(first.to, spellWeight(first, bunch, scaling));
  const size = isEgg && US_EGGS[readSize(line) ?? ""];
  if (!size || !food.gramsPerPiece) return [];
  const weight = spellWeight(first, (food.gramsPerPiece * size) / LARGE_EGG, scaling);
  return addAfter(findFoodEnd(line, first), weight);
}

function spellWeight({ low, high }: Amount, grams: number, { factor, spelling }: Scaling): string | null {
  if (low === null || high === null) return null;
  return spellGrams({ low: low * factor, high: high * factor, kind: "g" }, grams, spelling.point);
}

function addAfter(at: number | null, added: string | null): Edit[] {
  return at === null || added === null ? [] : [{ from: at, to: at, text: ` (${added})` }];
}

/** Writes "3 Eier (Größe M, US: large)" or "3 large (US: extra-large) eggs". */
function nameUsSize(line: IngredientLine, first: Amount): Edit[] {
  const { text } = line;
  const letter = /(?<![\p{L}\p{N}.'’])(?:XL|S|M|L)(?![\p{L}\p{N}.'’])/u.exec(text.slice(first.to));
  if (letter) {
    const to = first.to + letter.index + letter[0].length;
    return [{ from: to, to, text: writeRemark(text, to, `US: ${US_SIZES[letter[0]]}`) }];
  }
  const size = readSize(line);
  const named = size && US_SIZES[BRITISH_SIZES[size] ?? ""];
  const written = size && new RegExp(size.replace("-", "[- ]"), "i").exec(text);
  if (!named || !written) return [];
  return addAfter(written.index + written[0].length, `US: ${named}`);
}

/** @returns "large" for "cold large; beaten", and null for "a small bowl" or a choice like "or 4 medium" */
function readSize({ note, text }: IngredientLine): string | null {
  if (/\bor \d/.test(text)) return null;
  const sizes = note.split(";").flatMap((part) => SIZE.exec(part.toLowerCase())?.[1] ?? []);
  return sizes.length === 1 ? (sizes[0]?.replace(" ", "-") ?? null) : null;
}

function findFoodEnd({ text, food }: IngredientLine, first: Amount): number | null {
  const from = text.indexOf(food, first.to);
  return from < 0 ? null : from + food.length;
}
