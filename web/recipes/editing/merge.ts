import type { RecipeContent } from "../../../src/contract/recipe-life.ts";

export type Field = keyof RecipeContent;

const WITH: Partial<Record<Field, Field[]>> = { recipeIngredient: ["ingredientGroups"] };
const TAKEN_ALONG = new Set(Object.values(WITH).flat());

export interface Merge {
  /** Changes of both; where both changed a field, mine. */
  merged: RecipeContent;
  theirs: Field[];
  both: Field[];
}

export function merge(before: RecipeContent, mine: RecipeContent, theirs: RecipeContent): Merge {
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

export function take(field: Field, from: RecipeContent, into: RecipeContent): RecipeContent {
  const fields = [field, ...(WITH[field] ?? [])];
  return { ...into, ...Object.fromEntries(fields.map((name) => [name, from[name]])) };
}

function isSame(field: Field, one: RecipeContent, other: RecipeContent): boolean {
  return [field, ...(WITH[field] ?? [])].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}
