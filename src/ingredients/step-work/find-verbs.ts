import { findAll } from "../text/find-all.ts";
import type { Span } from "../text/span.ts";
import type { StepTime } from "../times/read-time.ts";
import type { Sentence } from "./divide-step.ts";
import type { WorkWords } from "./work-words.ts";

export type Verb = Span & { kind: "waiting" | "work" | "tending" };

export function findVerbs(folded: string, { from, to }: Span, words: WorkWords): Verb[] {
  const sentence = folded.slice(from, to);
  return (["waiting", "work", "tending"] as const)
    .flatMap((kind) =>
      findAll(words[kind], sentence).map((span) => ({ from: span.from + from, to: span.to + from, kind })),
    )
    .toSorted((one, other) => one.from - other.from);
}

/** From the time before to the time after. */
export function findRegion({ from, to, times }: Sentence, time: StepTime): Span {
  const at = times.indexOf(time);
  return { from: times[at - 1]?.to ?? from, to: times[at + 1]?.from ?? to };
}

interface Around {
  region: Span;
  verbs: readonly Verb[];
  words: WorkWords;
}

/** What the time is for. */
export function findVerb(folded: string, time: StepTime, { region, verbs, words }: Around): Verb | undefined {
  const inside = verbs.filter(({ from, to }) => from >= region.from && to <= region.to);
  const before = inside.findLast(({ from }) => from < time.from);
  const after = inside.find(({ from }) => from >= time.to);
  if (!words.clauseEnd || !after) return before ?? after;
  return words.clauseEnd.test(folded.slice(time.to, after.from)) ? (before ?? after) : after;
}
