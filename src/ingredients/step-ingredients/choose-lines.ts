import { FIT, pickBest } from "./candidate.ts";
import type { NamedLine } from "./name-lines.ts";
import type { Named } from "./read-step.ts";
import { findStaple, type Uses } from "./track-use.ts";

export interface StepContext {
  /** The component that the step is about. Null if neither its words nor its foods tell. */
  section: number | null;
  /** True if its words tell. */
  isSectionNamed: boolean;
  /** The component of the step before. */
  lastSection: number | null;
  /** Positions of lines that the step names clearly. */
  clear: readonly number[];
  /** The lines of this step so far. */
  found: Set<NamedLine>;
  /** Lines of the same food that other steps name by their section. */
  claimed: ReadonlySet<NamedLine>;
  uses: Uses;
}

/** Chooses the lines that a step means by a food. Several of a kind need a plural: "the peppers". */
export function chooseLines(named: Named, context: StepContext): readonly NamedLine[] {
  const { section, isSectionNamed } = context;
  const here = named.candidates.filter(({ line, fit }) => line.section === section && fit <= FIT.specific);
  const best = here.length > 0 ? pickBest(here) : named.best;
  const isVague = named.candidates.every(({ fit }) => fit >= FIT.kind);
  // "The flesh" of a tomato isn't the meat of another component.
  if (here.length === 0 && isSectionNamed && isVague && !best.some(findStaple)) return [];
  const inSection = best.filter((line) => line.section === section);
  const lines = inSection.length > 0 ? inSection : best;
  if (lines.length < 2) return lines;
  if (named.foodId === "salt" || areSameFood(lines)) return pickOne(lines, named, context);
  return named.isPlural || named.isAll ? lines : [];
}

function areSameFood([first, ...others]: readonly NamedLine[]): boolean {
  if (!first) return false;
  return others.every(
    (other) =>
      other.foodIds.some((id) => first.foodIds.includes(id)) ||
      (other.words.size === first.words.size && [...other.words].every((word) => first.words.has(word))),
  );
}

/** Picks from lines of the same food, which belong to different components. */
function pickOne(lines: readonly NamedLine[], named: Named, context: StepContext): NamedLine[] {
  const { found, claimed, uses, section, lastSection } = context;
  const here = lines.filter((line) => found.has(line));
  if (here.length > 0 && !named.isPart) return here.slice(0, 1);
  const isHere = lines.some((line) => line.section === section);
  const free = lines.filter((line) => isHere || !claimed.has(line));
  const left = free.filter((line) => uses.last.get(line) !== "used");
  const wanted = left.filter((line) => uses.last.has(line) === (named.use === "used"));
  const pool = wanted.length > 0 ? wanted : left;
  if (pool.length > 0) return pickNearest(pool, context);
  const same = lines.filter((line) => line.section === lastSection);
  return pickNearest(same.length > 0 ? same : lines, context);
}

function pickNearest(lines: readonly NamedLine[], { clear }: StepContext): NamedLine[] {
  const distance = ({ position }: NamedLine) =>
    clear.length === 0 ? 0 : Math.min(...clear.map((one) => Math.abs(one - position)));
  const nearest = Math.min(...lines.map(distance));
  return lines.filter((line) => distance(line) === nearest).slice(0, 1);
}
