import { useEffect, useMemo, useState } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import type { Units } from "../../../src/ingredients/convert-line.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/detect-language.ts";
import type { TaughtFoods } from "../../../src/ingredients/foods/food-table.ts";
import { findRegion } from "../../../src/ingredients/measures.ts";
import { useValue } from "../../state/use-value.ts";
import { loadFoods, type FoodNaming } from "../amounts/load-foods.ts";
import { unitSystem } from "../amounts/unit-system.ts";

const UNKNOWN: FoodNaming = { find: () => null, inflect: undefined };

interface Needs {
  isScaled: boolean;
  taught: TaughtFoods;
}

interface KnownFoods {
  /** Null as written. */
  units: Units | null;
  inflectFood: FoodNaming["inflect"];
}

/** Units and plurals of a recipe's foods, loaded once amounts are converted or scaled. */
export function useFoods(recipe: Recipe, { isScaled, taught }: Needs): KnownFoods {
  const system = useValue(unitSystem);
  const language = useMemo(() => detectRecipeLanguage(recipe), [recipe]);
  const [naming, setNaming] = useState<FoodNaming | null>(null);
  const isNeeded = isScaled || system !== "written";

  useEffect(() => {
    let isShown = true;
    if (isNeeded)
      loadFoods(language, taught)
        // Without foods, weights still convert to weights.
        .catch(() => UNKNOWN)
        .then((found) => isShown && setNaming(found));
    return () => {
      isShown = false;
    };
  }, [isNeeded, language, taught]);

  return useMemo(() => {
    const region = findRegion(language, recipe.orgURL, recipe.recipeIngredient);
    return {
      units: system !== "written" && naming ? { system, region, findFood: naming.find } : null,
      inflectFood: naming?.inflect,
    };
  }, [naming, system, language, recipe.orgURL, recipe.recipeIngredient]);
}
