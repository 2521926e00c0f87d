import { isHan } from "../words/phrases.ts";
import { FIT, isOtherFood, makeCandidates, mergeCandidates, relateFood, type Mention } from "./candidate.ts";
import type { NamedLine } from "./name-lines.ts";
import type { Vocabulary } from "./vocabulary.ts";

const MAX_NAME = 8;

/** Finds the longest names of foods in a Chinese sentence, which has no spaces. */
export function findHanMentions(text: string, vocabulary: Vocabulary): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < text.length;) {
    const mention = isHan(text, at) ? findMentionAt(text, at, vocabulary) : null;
    if (mention) mentions.push(mention);
    at = mention?.to ?? at + 1;
  }
  return mentions;
}

function findMentionAt(text: string, from: number, vocabulary: Vocabulary): Mention | null {
  for (let length = Math.min(MAX_NAME, text.length - from); length > 0; length--) {
    const name = text.slice(from, from + length);
    const foodId = vocabulary.findFoodId(name);
    const lines = foodId || length > 1 ? (vocabulary.byHan.get(name) ?? []) : [];
    if (!foodId && lines.length === 0) continue;
    const candidates = mergeCandidates([
      ...(foodId ? relateFood(foodId, vocabulary) : []),
      ...lines.flatMap((line) => makeCandidates([line], fitHan(name, line, foodId, vocabulary))),
    ]);
    return { from, to: from + length, candidates, name: foodId ?? name, foodId, isPlural: false };
  }
  return null;
}

function fitHan(name: string, line: NamedLine, foodId: string | null, vocabulary: Vocabulary): number {
  if (line.names.some((one) => one.replaceAll(" ", "") === name)) return FIT.exact;
  return isOtherFood(line, foodId, vocabulary) ? FIT.loose : FIT.kind;
}
