import { prepareWords, type WordLists } from "../../src/ingredients/words/line-words.ts";
import { EVERYWHERE } from "../../src/ingredients/words/units.ts";
import { loadByLanguage, type LanguageFiles } from "./load-by-language.ts";

const LISTS: LanguageFiles<WordLists> = {
  da: async () => (await import("../../src/ingredients/words/lists/da.ts")).DANISH,
  de: async () => (await import("../../src/ingredients/words/lists/de.ts")).GERMAN,
  en: async () => (await import("../../src/ingredients/words/lists/en.ts")).ENGLISH,
  es: async () => (await import("../../src/ingredients/words/lists/es.ts")).SPANISH,
  fr: async () => (await import("../../src/ingredients/words/lists/fr.ts")).FRENCH,
  it: async () => (await import("../../src/ingredients/words/lists/it.ts")).ITALIAN,
  nl: async () => (await import("../../src/ingredients/words/lists/nl.ts")).DUTCH,
  pl: async () => (await import("../../src/ingredients/words/lists/pl.ts")).POLISH,
  pt: async () => (await import("../../src/ingredients/words/lists/pt.ts")).PORTUGUESE,
  sv: async () => (await import("../../src/ingredients/words/lists/sv.ts")).SWEDISH,
  zh: async () => (await import("../../src/ingredients/words/lists/zh.ts")).CHINESE,
};

export const loadWords = loadByLanguage(LISTS, (file) =>
  file.then((lists) => prepareWords(lists, EVERYWHERE)),
);

/** @param key a language without its region */
export function loadLists(key: string): Promise<WordLists> {
  return (LISTS[key] ?? LISTS.en)();
}
