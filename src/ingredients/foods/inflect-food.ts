import type { Foods } from "./find-foods.ts";
import { normalizeName } from "./food-table.ts";

/** Turns "carrot" into "carrots" if the text ends with a known name, or starts with one in languages like French. */
export function inflectFood(food: string, isPlural: boolean, { index, startsWithName }: Foods): string {
  const words = food.split(" ");
  for (let count = Math.min(words.length, index.longestName); count > 0; count--) {
    const part = (startsWithName ? words.slice(0, count) : words.slice(-count)).join(" ");
    const forms = index.forms.get(normalizeName(part));
    if (!forms) continue;
    const form = isPlural ? forms.plural : forms.singular;
    if (normalizeName(form) === normalizeName(part)) return food;
    const spelled = spellLike(part, form);
    const written = /^\p{Lu}/u.test(part) ? `${spelled[0]?.toUpperCase()}${spelled.slice(1)}` : spelled;
    return startsWithName ? written + food.slice(part.length) : food.slice(0, -part.length) + written;
  }
  return food;
}

/** Keeps the author's "oeuf" and curly apostrophes. */
function spellLike(written: string, form: string): string {
  const apostrophed = written.includes("’") ? form.replaceAll("'", "’") : form;
  return /oe/i.test(written) ? apostrophed.replaceAll("œ", "oe") : apostrophed;
}

/** Checks whether a number only needs a plural. Polish also needs a case. */
export function followsNumber(language: string): boolean {
  return !/^(?:pl|zh)/.test(language);
}
