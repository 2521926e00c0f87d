import { prepareApartWords } from "../../src/ingredients/sums/apart/find-apart.ts";
import { loadByLanguage, type LanguageFiles } from "./load-by-language.ts";

const LISTS: LanguageFiles<string> = {
  da: async () => (await import("../../src/ingredients/sums/apart/words/da.ts")).DANISH,
  de: async () => (await import("../../src/ingredients/sums/apart/words/de.ts")).GERMAN,
  en: async () => (await import("../../src/ingredients/sums/apart/words/en.ts")).ENGLISH,
  es: async () => (await import("../../src/ingredients/sums/apart/words/es.ts")).SPANISH,
  fr: async () => (await import("../../src/ingredients/sums/apart/words/fr.ts")).FRENCH,
  it: async () => (await import("../../src/ingredients/sums/apart/words/it.ts")).ITALIAN,
  nl: async () => (await import("../../src/ingredients/sums/apart/words/nl.ts")).DUTCH,
  pl: async () => (await import("../../src/ingredients/sums/apart/words/pl.ts")).POLISH,
  pt: async () => (await import("../../src/ingredients/sums/apart/words/pt.ts")).PORTUGUESE,
  sv: async () => (await import("../../src/ingredients/sums/apart/words/sv.ts")).SWEDISH,
  zh: async () => (await import("../../src/ingredients/sums/apart/words/zh.ts")).CHINESE,
};

export const loadApartWords = loadByLanguage(LISTS, (file) => file.then(prepareApartWords));
