import { matchPhrase } from "../words/phrases.ts";
import { FIT, isOtherFood, isOtherPepper } from "./candidate.ts";
import type { Token } from "./divide-step.ts";
import type { NamedLine } from "./name-lines.ts";
import type { Candidate, Vocabulary } from "./vocabulary.ts";

interface FoundWords {
  candidates: Candidate[];
  count: number;
}

/** Finds the lines with the most words in a row, like "curry paste" for "red Thai curry paste". */
export function findPhrase(
  tokens: readonly Token[],
  at: number,
  food: { id: string } | null,
  vocabulary: Vocabulary,
): FoundWords | null {
  const { text = "", stem = "" } = tokens[at] ?? {};
  const named = vocabulary.byWord.get(stem) ?? [];
  const lines = named.filter((line) => !isOtherPepper(line, food?.id ?? null, text));
  const found = lines.flatMap((line) => {
    const { stems, count } = countWords(tokens, at, line, vocabulary);
    const fit = fitWords(stems, line, food?.id ?? null, vocabulary);
    return fit === null ? [] : [{ candidate: { line, fit, shared: stems.size }, count }];
  });
  const count = Math.max(0, ...found.map((one) => one.count));
  return count === 0
    ? null
    : { candidates: found.filter((one) => one.count === count).map(({ candidate }) => candidate), count };
}

function countWords(
  tokens: readonly Token[],
  at: number,
  line: NamedLine,
  { lineWords }: Vocabulary,
): { stems: Set<string>; count: number } {
  const stems = new Set<string>();
  let count = 0;
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next];
    if (!token || (next > at && !token.isJoined)) break;
    if (line.words.has(token.stem)) {
      stems.add(token.stem);
      count = next - at + 1;
    } else if (matchPhrase(token.text, 0, lineWords.of)?.to !== token.text.length) break;
  }
  return { stems, count };
}

/** @returns null if the words don't name the line */
function fitWords(
  stems: ReadonlySet<string>,
  line: NamedLine,
  foodId: string | null,
  vocabulary: Vocabulary,
): number | null {
  const hasHead = [...stems].some((stem) => line.heads.has(stem));
  if (stems.size >= line.words.size) return hasHead ? FIT.exact : null;
  if (stems.size > 1) return hasHead ? FIT.several : FIT.specific;
  // "Cut into cubes" isn't about the stock cube.
  if (!hasHead || [...stems].some((stem) => vocabulary.words.forms.has(stem) && line.words.size > 1))
    return null;
  if (!isOtherFood(line, foodId, vocabulary)) return FIT.kind;
  return FIT.loose;
}
