import { normalizeName } from "../foods/food-table.ts";
import { matchPhrase } from "../words/phrases.ts";
import {
  FIT,
  isOtherPepper,
  makeCandidates,
  mergeCandidates,
  relateFood,
  type Mention,
} from "./candidate.ts";
import { joinHyphenated, type Sentence, type Token } from "./divide-step.ts";
import { findInCompound } from "./find-in-compound.ts";
import { findPhrase } from "./find-phrase.ts";
import type { Candidate, Vocabulary } from "./vocabulary.ts";

/** Names of foods have at most this many words here. */
const MAX_WORDS = 5;
/** Most plurals of these languages end with an s. */
const WITH_S = new Set(["en", "es", "fr", "pt"]);

/** Finds all foods that a sentence names, in order. */
export function findMentions(sentence: Sentence, vocabulary: Vocabulary): Mention[] {
  const { lineWords, words } = vocabulary;
  const tokens = joinHyphenated(sentence.tokens, lineWords, words.language);
  const verbs = [...sentence.text.matchAll(words.notFoods)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }));
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const from = tokens[at]?.from ?? 0;
    const found = verbs.some((verb) => from >= verb.from && from < verb.to)
      ? null
      : findMention(tokens, at, vocabulary);
    if (found)
      mentions.push(
        found.mention,
        ...findCoordinated(tokens, { at, count: found.count }, found.mention, vocabulary),
      );
    at += found?.count ?? 1;
  }
  return mentions;
}

interface Found {
  mention: Mention;
  /** How many tokens it has. */
  count: number;
}

function findMention(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Found | null {
  const food = findNamedFood(tokens, at, vocabulary);
  const phrase = findPhrase(tokens, at, food, vocabulary);
  const isFood = food !== null && food.count >= (phrase?.count ?? 0);
  const related = isFood ? relateFood(food.id, vocabulary) : [];
  const count = Math.max(food?.count ?? 0, phrase?.count ?? 0, 1);
  const sameLength = phrase && phrase.count >= (food?.count ?? 0) ? phrase.candidates : [];
  const direct = mergeCandidates([...related, ...sameLength]);
  const candidates =
    direct.length > 0 ? direct : findLoosely(tokens.slice(at, at + count), food?.id ?? null, vocabulary);
  if (!food && candidates.length === 0) return null;
  const text = joinTokens(tokens.slice(at, at + count));
  const [first, last] = [tokens[at], tokens[at + count - 1]];
  return {
    count,
    mention: {
      from: first?.from ?? 0,
      to: last?.to ?? 0,
      candidates,
      name: isFood ? food.id : text,
      foodId: isFood ? food.id : null,
      isPlural: isPlural(text, vocabulary),
    },
  };
}

/** Finds the green ones of "red and green peppers" and "pimientos verde y amarillo". */
function findCoordinated(
  tokens: readonly Token[],
  { at, count }: { at: number; count: number },
  mention: Mention,
  { lineWords, byWord }: Vocabulary,
): Mention[] {
  const [and, other] = lineWords.statesFollow
    ? [tokens[at + count], tokens[at + count + 1]]
    : [tokens[at - 1], tokens[at - 2]];
  if (count < 2 || !and || !other || matchPhrase(and.text, 0, lineWords.and)?.to !== and.text.length)
    return [];
  const heads = new Set(mention.candidates.flatMap(({ line }) => [...line.heads]));
  const lines = (byWord.get(other.stem) ?? []).filter((line) =>
    [...line.heads].some((head) => heads.has(head)),
  );
  const { from, to, text } = other;
  return lines.length === 0
    ? []
    : [
        {
          from,
          to,
          candidates: makeCandidates(lines, FIT.several),
          name: text,
          foodId: null,
          isPlural: false,
        },
      ];
}

/** Finds the longest name of a food that starts at a token. */
function findNamedFood(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): { id: string; count: number } | null {
  const longest = Math.min(MAX_WORDS, vocabulary.foods?.index.longestName ?? 0);
  let most = 1;
  while (most < longest && tokens[at + most]?.isJoined) most++;
  for (let count = most; count > 0; count--) {
    const named = tokens.slice(at, at + count);
    const id = vocabulary.findFoodId(joinTokens(named));
    if (id && !joinsFoods(named, vocabulary)) return { id, count };
  }
  return null;
}

function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text, isElided }, at) => (at === 0 || isElided ? text : ` ${text}`)).join("");
}

/** The table has "sal e pimenta", which are two foods. */
function joinsFoods(tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const { and } = vocabulary.lineWords;
  const at = tokens.findIndex(({ text }) => matchPhrase(text, 0, and)?.to === text.length);
  if (at <= 0) return false;
  return [tokens.slice(0, at), tokens.slice(at + 1)].every(
    (part) => part.length > 0 && vocabulary.findFoodId(joinTokens(part)) !== null,
  );
}

/** Finds compounds, and lines with the same noun: "milk" for "oat milk". */
function findLoosely(
  tokens: readonly Token[],
  foodId: string | null,
  vocabulary: Vocabulary,
): readonly Candidate[] {
  const { lineWords, byWord } = vocabulary;
  const head = lineWords.statesFollow ? tokens[0] : tokens.at(-1);
  if (!head) return [];
  const headId = foodId && tokens.length > 1 ? vocabulary.findFoodId(head.text) : null;
  const kinds = headId ? relateFood(headId, vocabulary).filter(({ fit }) => fit <= FIT.kind) : [];
  if (kinds.length > 0) return kinds.map((one) => ({ ...one, fit: FIT.loose }));
  const lines = foodId
    ? (byWord.get(head.stem) ?? []).filter(
        (line) => line.heads.has(head.stem) && !isOtherPepper(line, foodId, head.text),
      )
    : [];
  if (lines.length > 0) return makeCandidates(lines, FIT.loose);
  return lineWords.joinsWords && tokens.length === 1 ? findInCompound(head, foodId, vocabulary) : [];
}

function isPlural(name: string, { foods, words }: Vocabulary): boolean {
  const forms = foods?.index.forms.get(name);
  if (forms) return normalizeName(forms.plural) === name && normalizeName(forms.singular) !== name;
  return WITH_S.has(words.language) && /[^s]s$/.test(name);
}
