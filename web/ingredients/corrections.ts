import { computed, signal } from "@preact/signals-core";
import type { IngredientCorrections, SharedCorrections } from "../../src/contract/ingredients.ts";
import { indexCorrections, type Corrections } from "../../src/ingredients/correct-line.ts";
import type { KnownCorrections } from "../../src/ingredients/corrections/pick-corrections.ts";
import { normalizeName, type TaughtFoods } from "../../src/ingredients/foods/food-table.ts";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { language } from "../state/language.ts";
import { token } from "../state/session.ts";

/** One shared map keeps an empty response from rendering the page again. */
const NO_CORRECTIONS: Corrections = new Map();
const NOTHING_TAUGHT: TaughtFoods = new Map();

const loaded = signal<IngredientCorrections>({ lines: [], foods: [] });

export const knownCorrections = computed(() => indexKnown(loaded.value));
export const corrections = computed(() => knownCorrections.value.corrections);

export const correctedLines = computed(() => loaded.value.lines);

let loadedFor: { by: string | null } | null = null;
let calls = 0;

export function indexKnown({ lines, foods }: SharedCorrections): KnownCorrections {
  return {
    corrections: lines.length > 0 ? indexCorrections(lines) : NO_CORRECTIONS,
    taught:
      foods.length > 0
        ? new Map(foods.map(({ name, foodId }) => [normalizeName(name), foodId]))
        : NOTHING_TAUGHT,
  };
}

/** Loads once per session. The previous corrections apply until the response arrives. */
export async function loadCorrections(): Promise<void> {
  if (loadedFor?.by === token.peek()) return;
  loadedFor = { by: token.peek() };
  const answer = await refreshCorrections();
  if (!answer.ok || answer.isKept) loadedFor = null;
}

export async function refreshCorrections(): Promise<AnswerTo<"GET ingredient-corrections">> {
  const call = ++calls;
  const answer = await callApi("GET ingredient-corrections", { query: { language: language.peek() } });
  // Responses may arrive out of order.
  if (answer.ok && call === calls) loaded.value = answer.data;
  return answer;
}
