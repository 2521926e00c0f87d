import { DEFAULT_STAPLES } from "../../../src/contract/ingredient-rules.ts";
import { normalizeName } from "../../../src/ingredients/foods/food-table.ts";
import { listStapleKeys } from "../../../src/ingredients/foods/staples.ts";
import { listParts } from "../../../src/ingredients/sums/list-parts.ts";
import { callApi } from "../../api/call-api.ts";
import { waitWithin } from "../../api/wait-within.ts";
import { knownCorrections, loadCorrections } from "../../ingredients/corrections.ts";
import { language } from "../../state/language.ts";
import { loadReaders } from "../load-readers.ts";

const PATIENCE_MS = 3000;

export interface AddingKnowledge {
  /** Divides a line, and finds staples. */
  listParts(line: Parameters<typeof listParts>[0], language: string): ReturnType<typeof listParts>;
}

/** Where foods can't be loaded, no line is a staple. */
export async function loadAddingKnowledge(languages: readonly string[]): Promise<AddingKnowledge> {
  const [staples] = await Promise.all([
    waitWithin(PATIENCE_MS, loadStaples()),
    waitWithin(PATIENCE_MS, loadCorrections()),
  ]);
  const readers = await loadReaders([...new Set(languages)], language.peek(), knownCorrections.peek()).catch(
    () => null,
  );
  const foods = readers?.own.foods;
  const keys = foods
    ? listStapleKeys(staples ?? DEFAULT_STAPLES, foods.byId, (name) =>
        foods.index.byName.get(normalizeName(name)),
      )
    : new Set<string>();
  return {
    listParts(line, tag) {
      const reader = readers?.byLanguage.get(tag);
      return reader ? listParts(line, reader, keys) : [{ text: line.text, food: line.text, staple: null }];
    },
  };
}

/** Names and ids. Offline, the ones that this device stores, or the usual ones. */
async function loadStaples(): Promise<readonly string[]> {
  const answer = await callApi("GET groups/self/pantry");
  return (answer.ok && answer.data.staples) || DEFAULT_STAPLES;
}
