import type { RecipeSummary } from "../../src/contract/recipes.ts";

export interface NamesNow {
  all: string[];
  /** Those that only some have, and how many; those of most recipes first. */
  some: { name: string; number: number }[];
}

export interface NameEdit {
  chosen: string[];
  /** What only some had and none has in the end. */
  taken: string[];
}

/** What recipes have now, in the order of the first that has it. */
export function namesNow(recipes: RecipeSummary[], field: "recipeCategory" | "tags"): NamesNow {
  const counts = new Map<string, number>();
  for (const recipe of recipes)
    for (const name of recipe[field]) counts.set(name, (counts.get(name) ?? 0) + 1);
  const counted = [...counts].map(([name, number]) => ({ name, number }));
  return {
    all: counted.filter(({ number }) => number === recipes.length).map(({ name }) => name),
    some: counted
      .filter(({ number }) => number < recipes.length)
      .toSorted((one, other) => other.number - one.number),
  };
}

/** What has to be given and taken so that recipes have what somebody wants. */
export function nameChange(now: NamesNow, { chosen, taken }: NameEdit): { add: string[]; remove: string[] } {
  return {
    add: chosen.filter((name) => !now.all.includes(name)),
    remove: [...now.all, ...taken].filter((name) => !chosen.includes(name)),
  };
}
