import { useEffect, useMemo, useState } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import type { Units } from "../../../src/ingredients/amounts/convert-line.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import type { TaughtFoods } from "../../../src/ingredients/foods/food-table.ts";
import { findRegion } from "../../../src/ingredients/amounts/measures.ts";
import { useValue } from "../../state/use-value.ts";
import { keepFoods } from "../../ingredients/keep-foods.ts";
import { loadFoods, type FoodLookup } from "../../ingredients/load-foods.ts";
import { unitSystem } from "../../ingredients/unit-system.ts";

const UNKNOWN: FoodLookup = { find: () => null, inflect: undefined };

interface Needs {
  isScaled: boolean;
  taught: TaughtFoods;
}

interface KnownFoods {
  /** Null keeps the units as written. */
  units: Units | null;
  inflectFood: FoodLookup["inflect"];
}

/** Loads foods only when amounts are converted or scaled. */
export function useFoods(recipe: Recipe, { isScaled, taught }: Needs): KnownFoods {
  const system = useValue(unitSystem);
  const language = useMemo(() => detectRecipeLanguage(recipe), [recipe]);
  const [lookup, setLookup] = useState<FoodLookup | null>(null);
  const isNeeded = isScaled || system !== "written";

  useEffect(() => void keepFoods(language), [language]);
  useEffect(() => {
    let isShown = true;
    if (isNeeded)
      loadFoods(language, taught)
        // Weights convert to weights even without foods.
        .catch(() => UNKNOWN)
        .then((found) => isShown && setLookup(found));
    return () => {
      isShown = false;
    };
  }, [isNeeded, language, taught]);

  return useMemo(() => {
    const region = findRegion(language, recipe.orgURL, recipe.recipeIngredient);
    return {
      units: system !== "written" && lookup ? { system, region, findFood: lookup.find } : null,
      inflectFood: lookup?.inflect,
    };
  }, [lookup, system, language, recipe.orgURL, recipe.recipeIngredient]);
}
