import type { Food } from "../foods/food-table.ts";
import type { StepContext } from "./choose-lines.ts";
import type { Collective } from "./find-collectives.ts";
import type { NamedLine } from "./name-lines.ts";
import type { Uses } from "./track-use.ts";
import { isDry, isSpice, isWet } from "./relate-foods.ts";

export interface CollectiveContext extends StepContext {
  lines: readonly NamedLine[];
  byId: ReadonlyMap<string, Food>;
  /** The component that the words around the collective name. */
  namedSection: number | null;
  /** Lines that a later step names. */
  isReserved: (line: NamedLine) => boolean;
}

/** With this many foods before it, "all ingredients" means those. */
const MOST_BEFORE_ALL = 2;

/** Lists the lines that "the spices" or "all remaining ingredients" mean. */
export function chooseCollective(collective: Collective, context: CollectiveContext): NamedLine[] {
  const { kind, excepts } = collective;
  const { isReserved } = context;
  if (kind === "all" && context.namedSection === null && context.found.size >= MOST_BEFORE_ALL) return [];
  const excepted = new Set(excepts.flatMap(({ candidates }) => candidates.map(({ line }) => line)));
  const left = listLeft(collective, context).filter((line) => !excepted.has(line));
  // "Get all ingredients ready" precedes the steps that need them.
  if (kind === "all") return left.filter(isReserved).length > left.length / 2 ? [] : left;
  if (kind === "remaining") return left;
  const fitting = left.filter((line) => fits(collective, line, context));
  const free = collective.use !== "used" ? fitting : fitting.filter((line) => !isReserved(line));
  const prepared = free.filter((line) => context.uses.last.has(line));
  return prepared.length > 0 ? prepared : free;
}

function listLeft({ kind }: Collective, context: CollectiveContext): NamedLine[] {
  const { lines, namedSection, section, lastSection, uses } = context;
  const own = namedSection ?? section ?? (kind === "all" || kind === "remaining" ? lastSection : null);
  const left = lines.filter((line) => isLeft(line, uses));
  const inSection = left.filter((line) => line.section === own);
  return own !== null && inSection.length > 0 ? inSection : left;
}

function isLeft(line: NamedLine, { last }: Uses): boolean {
  const use = last.get(line);
  return use === undefined || use === "prepared";
}

function fits(
  { kind, foodId }: Collective,
  { foodIds, kinds }: NamedLine,
  { byId }: CollectiveContext,
): boolean {
  if (kind === "dry") return isDry(foodIds, byId);
  if (kind === "wet") return isWet(foodIds, byId);
  if (kind === "spices") return isSpice(foodIds, byId);
  return foodId !== null && kinds.has(foodId);
}
