import type { Span } from "../text/span.ts";
import { matchPhrase } from "../words/phrases.ts";
import { pickBest, relateFood, type Mention } from "./candidate.ts";
import { findCollectives, type Collective } from "./find-collectives.ts";
import { divideStep, type Sentence, type Use } from "./divide-step.ts";
import { findHanMentions } from "./find-han-mentions.ts";
import { findMentions } from "./find-mentions.ts";
import { getBefore, isInPlace, isMeant, isPart } from "./judge-mention.ts";
import type { NamedLine } from "./name-lines.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A food that a step says to add or prepare. */
export interface Named extends Mention {
  kind: "food";
  /** The lines that fit best. */
  best: readonly NamedLine[];
  use: Use;
  /** True for "the remaining butter" and "100 g butter". */
  isPart: boolean;
  /** True for "both cheeses". */
  isAll: boolean;
  /** True for "on a floured surface". */
  isVerb: boolean;
  /** True for "to the meat". */
  isTarget: boolean;
  /** True for "in the hot oil". */
  isInPlace: boolean;
}

export type StepItem = Named | Collective;

/** Reads what a step adds or prepares, in order. */
export function readStep(text: string, vocabulary: Vocabulary): StepItem[] {
  return divideStep(text, vocabulary.words).flatMap((sentence) => readSentence(sentence, vocabulary));
}

function readSentence(sentence: Sentence, vocabulary: Vocabulary): StepItem[] {
  const mentions = (
    vocabulary.words.language === "zh"
      ? findHanMentions(sentence.text, vocabulary)
      : findMentions(sentence, vocabulary)
  ).filter((mention) => isMeant(mention, sentence, vocabulary));
  const use = findUse(sentence, mentions);
  const collectives = findCollectives(sentence, mentions, vocabulary).map((one) => ({ ...one, use }));
  const excepted = new Set(collectives.flatMap(({ excepts }) => excepts));
  const taken = (span: Span) => collectives.some(({ from, to }) => span.from >= from && span.from < to);
  const named = mentions
    .filter((mention) => mention.candidates.length > 0 && !excepted.has(mention) && !taken(mention))
    .map((mention) => readNamed(mention, sentence, use, vocabulary));
  shareParts(named, sentence, vocabulary);
  const verbs = findVerbs(sentence, vocabulary);
  const items = [
    ...named.filter(({ from }) => verbs.every((verb) => verb.from !== from)),
    ...collectives,
    ...verbs,
  ];
  return items.toSorted((one, other) => one.from - other.from);
}

/** "Beat the eggs" prepares them, but "beat the eggs and sugar" uses them. */
function findUse({ use }: Sentence, mentions: readonly Mention[]): Use {
  const names = new Set(mentions.filter(({ candidates }) => candidates.length > 0).map(({ name }) => name));
  return use === "ready" && names.size > 1 ? "used" : use;
}

function readNamed(mention: Mention, sentence: Sentence, use: Use, vocabulary: Vocabulary): Named {
  return {
    ...mention,
    kind: "food",
    best: pickBest(mention.candidates),
    use,
    isPart: isPart(mention, sentence, vocabulary),
    isAll: vocabulary.words.allBefore.test(getBefore(sentence, mention.from)),
    isVerb: false,
    isTarget: vocabulary.words.targetBefore.test(getBefore(sentence, mention.from)),
    isInPlace: isInPlace(mention, sentence, vocabulary),
  };
}

/** In "the remaining butter and sugar", both are remaining. */
function shareParts(named: Named[], { text }: Sentence, { lineWords: { and } }: Vocabulary): void {
  for (const [at, one] of named.entries()) {
    const before = named[at - 1];
    if (!before?.isPart || one.isPart) continue;
    const between = text.slice(before.to, one.from).trim();
    const joint = matchPhrase(between, 0, and);
    if (joint && /^\s*\p{L}{0,3}$/u.test(between.slice(joint.to))) one.isPart = true;
  }
}

/** Finds "on a floured surface". */
function findVerbs({ text }: Sentence, vocabulary: Vocabulary): Named[] {
  return vocabulary.words.verbs.flatMap(([foodId, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: word, index: from }): Named[] => {
      const candidates = relateVerb(foodId, vocabulary);
      if (candidates.length === 0) return [];
      const to = from + word.length;
      const verb = {
        kind: "food",
        use: "prepared",
        isPart: false,
        isAll: false,
        isVerb: true,
        isTarget: false,
        isInPlace: false,
      } as const;
      const best = pickBest(candidates);
      return [{ ...verb, best, from, to, candidates, name: foodId, foodId, isPlural: false }];
    }),
  );
}

/** Any flour is for dusting if it's the only one. */
function relateVerb(foodId: string, vocabulary: Vocabulary) {
  const candidates = relateFood(foodId, vocabulary);
  const [kind = foodId] = vocabulary.foods?.byId.get(foodId)?.parents ?? [];
  return candidates.length > 0 || kind === "dairy" || kind === "fat"
    ? candidates
    : relateFood(kind, vocabulary);
}
