import { FIT, makeCandidates, relateFood } from "./candidate.ts";
import type { Token } from "./divide-step.ts";
import { stemWord } from "./stem-word.ts";
import { findByEnd, type Candidate, type Vocabulary } from "./vocabulary.ts";

/** "Frühlingszwiebel" ends with "Zwiebel" if at least this many letters precede it. */
const MIN_START = 3;
const MIN_HEAD = 4;
const LINKS = /(?:e[nsr]|[ens])?$/;

/** Finds "Mehl" for "Weizenmehl", "Zwiebelwürfel" for "Zwiebel", and "Rinderhack" for "Hack". */
export function findInCompound(
  token: Token,
  foodId: string | null,
  vocabulary: Vocabulary,
): readonly Candidate[] {
  const ends = findByEnd(token, vocabulary);
  if (ends.length > 0) return makeCandidates(ends, foodId ? FIT.loose : FIT.kind);
  if (foodId) return [];
  const formed = findFormed(token, vocabulary);
  return formed.length > 0 ? formed : findHeadInCompound(token, vocabulary);
}

/** Divides "Zwiebelwürfel" before a form or part. */
function findFormed({ text }: Token, vocabulary: Vocabulary): readonly Candidate[] {
  const { words } = vocabulary;
  for (let at = MIN_START - 1; at < text.length - 2; at++) {
    if (!words.forms.has(stemWord(text.slice(at), words.language))) continue;
    const found = findStart(text.slice(0, at), vocabulary);
    if (found.length > 0) return found;
  }
  return [];
}

function findStart(start: string, vocabulary: Vocabulary): readonly Candidate[] {
  const { byWord, words } = vocabulary;
  const starts = new Set([start, start.replace(LINKS, ""), start.replace(/[sn]$/, ""), `${start}e`]);
  for (const one of starts) {
    const stem = stemWord(one, words.language);
    const lines = (byWord.get(stem) ?? []).filter(({ heads }) => heads.has(stem));
    if (lines.length > 0) return makeCandidates(lines, FIT.kind);
    const id = vocabulary.findFoodId(one);
    const related = id ? relateFood(id, vocabulary) : [];
    if (related.length > 0) return related;
    const ends = one.length > MIN_START ? findByEnd({ text: one, stem }, vocabulary) : [];
    if (ends.length > 0) return makeCandidates(ends, FIT.loose);
  }
  return [];
}

/** "Rinderhackfleisch" is the only "Hackfleisch". */
function findHeadInCompound({ stem }: Token, { byWord }: Vocabulary): readonly Candidate[] {
  for (let at = MIN_START; at <= stem.length - MIN_HEAD; at++) {
    const end = stem.slice(at);
    const lines = (byWord.get(end) ?? []).filter(({ heads }) => heads.has(end));
    if (lines.length > 0) return makeCandidates(lines, FIT.specific);
  }
  return [];
}
