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
