import { useMemo } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { createLineReader } from "../../../src/ingredients/correct-line.ts";
import { knownCorrections } from "../../ingredients/corrections.ts";
import { useWords } from "../../ingredients/use-words.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { SERVINGS } from "../../text/add-servings.ts";
import { getPoint } from "../../text/number.ts";
import { scaleSteps } from "../amounts/scale-steps.ts";
import type { Dish } from "../cook-mode/dishes.ts";
import { describeServings } from "../page/describe-servings.ts";
import { useFoods } from "../page/use-foods.ts";

interface Props {
  recipe: Recipe;
  dish: Dish;
  /** As written. */
  line: string;
}

/** A step in the amounts that cook mode shows. Suspends until the words of its language are loaded. */
export function StepText({ recipe, dish, line }: Props) {
  const words = useWords(recipe);
  const locale = useValue(language);
  const { corrections, taught } = useValue(knownCorrections);
  const wanted = Number(new URLSearchParams(dish.search).get(SERVINGS)) || null;
  const { factor } = describeServings(recipe.recipeYield, { words, locale, wanted, choose: () => undefined });
  const { units, inflectFood } = useFoods(recipe, { isScaled: factor !== 1, taught });
  return useMemo(() => {
    const read = createLineReader(corrections, words);
    const display = { factor, point: getPoint(locale), words, read, units, inflectFood };
    const [step] = scaleSteps({ ...recipe, recipeInstructions: [{ text: line }] }, display);
    return step?.text ?? line;
  }, [recipe, line, corrections, words, factor, locale, units, inflectFood]);
}
