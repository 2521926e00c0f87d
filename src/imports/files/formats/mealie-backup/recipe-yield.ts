import { type Fields, toText } from "../../../../archiving/lenient-values.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { toNumber } from "./tables.ts";
import { formatNumber } from "./write-line.ts";

const NUMBER_FIRST = /^\p{N}/u;
const SERVINGS = /serving|portion|person|people/i;

/** Version 1 has one text, `4 bowls`; later ones have servings, and a number before the text. */
export function readYieldRow(recipe: Fields): string {
  const text = plainLine(toText(recipe["recipe_yield"]));
  const quantity = Math.max(0, toNumber(recipe["recipe_yield_quantity"]));
  const servings = Math.max(0, toNumber(recipe["recipe_servings"]));
  const isNumbered = quantity === 0 || NUMBER_FIRST.test(text);
  const made = isNumbered ? text : [formatNumber(quantity), text].filter(Boolean).join(" ");
  if (servings === 0) return made;
  const count = formatNumber(servings);
  const serves = `${count} ${servings === 1 ? "serving" : "servings"}`;
  if (made === "" || made === count) return serves;
  const isSame = made.startsWith(`${count} `) || SERVINGS.test(made);
  return isSame ? made : `${serves} (${made})`;
}
