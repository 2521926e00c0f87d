import { findFoods, findOnlyFood, getFoodLanguage, makeFoods, type Foods } from "./find-foods.ts";
import {
  includeChildren,
  indexNames,
  normalizeName,
  parseFoods,
  type Food,
  type FoodIndex,
  type FoodNames,
  type NamedIds,
  type TaughtFoods,
} from "./food-table.ts";
import { followsNumber, inflectFood } from "./inflect-food.ts";
import {
  ENGLISH,
  listNameLanguages,
  NAME_LANGUAGES,
  nameLanguageFor,
  type NameLanguage,
} from "./name-languages.ts";
import { listStapleKeys } from "./staples.ts";

/** The catalog calls these on first use. */
export interface FoodTexts {
  /** Returns the rows of `foods.tsv`. */
  readFoods(): string;
  /** Returns `FoodNames` as JSON. */
  readNames(language: NameLanguage): string;
}

export type FoodCatalog = ReturnType<typeof foodCatalog>;

const NOTHING_TAUGHT: TaughtFoods = new Map();

/** @param getTaught must return the same map until something changes */
export function foodCatalog(texts: FoodTexts, getTaught = () => NOTHING_TAUGHT) {
  const known = new Map<string, { foods: Foods; taught: TaughtFoods }>();
  const parsedNames = new Map<NameLanguage, FoodNames>();
  let byId: Map<string, Food> | null = null;
  const plurals = new Map<string, string[]>();
  let everyLanguage: { index: FoodIndex; taught: TaughtFoods } | null = null;

  const all = () => (byId ??= parseFoods(texts.readFoods()));

  function loadNames(language: string): FoodNames {
    const tag = nameLanguageFor(language);
    if (!tag) return {};
    const found = parsedNames.get(tag);
    if (found) return found;
    const names: FoodNames = JSON.parse(texts.readNames(tag));
    parsedNames.set(tag, names);
    return names;
  }

  function forLanguage(language: string): Foods {
    const taught = getTaught();
    // Requests may name any language, which must not grow the cache.
    const key = nameLanguageFor(language) ?? getFoodLanguage(language);
    const found = known.get(key);
    if (found?.taught === taught) return found.foods;
    const index = indexNames(listNameLanguages(key).map(loadNames), taught, language);
    const foods = makeFoods(all(), index, language);
    known.set(key, { foods, taught });
    return foods;
  }

  function indexAll(): FoodIndex {
    const taught = getTaught();
    if (everyLanguage?.taught !== taught)
      everyLanguage = { index: indexNames(NAME_LANGUAGES.map(loadNames), taught), taught };
    return everyLanguage.index;
  }

  function findId(text: string, language: string): string | undefined {
    const name = normalizeName(text);
    return forLanguage(language).index.byName.get(name) ?? indexAll().byName.get(name);
  }

  /** Lists the plurals of a food that differ from its singular, in all languages. */
  function listPlurals(id: string): string[] {
    const found = plurals.get(id);
    if (found) return found;
    const listed = NAME_LANGUAGES.flatMap((language) => {
      const [singular, plural] = (loadNames(language)[id] ?? "").split("|");
      return plural && plural !== singular ? [normalizeName(plural)] : [];
    });
    plurals.set(id, listed);
    return listed;
  }

  /** Lists the plural, the singular, then the synonyms of a food, the longest first. */
  function listNamesById(id: string, language: string): { name: string; key: string }[] {
    const names = (loadNames(language)[id] ?? "").split("|").filter(Boolean);
    const [singular, plural, ...synonyms] = names.map((name) => ({ name, key: normalizeName(name) }));
    const usual = [plural, singular].filter((name) => name !== undefined);
    return [...usual, ...synonyms.toSorted((one, other) => other.key.length - one.key.length)];
  }

  return {
    get: (id: string): Food | null => all().get(id) ?? null,

    forLanguage,

    find: (text: string, language: string): Food[] => findFoods(text, forLanguage(language)),

    /** @returns null if the text names several foods, or none */
    findOnly: (text: string, language: string): Food | null => findOnlyFood(text, forLanguage(language)),

    /** Looks up an exact name, first in this language, then in all others. */
    findByName: (text: string, language: string): Food | null =>
      all().get(findId(text, language) ?? "") ?? null,

    /** @param staples names in any language, and ids */
    listStapleKeys: (staples: readonly string[], language: string): Set<string> =>
      listStapleKeys(staples, all(), (name) => findId(name, language)),

    /** Returns the singular for 1, otherwise the plural. */
    getName(id: string, language: string, count = 1): string {
      const names = (loadNames(language)[id] ?? loadNames(ENGLISH)[id] ?? id).split("|");
      return (count === 1 ? names[0] : (names[1] ?? names[0])) ?? id;
    },

    /** Names foods as a text does: "rigatoni" for penne, and "onions" if it has several. */
    createNamer(text: string, language: string): (id: string) => string {
      const words = ` ${normalizeName(text).replace(/[^\p{L}\p{M}]+/gu, " ")} `;
      return (id) => {
        const used = listNamesById(id, language).find(({ key }) => words.includes(` ${key} `));
        if (used) return used.name;
        const isPlural = listPlurals(id).some((plural) => words.includes(` ${plural} `));
        return this.getName(id, language, isPlural ? 2 : 1);
      };
    },

    /** Maps normalized names to ids of foods. */
    listNames: (language: string): NamedIds => forLanguage(language).index.byName,
    listAllNames: (): NamedIds => indexAll().byName,

    /** Changes with the table or any name in it. */
    computeChecksum(): number {
      let sum = 0;
      for (const text of [texts.readFoods(), ...NAME_LANGUAGES.map((language) => texts.readNames(language))])
        for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
      return sum;
    },

    inflect: (food: string, language: string, isPlural: boolean): string =>
      followsNumber(language) ? inflectFood(food, isPlural, forLanguage(language)) : food,

    /** Includes the food itself: meat, beef, beef steak, gelatin. */
    includeChildren: (id: string): Set<string> => includeChildren([id], all()),

    /** Lists a food and its first parents: cheddar, cheese, dairy. Further parents are its contents. */
    listKinds(id: string): string[] {
      const kinds: string[] = [];
      let next: string | undefined = id;
      while (next && !kinds.includes(next)) {
        kinds.push(next);
        next = all().get(next)?.parents[0];
      }
      return kinds;
    },

    /** Includes the food itself: beef steak, beef, meat. */
    includeParents(id: string): Set<string> {
      const found = new Set([id]);
      for (const one of found) for (const parent of all().get(one)?.parents ?? []) found.add(parent);
      return found;
    },
  };
}
