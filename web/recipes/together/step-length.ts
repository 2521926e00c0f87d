import type { WorkPart } from "../../../src/ingredients/step-work/add-part.ts";

export function getLength(parts: readonly WorkPart[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}

export function countWaiting(parts: readonly WorkPart[]): number {
  return getLength(parts.filter(({ handsFree }) => handsFree));
}
