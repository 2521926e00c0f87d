import type { RecipeSummary } from "../../src/contract/recipes.ts";

export interface NamesNow {
  all: string[];
  /** Names that only some have, most frequent first. */
  some: { name: string; number: number }[];
}

export interface NameEdit {
  chosen: string[];
  taken: string[];
}

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

export function nameChange(now: NamesNow, { chosen, taken }: NameEdit): { add: string[]; remove: string[] } {
  return {
    add: chosen.filter((name) => !now.all.includes(name)),
    remove: [...now.all, ...taken].filter((name) => !chosen.includes(name)),
  };
}
