import type { RecipeState } from "../../../src/contract/recipe-life.ts";

/** A part of a recipe. */
export type Field = keyof RecipeState;

/** Fields that say the same thing, and are taken together. */
const WITH: Partial<Record<Field, Field[]>> = { recipeIngredient: ["ingredientGroups"] };
const TAKEN_ALONG = new Set(Object.values(WITH).flat());

/** What two people made of a recipe at the same time. */
export interface Merge {
  /** What only one of them changed, as they changed it; what both did, as `mine` says. */
  merged: RecipeState;
  /** What only the other one changed. */
  theirs: Field[];
  /** What both changed, each in another way. */
  both: Field[];
}

/** @param before what both began with */
export function merge(before: RecipeState, mine: RecipeState, theirs: RecipeState): Merge {
  const result: Merge = { merged: mine, theirs: [], both: [] };
  for (const field of Object.keys(before) as Field[]) {
    if (TAKEN_ALONG.has(field)) continue;
    if (isSame(field, theirs, before) || isSame(field, theirs, mine)) continue;
    if (isSame(field, mine, before)) {
      result.merged = take(field, theirs, result.merged);
      result.theirs.push(field);
    } else result.both.push(field);
  }
  return result;
}

/** A recipe with a field, and what goes with it, of another one. */
export function take(field: Field, from: RecipeState, into: RecipeState): RecipeState {
  const fields = [field, ...(WITH[field] ?? [])];
  return { ...into, ...Object.fromEntries(fields.map((name) => [name, from[name]])) };
}

function isSame(field: Field, one: RecipeState, other: RecipeState): boolean {
  return [field, ...(WITH[field] ?? [])].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}
