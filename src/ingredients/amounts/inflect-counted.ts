import type { Amount } from "../lines/read-amount.ts";
import { skipSpaces } from "../lines/read-number.ts";
import type { Edit, Scaling } from "./edit-amount.ts";
import { isPlural } from "./unit-forms.ts";

/** In "1 for egg wash", no food is counted. */
const CLAUSE_END = /[.,;:()\n]|\d|(?<!\p{L})(?:for|pour|per|para|für|voor|til|till)(?!\p{L})/u;
const MAX_CHARACTERS = 80;
const MAX_WORDS = 3;

/** Turns "Add 1 egg yolk" into "Add 2 egg yolks" for twice as many. */
export function inflectCounted(text: string, { high, unit, to }: Amount, scaling: Scaling): Edit[] {
  const { factor, words, inflectFood } = scaling;
  if (!inflectFood || factor === 1 || !high || unit) return [];
  const wanted = isPlural(high * factor, words);
  const from = skipSpaces(text, to);
  const [clause = ""] = text.slice(from, from + MAX_CHARACTERS).split(CLAUSE_END, 1);
  const following = clause.trimEnd().split(" ");
  const findForm = (count: number): Edit[] => {
    const name = following.slice(0, count).join(" ");
    const form = inflectFood(name, wanted);
    return form === inflectFood(name, !wanted) ? [] : [{ from, to: from + name.length, text: form }];
  };
  for (let count = 1; count <= MAX_WORDS; count++) {
    const [shorter] = findForm(count);
    // "Egg" is a food, and "egg yolk" another one.
    if (shorter) return [findForm(count + 1)[0] ?? shorter];
  }
  return [];
}
