import { getBaseLanguage, type Language } from "../../src/contract/languages.ts";
import { createLineReader } from "../../src/ingredients/correct-line.ts";
import type { KnownCorrections } from "../../src/ingredients/corrections/pick-corrections.ts";
import { followsNumber, inflectFood } from "../../src/ingredients/foods/inflect-food.ts";
import type { AddUpOptions } from "../../src/ingredients/sums/add-up.ts";
import type { EntryReader } from "../../src/ingredients/sums/read-entry.ts";
import { loadApartWords } from "../ingredients/load-apart-words.ts";
import { loadFoods } from "../ingredients/load-foods.ts";
import { loadWords } from "../ingredients/load-words.ts";
import { getPoint } from "../text/number.ts";

/** Reads entries of some languages, and writes for a person. */
export interface Readers {
  byLanguage: ReadonlyMap<string, EntryReader>;
  /** In the person's language. */
  own: EntryReader;
  options: Omit<AddUpOptions, "system">;
}

/** The language of what a person types: "de", but "zh-TW". */
export function toEntryLanguage(tag: string): string {
  const base = getBaseLanguage(tag);
  return base === "zh" ? tag : base;
}

interface Loading {
  readers: Promise<Readers>;
  /** Once they're loaded. */
  now: Readers | null;
}

const loaded = new WeakMap<KnownCorrections, Map<string, Loading>>();

/** Without waiting. Null unless they were loaded before. */
export function getReaders(
  languages: readonly string[],
  locale: Language,
  known: KnownCorrections,
): Readers | null {
  return loaded.get(known)?.get(getKey(languages, locale))?.now ?? null;
}

const getKey = (languages: readonly string[], locale: Language) => [locale, ...languages].join(" ");

/** @throws if the person's language isn't on this device and can't be loaded; others are left out */
export function loadReaders(
  languages: readonly string[],
  locale: Language,
  known: KnownCorrections,
): Promise<Readers> {
  const ofKnown = loaded.get(known) ?? new Map<string, Loading>();
  loaded.set(known, ofKnown);
  const key = getKey(languages, locale);
  const found = ofKnown.get(key);
  if (found) return found.readers;
  const loading: Loading = { readers: loadAll(languages, locale, known), now: null };
  ofKnown.set(key, loading);
  loading.readers.then(
    (readers) =>
      languages.every((one) => readers.byLanguage.has(one)) ? (loading.now = readers) : ofKnown.delete(key),
    () => ofKnown.delete(key),
  );
  return loading.readers;
}

async function loadAll(
  languages: readonly string[],
  locale: Language,
  known: KnownCorrections,
): Promise<Readers> {
  const language = toEntryLanguage(locale);
  const others = languages.filter((other) => other !== language);
  const [own, ...rest] = await Promise.all([
    loadReader(language, known),
    ...others.map((other) => loadReader(other, known).catch(() => null)),
  ]);
  const readers = [own, ...rest].filter((reader) => reader !== null);
  const byLanguage = new Map(readers.map(({ reader }) => [reader.language, reader]));
  return {
    byLanguage,
    own: own.reader,
    options: {
      words: own.reader.words,
      language: locale,
      spelling: { style: "glyph", point: getPoint(locale) },
      nameFood: own.nameFood,
      inflectFood(food, of, isPlural) {
        const foods = byLanguage.get(of)?.foods;
        return foods && followsNumber(of) ? inflectFood(food, isPlural, foods) : food;
      },
    },
  };
}

const foodNames = new WeakMap<Readers, string[]>();

/** In the person's language. Inflecting them takes a moment, so it's done once, and not before someone types. */
export function listFoodNames(readers: Readers): readonly string[] {
  const known = foodNames.get(readers) ?? nameFoods(readers);
  foodNames.set(readers, known);
  return known;
}

function nameFoods({ own, options: { nameFood } }: Readers): string[] {
  const foods = [...own.foods.byId.values()].filter(({ isKind }) => !isKind);
  return nameFood ? foods.map(({ id }) => nameFood(id, 1)) : [];
}

async function loadReader(language: string, { corrections, taught }: KnownCorrections) {
  const [words, { foods, nameFood }, apart] = await Promise.all([
    loadWords(language),
    loadFoods(language, taught),
    loadApartWords(language),
  ]);
  const reader: EntryReader = { read: createLineReader(corrections, words), words, foods, apart, language };
  return { reader, nameFood };
}
