import { findForm } from "../amounts/unit-forms.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { roundCount, type Yield } from "./read-yield.ts";

interface Style {
  /** Separates decimals. */
  point: "." | ",";
  words: LineWords;
}

/** Turns "4–6 servings" into "8 servings", "1 loaf" into "2 × 1 loaf", and an empty text into "2×". */
export function writeYield(text: string, made: Yield, count: number, { point, words }: Style): string {
  if (count === made.base) return text;
  const rounded = roundCount(made, count);
  const number = String(rounded).replace(".", point);
  if (made.kind === "times") {
    const times = count === 0.5 ? "½" : number;
    return text ? `${times} × ${text}` : `${times}×`;
  }
  const { from, to } = made.numbers;
  // The number of "deux douzaines d'œufs" includes "d'", which has no space after it.
  const space = /['’]$/.test(text.slice(from, to)) ? " " : "";
  const rest =
    made.kind === "count"
      ? inflectServings(text, made.numbers, { before: made.base, after: rounded }, words)
      : text.slice(to);
  return text.slice(0, from) + number + space + rest;
}

/** @returns the text after the number: " serving" for 1, " servings" for 2 */
function inflectServings(
  text: string,
  { from, to }: Span,
  numbers: { before: number; after: number },
  words: LineWords,
): string {
  const folded = foldLetters(text);
  const start = skipSpaces(folded, to);
  const noun = matchPhrase(folded, start, words.servings);
  // "4 person(s)" is right for any number.
  if (!noun || /[(/]/.test(folded[noun.to] ?? "")) return text.slice(to);
  const written = text.slice(start, noun.to);
  const before = foldLetters(/(\p{L}+\.?)\s+$/u.exec(text.slice(0, from))?.[1] ?? "");
  const forms = findFormsAfter(before, foldLetters(written), words) ?? noun.value;
  const now = findForm(numbers.before, forms, words);
  const wanted = findForm(numbers.after, forms, words);
  const isRange = /\D/.test(text.slice(from, to));
  // With 3 forms or more, the case matters, too: "około 4 porcji".
  const isOtherCase =
    forms.length > 2 &&
    (matchPhrase(before, 0, words.about) !== null || (!isRange && foldLetters(now) !== foldLetters(written)));
  if (isOtherCase || (now === wanted && !isRange)) return text.slice(to);
  return text.slice(to, start) + matchCase(wanted, written) + text.slice(noun.to);
}

/** Polish "dla" and "na" need forms of their own. */
function findFormsAfter(preposition: string, noun: string, { servings }: LineWords): string[] | null {
  const phrase = `${preposition} ${noun}`;
  const found = matchPhrase(phrase, 0, servings);
  return found?.to === phrase.length ? found.value.map((form) => form.slice(form.indexOf(" ") + 1)) : null;
}

function matchCase(word: string, written: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
