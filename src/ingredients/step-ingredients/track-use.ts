import { FIT } from "./candidate.ts";
import type { Use } from "./divide-step.ts";
import type { NamedLine } from "./name-lines.ts";
import type { Named } from "./read-step.ts";

/** Remembers how earlier steps used each line. */
export interface Uses {
  last: Map<NamedLine, Use>;
  /** What steps called a line: the juice of a lemon is left after its zest. Empty for collective words. */
  names: Map<NamedLine, Set<string>>;
}

export const makeUses = (): Uses => ({ last: new Map(), names: new Map() });

const ORDER: readonly Use[] = ["prepared", "ready", "used"];

export function recordUse(uses: Uses, line: NamedLine, name: string, use: Use): void {
  const before = uses.last.get(line);
  if (!before || ORDER.indexOf(use) > ORDER.indexOf(before)) uses.last.set(line, use);
  uses.names.set(line, (uses.names.get(line) ?? new Set()).add(name));
}

/** Steps add these again and again. */
const AGAIN = new Set(["salt", "black-pepper", "white-pepper", "oil", "water"]);
/** "In the hot oil" adds none. */
const IN_PLACE = new Set(["oil", "water"]);
/** These are parts of a food that may be added one after the other. */
const PARTS = /-(?:juice|zest|yolk|white|leaf|peel)$/;

/** Tells the kind of a line that steps add again and again. */
export function findStaple({ kinds }: NamedLine): string | null {
  return [...kinds].find((kind) => AGAIN.has(kind)) ?? null;
}

/** Checks whether a mention adds a line, or only names it again. */
export function isAddition(uses: Uses, line: NamedLine, named: Named): boolean {
  const last = uses.last.get(line);
  const isNamed = named.candidates.some(({ fit, line: one }) => one === line && fit <= FIT.several);
  // "To the chili" doesn't add the only chili.
  const isNew = [...(uses.names.get(line) ?? [])].every((name) => !name);
  if (named.isTarget && isNew && !isNamed) return false;
  if (!last) return true;
  if (named.isPart || named.isVerb) return true;
  const staple = findStaple(line);
  if (staple && IN_PLACE.has(staple) && named.isInPlace) return false;
  if (last !== "used") return true;
  // "Excess fat" isn't oil again.
  if (staple && (isNamed || named.foodId === staple)) return true;
  if (line.isDivided && named.use === "used" && !named.isInPlace) return true;
  return PARTS.test(named.foodId ?? "") && !uses.names.get(line)?.has(named.name);
}
