import type { IngredientGroup, Instruction } from "../../contract/recipes.ts";

const HEADING = /^#{1,6}\s+(\S.*)$/;

export function groupIngredientLines(lines: string[]): {
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
} {
  const sections: IngredientGroup[] = [{ title: "", items: [] }];
  for (const line of lines) {
    const title = parseTitle(line);
    if (title === null) sections.at(-1)?.items.push(line);
    else sections.push({ title, items: [] });
  }
  return joinGroups(sections);
}

export function joinGroups(sections: IngredientGroup[]): {
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
} {
  const filled = sections.filter(({ items }) => items.length > 0);
  return {
    recipeIngredient: filled.flatMap(({ items }) => items),
    ingredientGroups: filled.some(({ title }) => title !== "") ? filled : [],
  };
}

export function applyStepTitles(steps: Instruction[]): Instruction[] {
  const titled: Instruction[] = [];
  let title: string | null = null;
  for (const [at, step] of steps.entries()) {
    const heading = step.title ? null : parseTitle(step.text);
    const next = steps[at + 1];
    if (heading !== null && next && !next.title && parseTitle(next.text) === null) {
      title = heading;
      continue;
    }
    titled.push(title === null ? step : { ...step, title });
    title = null;
  }
  return titled;
}

function parseTitle(line: string): string | null {
  return HEADING.exec(line)?.[1] ?? null;
}
