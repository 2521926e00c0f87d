import { readOvenHeat } from "../../src/ingredients/step-work/read-oven-heat.ts";
import { readStepWork, type StepWork } from "../../src/ingredients/step-work/read-step-work.ts";
import { prepareWorkWords, type WorkLists } from "../../src/ingredients/step-work/work-words.ts";
import { regionFor } from "../../src/ingredients/amounts/measures.ts";
import { foldLetters } from "../../src/ingredients/text/fold-letters.ts";
import type { StepTime } from "../../src/ingredients/times/read-time.ts";
import { loadByLanguage, type LanguageFiles } from "./load-by-language.ts";
import { loadTimes } from "./load-times.ts";

export type ReadWork = (step: string) => StepWork;

const LISTS: LanguageFiles<WorkLists> = {
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

const loadWorkWords = loadByLanguage(LISTS, (file) => file.then(prepareWorkWords));

/** @param language a tag such as "de" or "zh-TW"; unknown languages get English */
export async function loadWork(language: string): Promise<ReadWork> {
  const [words, findTimes] = await Promise.all([loadWorkWords(language), loadTimes(language)]);
  const region = regionFor("", language);
  return (written) => {
    const step = words.couple ? written.replace(words.couple, "2 ") : written;
    const work = readStepWork(step, findTimes(step), words);
    const hint = work.parts.length > 0 ? null : findHint(step, words.ahead, findTimes);
    return { ...work, hint, oven: work.mentionsOven ? readOvenHeat(step, region) : [] };
  };
}

/** "Take it out half an hour before cooking": without what follows, it's an ordinary time. */
function findHint(
  step: string,
  ahead: RegExp,
  findTimes: (step: string) => readonly StepTime[],
): number | null {
  const [first] = foldLetters(step).matchAll(ahead);
  const time = first && findTimes(step.slice(0, first.index).trimEnd()).at(-1);
  return time && first.index - time.to <= 1 ? Math.ceil(time.mostSeconds / 60) : null;
}
