import { readStepWork, type StepWork } from "../../src/ingredients/step-work/read-step-work.ts";
import { prepareWorkWords, type WorkLists } from "../../src/ingredients/step-work/work-words.ts";
import { chooseList } from "../../src/ingredients/words/choose-list.ts";
import { loadTimes } from "./load-times.ts";

export type ReadWork = (step: string) => StepWork;

const LISTS: Record<string, () => Promise<WorkLists>> = {
  da: async () => (await import("../../src/ingredients/step-work/lists/da.ts")).DANISH_WORK,
  de: async () => (await import("../../src/ingredients/step-work/lists/de.ts")).GERMAN_WORK,
  en: async () => (await import("../../src/ingredients/step-work/lists/en.ts")).ENGLISH_WORK,
  es: async () => (await import("../../src/ingredients/step-work/lists/es.ts")).SPANISH_WORK,
  fr: async () => (await import("../../src/ingredients/step-work/lists/fr.ts")).FRENCH_WORK,
  it: async () => (await import("../../src/ingredients/step-work/lists/it.ts")).ITALIAN_WORK,
  nl: async () => (await import("../../src/ingredients/step-work/lists/nl.ts")).DUTCH_WORK,
  pl: async () => (await import("../../src/ingredients/step-work/lists/pl.ts")).POLISH_WORK,
  pt: async () => (await import("../../src/ingredients/step-work/lists/pt.ts")).PORTUGUESE_WORK,
  sv: async () => (await import("../../src/ingredients/step-work/lists/sv.ts")).SWEDISH_WORK,
  zh: async () => (await import("../../src/ingredients/step-work/lists/zh.ts")).CHINESE_WORK,
};

/** @param language a tag such as "de" or "zh-TW"; unknown languages get English */
export async function loadWork(language: string): Promise<ReadWork> {
  const load = LISTS[chooseList(language, LISTS)] ?? LISTS["en"];
  if (!load) throw new Error("No words");
  const [lists, findTimes] = await Promise.all([load(), loadTimes(language)]);
  const words = prepareWorkWords(lists);
  return (step) => readStepWork(step, findTimes(step), words);
}
