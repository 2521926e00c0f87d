import type { Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase, type Phrases } from "../words/phrases.ts";

interface SortedOthers {
  /** Of the same food: "plus 50 g for dusting". */
  added: Amount[];
  /** True if the line has an amount of another food, or of an unclear one. */
  isMixed: boolean;
}

const MAX_JOINT = 16;
/** "Plus 2 tbsp more if needed" names the food no more. */
const MORE =
  /^(?:more|extra|mehr|zusatzlich|de plus|en plus|mas|in piu|meer|mere|ekstra|mer|mais|wiecej)(?!\p{L})/u;

/** Sorts further amounts. Those after "or" are left out, and so are parts of the first. */
export function sortOthers({ text, amounts }: IngredientLine, words: LineWords): SortedOthers {
  const folded = foldLetters(text);
  const others = amounts.filter(({ relation, isPart }) => relation === "other" && !isPart);
  const added: Amount[] = [];
  if (endsWithOr(folded, words)) return { added, isMixed: true };
  for (const other of others) {
    if (isAfter(folded, other, words.or, words)) break;
    if (isRepeated(folded, other, words) || isTotal(folded, other, words)) continue;
    if (!isAfter(folded, other, words.plus, words) || !isSameFood(folded, other, words))
      return { added, isMixed: true };
    added.push(other);
  }
  return { added, isMixed: false };
}

/** The next line has the alternative. */
function endsWithOr(folded: string, { or }: LineWords): boolean {
  const end = folded.trimEnd();
  const space = end.lastIndexOf(" ");
  return space > 0 && matchPhrase(end, space + 1, or)?.to === end.length;
}

/** "2 tbsp lemon juice (juice of 1 lemon)" says the same twice. */
function isRepeated(folded: string, { from }: Amount, { parts }: LineWords): boolean {
  const open = Math.max(folded.lastIndexOf("(", from), folded.lastIndexOf("（", from));
  if (open < 0 || /[)）]/.test(folded.slice(open, from))) return false;
  return matchPhrase(folded, skipSpaces(folded, open + 1), parts) !== null;
}

/** "1 onion, about 1 cup" and "1 turkey, 12 lb" say how much it is in all. */
function isTotal(folded: string, other: Amount, words: LineWords): boolean {
  if (!isSameFood(folded, other, words)) return false;
  return isAfter(folded, other, words.about, words) || /[,;，；]\s*$/.test(folded.slice(0, other.from));
}

function isAfter(folded: string, { from, within }: Amount, joints: Phrases, words: LineWords): boolean {
  const start = within && within.from < from ? within.from : Math.max(0, from - MAX_JOINT);
  for (let at = start; at < from; at++) {
    const joint =
      at === 0 || /[^\p{L}]/u.test(folded[at - 1] ?? "") || within ? matchPhrase(folded, at, joints) : null;
    if (!joint || joint.to > from) continue;
    const next = skipSpaces(folded, joint.to);
    if (next >= from) return true;
    const about = matchPhrase(folded, next, words.about);
    if ((about ? skipSpaces(folded, about.to) : next) >= from) return true;
  }
  return false;
}

/** In "plus 50 g for dusting", no other food follows. */
function isSameFood(folded: string, { to, unit }: Amount, words: LineWords): boolean {
  const next = skipSpaces(folded, to);
  const rest = folded.slice(next);
  const isMore = /^[,;.)）]|^$/.test(rest) || MORE.test(rest);
  return unit !== null && (isMore || matchPhrase(folded, next, words.remarks) !== null);
}
