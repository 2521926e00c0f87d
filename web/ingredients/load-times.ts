import { findTimes } from "../../src/ingredients/times/find-times.ts";
import type { StepTime } from "../../src/ingredients/times/read-time.ts";
import { prepareTimeWords, type TimeLists } from "../../src/ingredients/times/time-words.ts";
import { loadByLanguage, type LanguageFiles } from "./load-by-language.ts";
import { loadLists } from "./load-words.ts";

export type FindTimes = (step: string) => StepTime[];

const LISTS: LanguageFiles<TimeLists> = {
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

/** A recipe without timers is better than none. */
const findNothing: FindTimes = () => [];

export const loadTimes = loadByLanguage(LISTS, prepareFinder, findNothing);

async function prepareFinder(file: Promise<TimeLists>, key: string): Promise<FindTimes> {
  const [times, lists] = await Promise.all([file, loadLists(key)]);
  const words = prepareTimeWords(times, lists);
  return (step) => findTimes(step, words);
}
