import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { CountedForms, LineWords } from "../words/line-words.ts";
import { matchPhrase, type Phrases } from "../words/phrases.ts";
import type { Edit, Scaling } from "./edit-amount.ts";
import { inflectNoun } from "./unit-forms.ts";

interface Inflection {
  forms: CountedForms;
  isGenitive: boolean;
  before: number;
  after: number;
  words: LineWords;
}

const WORD = /[ ,]*([\p{L}\p{M}]+)/uy;

/**
 * Turns Polish "1 duża cebula, posiekana" into "5 dużych cebul, posiekanych". Changes nothing if the food
 * has unknown words.
 */
export function inflectCases(
  { text, food, amounts: [first] }: IngredientLine,
  { factor, words }: Scaling,
): Edit[] {
  if (factor === 1 || !first?.high || first.unit) return [];
  const at = text.indexOf(food, first.to);
  if (at < 0) return [];
  const phrase = { from: first.to, to: at + food.length };
  const after = Math.round(first.high * factor * 100) / 100;
  const isGenitive = isPhrase(
    foldLetters(/(\p{L}+)\s$/u.exec(text.slice(0, first.from))?.[1] ?? ""),
    words.of,
  );
  for (const forms of words.counted) {
    const edits = inflectPhrase(text, phrase, { forms, isGenitive, before: first.high, after, words });
    if (edits) return edits;
  }
  return [];
}

/** Also inflects adjectives that follow the phrase. Null if it has another gender or unknown words. */
function inflectPhrase(text: string, { from, to }: Span, inflection: Inflection): Edit[] | null {
  const { forms, isGenitive, words } = inflection;
  const edits: Edit[] = [];
  let hasNoun = false;
  let done = from;
  WORD.lastIndex = from;
  for (let found = WORD.exec(text); found; found = WORD.exec(text)) {
    const word = found[1] ?? "";
    const folded = foldLetters(word);
    const noun: readonly string[] | undefined = hasNoun ? undefined : forms.nouns.get(folded);
    const known = noun ?? forms.adjectives.get(folded);
    const inflected = known && inflectNoun(word, inflection, isGenitive ? toGenitive(known) : known, words);
    const end = WORD.lastIndex;
    if (inflected) edits.push({ from: end - word.length, to: end, text: inflected });
    else if (hasNoun && isPhrase(folded, words.of)) return edits;
    else if (!hasNoun || !(isPhrase(folded, words.adverbs) || isPhrase(folded, words.and))) break;
    hasNoun ||= noun !== undefined;
    done = end;
  }
  return hasNoun && done >= to ? edits : null;
}

/** "Sok z 1 cytryny", "sok z 2 cytryn". */
function toGenitive([, , many = "", fraction = ""]: readonly string[]): readonly string[] {
  return [fraction, many, many, fraction];
}

function isPhrase(folded: string, phrases: Phrases): boolean {
  return matchPhrase(folded, 0, phrases)?.to === folded.length;
}
