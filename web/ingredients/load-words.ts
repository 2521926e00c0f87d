import { chooseList } from "../../src/ingredients/words/choose-list.ts";
import { prepareWords, type LineWords, type WordLists } from "../../src/ingredients/words/line-words.ts";
import { EVERYWHERE } from "../../src/ingredients/words/units.ts";

const ENGLISH = "en";

/** Each language is a separate file, since a page only needs one of them. */
const LISTS: Record<string, () => Promise<WordLists>> = {
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

const loaded = new Map<string, Promise<LineWords>>();

/** @param language a tag such as "de" or "zh-TW"; unknown languages get English */
export function loadWords(language: string): Promise<LineWords> {
  const key = chooseList(language, LISTS);
  const known = loaded.get(key);
  if (known) return known;
  const loading = loadLists(key).then((lists) => prepareWords(lists, EVERYWHERE));
  loaded.set(key, loading);
  void loading.catch(() => loaded.delete(key));
  return loading;
}

/** @param key a language without its region */
export function loadLists(key: string): Promise<WordLists> {
  const load = LISTS[key] ?? LISTS[ENGLISH];
  return load ? load() : Promise.reject(new Error(`No words for ${key}`));
}
