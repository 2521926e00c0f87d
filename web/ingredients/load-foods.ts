import type { Units } from "../../src/ingredients/amounts/convert-line.ts";
import {
  indexNames,
  parseFoods,
  type FoodNames,
  type TaughtFoods,
} from "../../src/ingredients/foods/food-table.ts";
import { followsNumber, inflectFood } from "../../src/ingredients/foods/inflect-food.ts";
import { findOnlyFood, makeFoods } from "../../src/ingredients/foods/find-foods.ts";
import { listNameLanguages, type NameLanguage } from "../../src/ingredients/foods/name-languages.ts";

export interface FoodLookup {
  find: Units["findFood"];
  inflect: ((food: string, isPlural: boolean) => string) | undefined;
}

type NamesFile = Promise<{ default: FoodNames }>;

const NAMES: Record<NameLanguage, () => NamesFile> = {
  "en-US": () => import("../../locales/foods/en-US.json"),
  "da-DK": () => import("../../locales/foods/da-DK.json"),
  "de-DE": () => import("../../locales/foods/de-DE.json"),
  "fr-FR": () => import("../../locales/foods/fr-FR.json"),
  es: () => import("../../locales/foods/es.json"),
  it: () => import("../../locales/foods/it.json"),
  nl: () => import("../../locales/foods/nl.json"),
  "pl-PL": () => import("../../locales/foods/pl-PL.json"),
  "pt-PT": () => import("../../locales/foods/pt-PT.json"),
  "sv-SE": () => import("../../locales/foods/sv-SE.json"),
  "zh-CN": () => import("../../locales/foods/zh-CN.json"),
  "zh-TW": () => import("../../locales/foods/zh-TW.json"),
};

const loaded = new Map<string, { taught: TaughtFoods; lookup: Promise<FoodLookup> }>();

/** Call it only when amounts are converted or scaled, since the names of all foods are large. */
export function loadFoods(language: string, taught: TaughtFoods): Promise<FoodLookup> {
  const known = loaded.get(language);
  if (known?.taught === taught) return known.lookup;
  const lookup = loadLookup(language, taught).catch((problem: unknown) => {
    loaded.delete(language);
    throw problem;
  });
  loaded.set(language, { taught, lookup });
  return lookup;
}

async function loadLookup(language: string, taught: TaughtFoods): Promise<FoodLookup> {
  const [{ default: table }, ...names] = await Promise.all([
    import("../../locales/foods/foods.tsv", { with: { type: "text" } }),
    ...listNameLanguages(language).map((tag) => NAMES[tag]()),
  ]);
  const byId = parseFoods(table);
  const index = indexNames(
    names.map((file) => file.default),
    taught,
    language,
  );
  const foods = makeFoods(byId, index, language);
  return {
    find({ food, foodId }) {
      const chosen = foodId ? byId.get(foodId) : undefined;
      return chosen ?? findOnlyFood(food, foods);
    },
    inflect: followsNumber(language) ? (food, isPlural) => inflectFood(food, isPlural, foods) : undefined,
  };
}
