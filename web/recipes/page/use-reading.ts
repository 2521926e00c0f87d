import { useMemo } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { getPoint } from "../../text/number.ts";
import { readIngredients } from "../amounts/read-ingredients.ts";
import { useTicks } from "./ticks.ts";
import { useServings } from "./use-servings.ts";

export type Reading = ReturnType<typeof useReading>;

/** What a person chose and checked while reading a recipe. */
export function useReading(recipe: Recipe) {
  const locale = useValue(language);
  const servings = useServings(recipe);
  const ticks = useTicks(`ingredients ${recipe.slug}`);
  const shown = useMemo(
    () => readIngredients(recipe, { factor: servings.factor, point: getPoint(locale) }),
    [recipe, servings.factor, locale],
  );
  return { servings, ticks, shown };
}
