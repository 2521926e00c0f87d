import type { Units } from "../../../src/ingredients/convert-line.ts";
import {
  indexNames,
  parseFoods,
  type FoodNames,
  type TaughtFoods,
} from "../../../src/ingredients/foods/food-table.ts";
import { followsNumber, inflectFood } from "../../../src/ingredients/foods/inflect-food.ts";
import { findFoods, makeFoods } from "../../../src/ingredients/foods/find-foods.ts";
import { languageFor, type Language } from "../../../src/contract/languages.ts";

export interface FoodNaming {
  find: Units["findFood"];
  inflect: ((food: string, isPlural: boolean) => string) | undefined;
}

type NamesFile = Promise<{ default: FoodNames }>;

const NAMES: Record<Language, () => NamesFile> = {
  "en-US": () => import("../../../locales/foods/en-US.json"),
  "da-DK": () => import("../../../locales/foods/da-DK.json"),
  "de-DE": () => import("../../../locales/foods/de-DE.json"),
  "fr-FR": () => import("../../../locales/foods/fr-FR.json"),
  "pl-PL": () => import("../../../locales/foods/pl-PL.json"),
  "pt-PT": () => import("../../../locales/foods/pt-PT.json"),
  "sv-SE": () => import("../../../locales/foods/sv-SE.json"),
  "zh-CN": () => import("../../../locales/foods/zh-CN.json"),
  "zh-TW": () => import("../../../locales/foods/zh-TW.json"),
};

const finders = new Map<string, { taught: TaughtFoods; finder: Promise<FoodNaming> }>();

/** Foods of recipes in this language, loaded when amounts are first converted or scaled. */
export function loadFoods(language: string, taught: TaughtFoods): Promise<FoodNaming> {
  const known = finders.get(language);
  if (known?.taught === taught) return known.finder;
  const finder = makeFinder(language, taught).catch((problem: unknown) => {
    finders.delete(language);
    throw problem;
  });
  finders.set(language, { taught, finder });
  return finder;
}

async function makeFinder(language: string, taught: TaughtFoods): Promise<FoodNaming> {
  const tag = languageFor(language);
  // English names would be taken for other things, like the Spanish "pimiento".
  const tags = new Set<Language>(tag ? [tag, "en-US"] : []);
  const [{ default: table }, ...names] = await Promise.all([
    import("../../../locales/foods/foods.tsv", { with: { type: "text" } }),
    ...[...tags].map((one) => NAMES[one]()),
  ]);
  const byId = parseFoods(table);
  const index = indexNames(
    names.map((file) => file.default),
    taught,
  );
  const foods = makeFoods(byId, index, language);
  return {
    find({ food, foodId }) {
      const chosen = foodId ? byId.get(foodId) : undefined;
      if (chosen) return chosen;
      const found = findFoods(food, foods);
      return found.length === 1 ? (found[0] ?? null) : null;
    },
    inflect: followsNumber(language) ? (food, isPlural) => inflectFood(food, isPlural, foods) : undefined,
  };
}
