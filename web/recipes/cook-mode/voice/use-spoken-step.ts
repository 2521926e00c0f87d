import { useMemo } from "react";
import type { Recipe } from "../../../../src/contract/recipes.ts";
import { useWords } from "../../../ingredients/use-words.ts";
import type { Reading } from "../../page/use-reading.ts";
import type { CookStep } from "../list-cook-steps.ts";
import { pickLines, useStepIngredients } from "../use-step-ingredients.ts";
import { prepareAmounts } from "./say-amounts.ts";

interface Options {
  /** Of the recipe. */
  language: string;
  step: CookStep | undefined;
  shown: Reading["shown"];
}

/** What to read aloud. */
export interface SpokenStep {
  texts: string[];
  ingredients: string[];
}

export function useSpokenStep(recipe: Recipe, { language, step, shown }: Options): SpokenStep {
  const words = useWords(recipe);
  const used = useStepIngredients(recipe, language);
  const say = useMemo(() => prepareAmounts(language, words), [language, words]);
  if (!step) return { texts: [], ingredients: [] };
  const { name = "", text } = step.step;
  const { sections } = pickLines(shown, used[step.position] ?? []);
  return {
    texts: [name, text].filter((part) => part.trim()).map(say),
    ingredients: sections
      .flatMap(({ lines }) => lines)
      .map(({ before, amount, after }) => say(before + amount + after)),
  };
}
