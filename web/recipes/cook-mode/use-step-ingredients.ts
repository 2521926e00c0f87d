import { useMemo } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { createLineReader } from "../../../src/ingredients/correct-line.ts";
import { createChosenLinesFinder } from "../../../src/ingredients/step-ingredients/chosen-lines.ts";
import { knownCorrections } from "../../ingredients/corrections.ts";
import { useStepFinder } from "../../ingredients/use-step-finder.ts";
import { useWords } from "../../ingredients/use-words.ts";
import { useValue } from "../../state/use-value.ts";
import { listGroups, type ShownIngredients } from "../amounts/read-ingredients.ts";
import { tidyLine } from "../amounts/tidy-line.ts";

/** For each step, the positions of the ingredients that someone chose for it, or else of those it uses. */
export function useStepIngredients(recipe: Recipe, language: string): number[][] {
  const { corrections } = useValue(knownCorrections);
  const words = useWords(recipe);
  const find = useStepFinder(language);

  return useMemo(() => {
    const read = createLineReader(corrections, words);
    const groups = listGroups(recipe, read);
    const lines = groups.flatMap(({ title, items }) =>
      items.map((item) => ({ line: read(tidyLine(item), item), section: title })),
    );
    const steps = recipe.recipeInstructions.map(({ text, name, title }) => ({
      text: [name, text].filter(Boolean).join("\n"),
      ...(title && { title }),
    }));
    const found = find?.({ name: recipe.name, lines, steps }, words);
    const findChosen = createChosenLinesFinder(groups.flatMap(({ items }) => items));
    return recipe.recipeInstructions.map((step, at) => findChosen(step.ingredients) ?? found?.[at] ?? []);
  }, [recipe, words, corrections, find]);
}

/** Only these lines, without titles. */
export function pickLines(
  { sections, footnotes }: ShownIngredients,
  positions: readonly number[],
): ShownIngredients {
  const lines = sections
    .flatMap((section) => section.lines)
    .filter(({ position }) => positions.includes(position));
  const marks = new Set(lines.flatMap((line) => line.marks));
  return { sections: [{ title: "", lines }], footnotes: footnotes.filter(({ mark }) => marks.has(mark)) };
}
