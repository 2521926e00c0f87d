import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { listWordStarts } from "./food-words.ts";
import { isInBrackets } from "./in-brackets.ts";
import type { Amount } from "./read-amount.ts";
import { readBrackets, readInBracket, readParts } from "./read-brackets.ts";
import { readJoinedAt } from "./read-joined.ts";
import { listFurtherStarts, readListedAt } from "./read-listed.ts";

/** "2 paprika's bijv. een rode en een gele" are 2. */
const EXAMPLE =
  /(?<!\p{L})(?:e\. ?g\.|eg|z\. ?b\.|zum beispiel|bijv\.?|bijvoorbeeld|bv\.?|f\. ?eks\.?|feks|fx|for eksempel|t\.? ?ex\.?|till exempel|par ex\.?|par exemple|p\. ?ej\.|por ejemplo|por exemplo|ad es\.?|ad esempio|np\.?|na przyklad|for example|for instance)\s[^,;()+]*$/u;

/**
 * Reads amounts after the food: "(about 250 g)", "levain, or 2 g of yeast", "plus 1 yolk".
 * @param read the notes before the food. Only parts and alternatives are read in their brackets; `readStart` has
 *   read the rest.
 */
export function readOthers(
  folded: string,
  { first, food, notes, read }: { first: Amount; food: Span; notes: Span[]; read: Span[] },
  words: LineWords,
): Amount[] {
  const inBrackets = [
    ...read.flatMap((note) =>
      readBrackets(folded, note, (bracket) => readParts(folded, bracket, first, words)),
    ),
    ...notes.flatMap((note) =>
      readBrackets(folded, note, (bracket) => readInBracket(folded, bracket, first, words)),
    ),
  ];
  // "(or 1 cup milk and 1 cup cream)" goes on, but "(about 8 oz, 2 cups)" says the same again.
  const findBracket = (at: number) =>
    inBrackets.find(({ within }) => within && at < within.to && at >= within.from);
  const isRead = ({ from, isPart }: Amount) => {
    const bracket = findBracket(from);
    if (!bracket || (isPart && bracket.relation === "same")) return false;
    return bracket.relation !== "other" || inBrackets.some((one) => one.from === from);
  };
  // "1 cebolla y un puerro" is one food with another amount in it.
  const joined = [food, ...notes].flatMap((note) =>
    listWordStarts(folded, note).flatMap((at) => readJoinedAt(folded, at, note.to, words)),
  );
  const isExample = ({ from }: Amount) => EXAMPLE.test(folded.slice(0, from));
  const listed = [...read, ...notes].flatMap((note) =>
    listFurtherStarts(folded, note)
      .filter((at) => !isInBrackets(folded, at) || findBracket(at)?.relation === "other")
      .flatMap((at) => readListedAt(folded, { from: at, to: note.to }, first, words)),
  );
  return [
    ...inBrackets,
    ...[...markParts(joined), ...listed].filter((amount) => !isRead(amount) && !isExample(amount)),
  ];
}

/** In "of which 500 ml for the cream and 250 ml for the top", the second is a part, too. */
function markParts(joined: Amount[]): Amount[] {
  const first = joined.find(({ isPart }) => isPart);
  return joined.map((amount) => (first && amount.from > first.from ? { ...amount, isPart: true } : amount));
}
