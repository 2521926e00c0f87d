import type { Units } from "../../src/ingredients/amounts/convert-line.ts";
import {
  indexNames,
  parseFoods,
  type Food,
  type FoodNames,
  type TaughtFoods,
} from "../../src/ingredients/foods/food-table.ts";
import { followsNumber, inflectFood } from "../../src/ingredients/foods/inflect-food.ts";
import { findOnlyFood, makeFoods, type Foods } from "../../src/ingredients/foods/find-foods.ts";
import { listNameLanguages, type NameLanguage } from "../../src/ingredients/foods/name-languages.ts";

export interface FoodLookup {
  find: Units["findFood"];
  inflect: ((food: string, isPlural: boolean) => string) | undefined;
}

/** Everything that adding up amounts needs. */
export interface LoadedFoods extends FoodLookup {
  foods: Foods;
  /** Names a food in the language: the singular for 1, otherwise the plural. */
  nameFood: (foodId: string, count: number) => string;
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

const loaded = new Map<string, { taught: TaughtFoods; lookup: Promise<LoadedFoods> }>();
let table: Promise<Map<string, Food>> | null = null;

/** Call it only when amounts are converted or scaled, since the names of all foods are large. */
export function loadFoods(language: string, taught: TaughtFoods): Promise<LoadedFoods> {
  const known = loaded.get(language);
  if (known?.taught === taught) return known.lookup;
  const lookup = loadLookup(language, taught).catch((problem: unknown) => {
    loaded.delete(language);
    throw problem;
  });
  loaded.set(language, { taught, lookup });
  return lookup;
}

async function loadLookup(language: string, taught: TaughtFoods): Promise<LoadedFoods> {
  const [byId, ...files] = await Promise.all([
    loadTable(),
    ...listNameLanguages(language).map((tag) => NAMES[tag]()),
  ]);
  const names = files.map((file) => file.default);
  const foods = makeFoods(byId, indexNames(names, taught, language), language);
  return {
    foods,
    nameFood(id, count) {
      const listed = names.find((one) => Object.hasOwn(one, id))?.[id] ?? id;
      const [singular = id, plural = singular] = listed.split("|");
      return count === 1 ? singular : plural;
    },
    find({ food, foodId }) {
      const chosen = foodId ? byId.get(foodId) : undefined;
      return chosen ?? findOnlyFood(food, foods);
    },
    inflect: followsNumber(language) ? (food, isPlural) => inflectFood(food, isPlural, foods) : undefined,
  };
}

function loadTable(): Promise<Map<string, Food>> {
  table ??= import("../../locales/foods/foods.tsv", { with: { type: "text" } })
    .then((file) => parseFoods(file.default))
    .catch((problem: unknown) => {
      table = null;
      throw problem;
    });
  return table;
}
