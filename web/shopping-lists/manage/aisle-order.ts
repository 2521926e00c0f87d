import { AISLES } from "../../../src/contract/ingredient-rules.ts";
import type { Change } from "../../../src/contract/shopping-sync.ts";

/** @param aisles the shop's order; empty for the usual one */
export function listAllAisles(aisles: readonly string[]): string[] {
  return [...new Set([...aisles, ...AISLES])];
}

export function isUsualOrder(aisles: readonly string[]): boolean {
  return listAllAisles(aisles).every((aisle, position) => aisle === AISLES[position]);
}

export function arrangeAisles(aisles: readonly string[]): Change {
  return { type: "arrange-aisles", aisles: isUsualOrder(aisles) ? [] : [...aisles] };
}

export interface AisleMove {
  aisle: string;
  /** The aisle before it in the new order; null if it comes first. */
  after: string | null;
}

/** The fewest moves that lead from one order to another. */
export function findMoves(current: readonly string[], next: readonly string[]): AisleMove[] {
  // A list shows aisles that it doesn't know last.
  const known = [...new Set([...current, ...next])];
  const staying = findStaying(next.map((aisle) => known.indexOf(aisle)));
  return next.flatMap((aisle, position) =>
    staying.has(position) ? [] : { aisle, after: next[position - 1] ?? null },
  );
}

/** Positions in the longest run of increasing places. */
function findStaying(places: readonly number[]): Set<number> {
  const runs: number[][] = [];
  let longest: number[] = [];
  for (const [position, place] of places.entries()) {
    const before = runs.filter((run) => (places[run.at(-1) ?? position] ?? place) < place);
    const run = before.reduce((best, one) => (one.length > best.length ? one : best), []);
    runs.push([...run, position]);
    if (run.length + 1 > longest.length) longest = [...run, position];
  }
  return new Set(longest);
}
