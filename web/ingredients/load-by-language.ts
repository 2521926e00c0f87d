import { chooseList } from "../../src/ingredients/words/choose-list.ts";

/** Each language is a separate file, since a page only needs one of them. */
export interface LanguageFiles<Lists> {
  en: () => Promise<Lists>;
  [language: string]: () => Promise<Lists>;
}

/**
 * Returns a function that loads the words for a tag such as "de" or "zh-TW" once, or again after a failure. Unknown
 * languages get English.
 * @param instead of words that can't be loaded; without it, the promise rejects
 */
export function loadByLanguage<Lists, Words>(
  files: LanguageFiles<Lists>,
  prepare: (file: Promise<Lists>, key: string) => Promise<Words>,
  instead?: Words,
): (language: string) => Promise<Words> {
  const loaded = new Map<string, Promise<Words>>();
  return (language) => {
    const key = chooseList(language, files);
    const known = loaded.get(key);
    if (known) return known;
    const loading = prepare((files[key] ?? files.en)(), key).catch((problem: unknown) => {
      loaded.delete(key);
      if (instead === undefined) throw problem;
      return instead;
    });
    loaded.set(key, loading);
    return loading;
  };
}
