import { getFoodLanguage } from "../foods/find-foods.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { isContainer } from "../words/units.ts";
import type { Variant } from "./variant.ts";
import { VARIANT_WORDS } from "./variant-words.ts";

/** Someone who buys it must know these. */
const NAMED: readonly Variant[] = [
  "in-oil",
  "in-water",
  "cooked",
  "canned",
  "frozen",
  "dried",
  "smoked",
  "salted",
  "unsalted",
  "deli",
  "vegan",
  "gluten-free",
];
const MOST_CHARACTERS = 40;

/** Names "cooked rice" and "lentils (canned)", whose state the reader takes for a note. */
export function nameVariant(
  line: IngredientLine,
  name: string,
  { variants, language }: { variants: readonly Variant[]; language: string },
): string {
  const words = VARIANT_WORDS[getFoodLanguage(language)];
  const variant = NAMED.find((one) => variants.includes(one));
  const isInTin = variant === "canned" && isContainer(line.amounts[0]?.unit?.kind ?? "g");
  if (!words || !variant || isInTin) return name;
  const pattern = new RegExp(`(?<!\\p{L})(?:${words[variant]})\\p{L}*`, "u");
  return pattern.test(foldLetters(name))
    ? name
    : quoteBefore(line, name, pattern) ||
        quoteNote(line, name, { pattern, isStart: variant.endsWith("salted") });
}

function quoteBefore({ text, amounts }: IngredientLine, name: string, pattern: RegExp): string {
  const at = text.indexOf(name);
  const from = Math.max(0, ...amounts.map(({ to }) => to).filter((to) => to <= at));
  const found = pattern.exec(foldLetters(text.slice(from, Math.max(from, at))));
  if (!found) return "";
  const quoted = text.slice(from + found.index, at + name.length);
  return quoted.length > MOST_CHARACTERS || /[\d()[\]:;]/.test(quoted) ? "" : quoted;
}

/**
 * Leaves out the "smoked" of "spice mix (smoked paprika, salt)".
 * @param asked `isStart` also accepts the "unsalted" of "unsalted and cold"
 */
function quoteNote(
  { note }: IngredientLine,
  name: string,
  { pattern, isStart }: { pattern: RegExp; isStart: boolean },
): string {
  const parts = note.split(/[;,，；、()]/).map((part) => part.trim());
  for (const part of parts) {
    const found = pattern.exec(foldLetters(part));
    if (found?.index !== 0 || !(isStart || found[0].length === part.length)) continue;
    return `${name} (${part.slice(0, found[0].length)})`;
  }
  return name;
}
