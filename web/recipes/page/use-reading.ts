import { useMemo } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { createLineReader } from "../../../src/ingredients/correct-line.ts";
import type { KnownCorrections } from "../../../src/ingredients/corrections/pick-corrections.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { getPoint } from "../../text/number.ts";
import { knownCorrections } from "../../ingredients/corrections.ts";
import { readIngredients } from "../amounts/read-ingredients.ts";
import { scaleSteps } from "../amounts/scale-steps.ts";
import { useWords } from "../../ingredients/use-words.ts";
import { useTicks } from "./ticks.ts";
import { useFoods } from "./use-foods.ts";
import { useServings } from "./use-servings.ts";

export type Reading = ReturnType<typeof useReading>;

/**
 * Holds what a person chose and checked while reading a recipe.
 * @param shared corrections that a shared recipe includes, since its readers may not load all of them
 */
export function useReading(recipe: Recipe, shared?: KnownCorrections) {
  const locale = useValue(language);
  const words = useWords(recipe);
  const own = useValue(knownCorrections);
  const { corrections: corrected, taught } = shared ?? own;
  const servings = useServings(recipe, words);
  const ticks = useTicks(`ingredients ${recipe.slug}`);
  const { factor } = servings;
  const { units, inflectFood } = useFoods(recipe, { isScaled: factor !== 1, taught });
  const display = useMemo(
    () => ({
      factor,
      point: getPoint(locale),
      words,
      read: createLineReader(corrected, words),
      units,
      inflectFood,
    }),
    [factor, locale, words, corrected, units, inflectFood],
  );
  const shown = useMemo(() => readIngredients(recipe, display), [recipe, display]);
  const steps = useMemo(() => scaleSteps(recipe, display), [recipe, display]);
  return { servings, ticks, shown, steps };
}
