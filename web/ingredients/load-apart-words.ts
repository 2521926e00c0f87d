import { prepareApartWords, type ApartWords } from "../../src/ingredients/sums/apart/find-apart.ts";
import { chooseList } from "../../src/ingredients/words/choose-list.ts";

const ENGLISH = "en";

const LISTS: Record<string, () => Promise<string>> = {
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

const loaded = new Map<string, Promise<ApartWords>>();

/** @param language a tag such as "de" or "zh-TW"; unknown languages get English */
export function loadApartWords(language: string): Promise<ApartWords> {
  const key = chooseList(language, LISTS);
  const known = loaded.get(key);
  if (known) return known;
  const load = LISTS[key] ?? LISTS[ENGLISH];
  if (!load) return Promise.reject(new Error(`No products for ${key}`));
  const loading = load().then(prepareApartWords);
  loaded.set(key, loading);
  void loading.catch(() => loaded.delete(key));
  return loading;
}
