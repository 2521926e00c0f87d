import { useEffect, useMemo, useState } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { createLineReader } from "../../../src/ingredients/correct-line.ts";
import type { Foods } from "../../../src/ingredients/foods/find-foods.ts";
import { findStepIngredients } from "../../../src/ingredients/step-ingredients/find-step-ingredients.ts";
import { knownCorrections } from "../../ingredients/corrections.ts";
import { loadFoods } from "../../ingredients/load-foods.ts";
import { useWords } from "../../ingredients/use-words.ts";
import { useValue } from "../../state/use-value.ts";
import { listGroups, type ShownIngredients } from "../amounts/read-ingredients.ts";
import { tidyLine } from "../amounts/tidy-line.ts";

/** For each step of the recipe, the positions of the ingredients it uses. Null until foods are loaded. */
export function useStepIngredients(recipe: Recipe, language: string): number[][] | null {
  const { corrections, taught } = useValue(knownCorrections);
  const words = useWords(recipe);
  const [foods, setFoods] = useState<Foods | null | undefined>();

  useEffect(() => {
    let isShown = true;
    loadFoods(language, taught)
      .then(({ foods: loaded }) => loaded)
      // Without a connection, the words of the lines have to do.
      .catch(() => null)
      .then((loaded) => isShown && setFoods(loaded));
    return () => {
      isShown = false;
    };
  }, [language, taught]);

  return useMemo(() => {
    if (foods === undefined) return null;
    const read = createLineReader(corrections, words);
    const lines = listGroups(recipe, read).flatMap(({ title, items }) =>
      items.map((item) => ({ line: read(tidyLine(item), item), section: title })),
    );
    const steps = recipe.recipeInstructions.map(({ text, name, title }) => ({
      text: [name, text].filter(Boolean).join("\n"),
      ...(title && { title }),
    }));
    return findStepIngredients({ name: recipe.name, lines, steps }, { language, words, foods });
  }, [recipe, language, words, corrections, foods]);
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
