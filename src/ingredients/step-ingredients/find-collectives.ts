import type { Span } from "../text/span.ts";
import { FIT, type Mention } from "./candidate.ts";
import type { Sentence, Use } from "./divide-step.ts";
import { getAfter, getBefore } from "./judge-mention.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { StepWords } from "./words/step-words.ts";

/** Words for several ingredients: "the spices", "all remaining ingredients". */
export interface Collective extends Span {
  kind: "all" | "remaining" | "dry" | "wet" | "spices" | "foods";
  /** Of "foods": a kind such as herbs. */
  foodId: string | null;
  /** The words around it may name a component: "the ingredients for the sauce". */
  around: string;
  excepts: Mention[];
  use: Use;
}

/** Steps call several ingredients by these kinds. */
const KINDS = new Set(["vegetable", "fruit", "herb", "nut", "seed", "berry", "spice"]);

export function findCollectives(
  sentence: Sentence,
  mentions: readonly Mention[],
  vocabulary: Vocabulary,
): Collective[] {
  const { words } = vocabulary;
  const find = (pattern: RegExp) =>
    [...sentence.text.matchAll(pattern)]
      .map(({ 0: word, index: from }) => ({ from, to: from + word.length }))
      .filter(({ from }) => !sentence.states.some((state) => from >= state.from && from < state.to));
  const ingredients = find(words.ingredients).map((span) => readIngredients(span, sentence, vocabulary));
  const spices = find(words.spices)
    .filter(({ from }) => !words.checkBefore.test(getBefore(sentence, from)))
    .filter((span) => !isListed(span, mentions))
    .map((span) => makeCollective(span, "spices"));
  const kinds = mentions.flatMap((mention) =>
    isKind(mention, vocabulary) && !spices.some(({ from }) => from === mention.from)
      ? [
          {
            ...makeCollective(mention, mention.foodId === "spice" ? "spices" : "foods"),
            foodId: mention.foodId,
          },
        ]
      : [],
  );
  return [...ingredients, ...spices, ...kinds]
    .filter((one) => !isSpelledOut(one, sentence, mentions))
    .map((one) => ({ ...one, excepts: findExcepts(one, sentence, mentions, vocabulary) }));
}

const makeCollective = ({ from, to }: Span, kind: Collective["kind"]): Collective => ({
  from,
  to,
  kind,
  foodId: null,
  around: "",
  excepts: [],
  use: "used",
});

/** Finds the beetroot of "the vegetables except the beetroot". */
function findExcepts(
  { to }: Span,
  { text }: Sentence,
  mentions: readonly Mention[],
  { words }: Vocabulary,
): Mention[] {
  const except = words.except.exec(text.slice(to));
  if (!except) return [];
  const start = to + except.index + except[0].length;
  const end = start + (/^[^,.;:()]{0,40}/u.exec(text.slice(start))?.[0].length ?? 0);
  return mentions.filter(({ from }) => from >= start && from < end);
}

/** Checks for "the dry ingredients (flour, sugar)". */
function isSpelledOut({ to }: Span, { text }: Sentence, mentions: readonly Mention[]): boolean {
  const list = /^\s?\(([^)]*)/.exec(text.slice(to))?.[0].length ?? 0;
  return (
    mentions.filter(({ from, candidates }) => candidates.length > 0 && from > to && from < to + list).length >
    1
  );
}

/** "Mixed spice" may be a line. */
function isListed({ from, to }: Span, mentions: readonly Mention[]): boolean {
  return mentions.some(
    (mention) =>
      mention.from <= from && mention.to >= to && mention.candidates.some(({ fit }) => fit <= FIT.several),
  );
}

function isKind({ foodId, candidates }: Mention, { lines }: Vocabulary): boolean {
  if (foodId === null || !KINDS.has(foodId) || candidates.some(({ fit }) => fit <= FIT.several)) return false;
  return lines.some(({ kinds }) => kinds.has(foodId));
}

function readIngredients(span: Span, sentence: Sentence, { words }: Vocabulary): Collective {
  const before = getBefore(sentence, span.from);
  const after = getAfter(sentence, span.to);
  const near = `${before.slice(-20)} ${after.slice(0, 15)}`;
  const kind = words.dryAround.test(near)
    ? "dry"
    : words.wetAround.test(near)
      ? "wet"
      : words.othersBefore.test(before) || words.restAfter.test(after)
        ? "remaining"
        : "all";
  return {
    ...makeCollective(span, kind),
    around: findComponent(before, after, words),
  };
}

/** Finds "sauce" of "the sauce ingredients" and "the ingredients for the sauce". */
function findComponent(before: string, after: string, { forStart }: StepWords): string {
  return `${before.split(" ").slice(-3).join(" ")} ${forStart.test(after.trimStart()) ? after : ""}`;
}
