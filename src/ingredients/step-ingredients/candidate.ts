import type { Span } from "../text/span.ts";
import type { NamedLine } from "./name-lines.ts";
import { isSameShelf, listKinds } from "./relate-foods.ts";
import type { Candidate, Vocabulary } from "./vocabulary.ts";

/** How well a step's words fit a line. Less is better. */
export const FIT = { exact: 0, several: 1, kind: 2, specific: 3, loose: 4 } as const;

/** A food that a sentence names. */
export interface Mention extends Span {
  candidates: readonly Candidate[];
  /** The food's ID, or its words. */
  name: string;
  foodId: string | null;
  isPlural: boolean;
}

/** Recipes mix up the names of these. */
const FAMILIES = [/^vanilla-(?!wafer)/, /(?:^|-)stock(?:-cube)?$/, /^(?:fresh-)?yeast$/];

/** Lists the lines of the same food, of a kind of it, or of its kind. */
export function relateFood(id: string, vocabulary: Vocabulary): readonly Candidate[] {
  const known = vocabulary.related.get(id);
  if (known) return known;
  const kinds = findKinds(id, vocabulary);
  const related = vocabulary.lines.flatMap((line) => {
    const fit = fitFood({ id, kinds }, line, vocabulary);
    return fit === null ? [] : [{ line, fit, shared: 0 }];
  });
  vocabulary.related.set(id, related);
  return related;
}

function fitFood(
  { id, kinds }: { id: string; kinds: ReadonlySet<string> },
  line: NamedLine,
  { foods }: Vocabulary,
): number | null {
  if (line.foodIds.includes(id)) return FIT.exact;
  if (line.kinds.has(id)) return FIT.kind;
  if (line.foodIds.some((one) => kinds.has(one) && (!foods || isSameShelf(id, one, foods.byId))))
    return FIT.specific;
  const isFamily = FAMILIES.some((family) => family.test(id) && line.foodIds.some((one) => family.test(one)));
  return isFamily ? FIT.loose : null;
}

/** Checks for a known food that isn't related to the line's. */
export function isOtherFood(line: NamedLine, foodId: string | null, vocabulary: Vocabulary): boolean {
  if (!foodId || line.foodIds.length === 0) return false;
  const kinds = findKinds(foodId, vocabulary);
  return !line.kinds.has(foodId) && !line.foodIds.some((id) => kinds.has(id));
}

/** The spice shares its name with vegetables, but only those have a plural. */
export function isOtherPepper({ kinds, foodIds }: NamedLine, foodId: string | null, word: string): boolean {
  return word === "peppers"
    ? foodIds.includes("black-pepper")
    : foodId === "black-pepper" && !kinds.has("spice");
}

export const makeCandidates = (lines: readonly NamedLine[], fit: number): Candidate[] =>
  lines.map((line) => ({ line, fit, shared: 1 }));

/** Keeps the best of each line. */
export function mergeCandidates(candidates: readonly Candidate[]): Candidate[] {
  const byLine = new Map<NamedLine, Candidate>();
  for (const one of candidates) {
    const { fit, shared } = byLine.get(one.line) ?? one;
    byLine.set(one.line, {
      line: one.line,
      fit: Math.min(fit, one.fit),
      shared: Math.max(shared, one.shared),
    });
  }
  return [...byLine.values()];
}

/** Lists those that fit best. */
export function pickBest(candidates: readonly Candidate[]): NamedLine[] {
  const fit = Math.min(...candidates.map((one) => one.fit));
  const fitting = candidates.filter((one) => one.fit === fit);
  const shared = Math.max(...fitting.map((one) => one.shared));
  return fitting.filter((one) => one.shared === shared).map(({ line }) => line);
}

/** Includes the food itself. */
function findKinds(id: string, { foods }: Vocabulary): ReadonlySet<string> {
  return foods ? listKinds(id, foods.byId) : new Set([id]);
}
