import { chooseList } from "../../src/ingredients/words/choose-list.ts";
import { findTimes } from "../../src/ingredients/times/find-times.ts";
import type { StepTime } from "../../src/ingredients/times/read-time.ts";
import { prepareTimeWords, type TimeLists } from "../../src/ingredients/times/time-words.ts";
import { loadLists } from "./load-words.ts";

export type FindTimes = (step: string) => StepTime[];

const ENGLISH = "en";

const LISTS: Record<string, () => Promise<TimeLists>> = {
  da: async () => (await import("../../src/ingredients/times/lists/da.ts")).DANISH_TIMES,
  de: async () => (await import("../../src/ingredients/times/lists/de.ts")).GERMAN_TIMES,
  en: async () => (await import("../../src/ingredients/times/lists/en.ts")).ENGLISH_TIMES,
  es: async () => (await import("../../src/ingredients/times/lists/es.ts")).SPANISH_TIMES,
  fr: async () => (await import("../../src/ingredients/times/lists/fr.ts")).FRENCH_TIMES,
  it: async () => (await import("../../src/ingredients/times/lists/it.ts")).ITALIAN_TIMES,
  nl: async () => (await import("../../src/ingredients/times/lists/nl.ts")).DUTCH_TIMES,
  pl: async () => (await import("../../src/ingredients/times/lists/pl.ts")).POLISH_TIMES,
  pt: async () => (await import("../../src/ingredients/times/lists/pt.ts")).PORTUGUESE_TIMES,
  sv: async () => (await import("../../src/ingredients/times/lists/sv.ts")).SWEDISH_TIMES,
  zh: async () => (await import("../../src/ingredients/times/lists/zh.ts")).CHINESE_TIMES,
};

const loaded = new Map<string, Promise<FindTimes>>();

/**
 * Finds nothing if the words can't be loaded: a recipe without timers is better than none.
 * @param language a tag such as "de" or "zh-TW"; unknown languages get English
 */
export function loadTimes(language: string): Promise<FindTimes> {
  const key = chooseList(language, LISTS);
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(key).catch(() => {
    loaded.delete(key);
    return () => [];
  });
  loaded.set(key, loading);
  return loading;
}

async function load(key: string): Promise<FindTimes> {
  const loadTimeLists = LISTS[key] ?? LISTS[ENGLISH];
  if (!loadTimeLists) return () => [];
  const [times, lists] = await Promise.all([loadTimeLists(), loadLists(key)]);
  const words = prepareTimeWords(times, lists);
  return (step) => findTimes(step, words);
}
