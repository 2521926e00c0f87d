import { use, useMemo } from "react";
import type { Recipe } from "../../src/contract/recipes.ts";
import { detectRecipeLanguage } from "../../src/ingredients/words/detect-language.ts";
import type { LineWords } from "../../src/ingredients/words/line-words.ts";
import { loadWords } from "./load-words.ts";

/** Suspends until the words of the recipe's language are loaded. */
export function useWords(recipe: Recipe): LineWords {
  return use(loadWords(useMemo(() => detectRecipeLanguage(recipe), [recipe])));
}
