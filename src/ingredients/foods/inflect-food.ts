import type { Foods } from "./find-foods.ts";
import { normalizeName } from "./food-table.ts";

/** "carrot" in the plural is "carrots". Unchanged unless a known name ends the text, or begins it in languages like French. */
export function inflectFood(food: string, isPlural: boolean, { index, startsWithName }: Foods): string {
  const words = food.split(" ");
  for (let count = Math.min(words.length, index.longestName); count > 0; count--) {
    const part = (startsWithName ? words.slice(0, count) : words.slice(-count)).join(" ");
    const forms = index.forms.get(normalizeName(part));
    if (!forms) continue;
    const form = isPlural ? forms.plural : forms.singular;
    if (normalizeName(form) === normalizeName(part)) return food;
    const written = /^\p{Lu}/u.test(part) ? `${form[0]?.toUpperCase()}${form.slice(1)}` : form;
    return startsWithName ? written + food.slice(part.length) : food.slice(0, -part.length) + written;
  }
  return food;
}

/** Whether a plural is enough after a number. Polish needs a case, too. */
export function followsNumber(language: string): boolean {
  return !/^(?:pl|zh)/.test(language);
}
