import { contains, findAll } from "../text/find-all.ts";
import type { WorkWords } from "./work-words.ts";

export interface StepHeat {
  /** How food is after the step; null if the step doesn't change that. */
  after: "hot" | "cold" | null;
  /** Whether nothing may come between the step before and this one. "Bake, and serve at once" can wait. */
  isAtOnce: boolean;
  /** Whether it ends with serving hot food. */
  isServedAtOnce: boolean;
  /** Whether food is in the oven. */
  usesOven: boolean;
  /** Whether its temperatures are those of the oven. */
  mentionsOven: boolean;
  /** Whether it does nothing but heat the oven. */
  onlyPreheats: boolean;
}

/** Letters around "preheat the oven to 200 °C". More are other work. */
const MOST_BESIDE_PREHEATING = 60;
const CLAUSE = /[^.;!?。；！？\n]+/g;

export function readHeat(folded: string, hasWork: boolean, words: WorkWords): StepHeat {
  const clauses = folded.match(CLAUSE) ?? [];
  const preheating = clauses.filter((clause) => contains(words.preheat, clause));
  const others = clauses.filter((clause) => !preheating.includes(clause) && /\p{L}/u.test(clause));
  const said = others.length > 0 ? others.join(". ") : dropPreheating(folded, words);
  const [hot, cold] = [findLast(words.heat, said), findLast(words.chill, said)];
  const [firstHot, atOnce] = [said.search(words.heat), said.search(words.atOnce)];
  const onlyPreheats =
    preheating.length > 0 &&
    others.length === 0 &&
    !hasWork &&
    preheating.every((clause) => clause.length <= MOST_BESIDE_PREHEATING + countDigits(clause));
  return {
    after: onlyPreheats || (hot < 0 && cold < 0) ? null : hot > cold ? "hot" : "cold",
    isAtOnce: atOnce >= 0 && (firstHot < 0 || atOnce <= firstHot),
    isServedAtOnce: findLast(words.atOnce, said) > hot,
    usesOven: !onlyPreheats && contains(words.oven, said),
    mentionsOven: preheating.length > 0 || contains(words.oven, said),
    onlyPreheats,
  };
}

/** "Preheat the oven, and roast the beets" also roasts. */
function dropPreheating(folded: string, words: WorkWords): string {
  const end = findAll(words.preheat, folded).at(-1)?.to ?? 0;
  const rest = folded.slice(end);
  const next = rest.search(words.goesOn);
  return next < 0 ? "" : rest.slice(next);
}

function findLast(pattern: RegExp, text: string): number {
  return findAll(pattern, text).at(-1)?.from ?? -1;
}

/** Temperatures in two units are long. */
function countDigits(text: string): number {
  return (text.match(/\d/g)?.length ?? 0) * 2;
}
