import { useEffect, useMemo, useState } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import type { Units } from "../../../src/ingredients/convert-line.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/detect-language.ts";
import { findRegion } from "../../../src/ingredients/measures.ts";
import { useValue } from "../../state/use-value.ts";
import { loadFoods, type FindFood } from "../amounts/load-foods.ts";
import { unitSystem } from "../amounts/unit-system.ts";

/** The units that someone prefers on this device; null until the foods are loaded, and as written. */
export function useUnits(recipe: Recipe): Units | null {
  const system = useValue(unitSystem);
  const language = useMemo(() => detectRecipeLanguage(recipe), [recipe]);
  const [findFood, setFindFood] = useState<FindFood | null>(null);
  const isNeeded = system !== "written";

  useEffect(() => {
    let isShown = true;
    if (isNeeded)
      loadFoods(language)
        .then((find) => isShown && setFindFood(() => find))
        // Without foods, weights still convert to weights.
        .catch(() => isShown && setFindFood(() => () => null));
    return () => {
      isShown = false;
    };
  }, [isNeeded, language]);

  return useMemo(
    () => (isNeeded && findFood ? { system, region: findRegion(language, recipe.orgURL), findFood } : null),
    [isNeeded, findFood, system, language, recipe.orgURL],
  );
}
