import {
  findStepIngredients,
  type StepRecipe,
} from "../../src/ingredients/step-ingredients/find-step-ingredients.ts";
import { prepareStepWords } from "../../src/ingredients/step-ingredients/words/step-words.ts";
import type { StepWordLists } from "../../src/ingredients/step-ingredients/words/step-word-lists.ts";
import type { TaughtFoods } from "../../src/ingredients/foods/food-table.ts";
import type { LineWords } from "../../src/ingredients/words/line-words.ts";
import { loadByLanguage, type LanguageFiles } from "./load-by-language.ts";
import { loadFoods } from "./load-foods.ts";

/** For each step, the positions of the lines that it uses. */
export type FindStepIngredients = (recipe: StepRecipe, lineWords: LineWords) => number[][];

const LISTS: LanguageFiles<StepWordLists> = {
  da: async () => (await import("../../src/ingredients/step-ingredients/words/da.ts")).DANISH,
  de: async () => (await import("../../src/ingredients/step-ingredients/words/de.ts")).GERMAN,
  en: async () => (await import("../../src/ingredients/step-ingredients/words/en.ts")).ENGLISH,
  es: async () => (await import("../../src/ingredients/step-ingredients/words/es.ts")).SPANISH,
  fr: async () => (await import("../../src/ingredients/step-ingredients/words/fr.ts")).FRENCH,
  it: async () => (await import("../../src/ingredients/step-ingredients/words/it.ts")).ITALIAN,
  nl: async () => (await import("../../src/ingredients/step-ingredients/words/nl.ts")).DUTCH,
  pl: async () => (await import("../../src/ingredients/step-ingredients/words/pl.ts")).POLISH,
  pt: async () => (await import("../../src/ingredients/step-ingredients/words/pt.ts")).PORTUGUESE,
  sv: async () => (await import("../../src/ingredients/step-ingredients/words/sv.ts")).SWEDISH,
  zh: async () => (await import("../../src/ingredients/step-ingredients/words/zh.ts")).CHINESE,
};

export const loadStepWords = loadByLanguage(LISTS, (file, key) =>
  file.then((lists) => prepareStepWords(key, lists)),
);

/** @param language a tag such as "de" or "zh-TW"; unknown languages get English */
export async function loadStepFinder(language: string, taught: TaughtFoods): Promise<FindStepIngredients> {
  const [words, foods] = await Promise.all([
    loadStepWords(language),
    // Without a connection, the words of the lines have to do.
    loadFoods(language, taught).then(
      (lookup) => lookup.foods,
      () => null,
    ),
  ]);
  return (recipe, lineWords) => findStepIngredients(recipe, { words, lineWords, foods });
}
