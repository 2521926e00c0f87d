import type { Entry } from "../contract/shopping-sync.ts";
import { createLineReader, type Corrections } from "../ingredients/correct-line.ts";
import type { Foods } from "../ingredients/foods/find-foods.ts";
import type { Knowledge } from "../ingredients/read-ingredients.ts";
import { getApartWords } from "../ingredients/sums/apart/apart-languages.ts";
import { readEntry, type EntryReader, type ReadEntry } from "../ingredients/sums/read-entry.ts";
import { regionFor } from "../ingredients/amounts/measures.ts";
import { wordsFor } from "../ingredients/words/languages.ts";

interface Cache {
  corrections: Corrections;
  entries: Map<string, ReadEntry>;
}

/** Reading 500 entries takes 25 to 60 ms. The foods are others once someone taught a food. */
const caches = new WeakMap<Foods, Cache>();
/** In each language of foods; about 4 MB. */
const CACHED_MOST = 4000;

export type ReadText = (entry: Pick<Entry, "text" | "language" | "region">) => ReadEntry;

export function createTextReader(knowledge: Knowledge): ReadText {
  const readers = new Map<string, EntryReader>();
  return ({ text, language, region }) => {
    const reader = readers.get(language) ?? prepareReader(language, knowledge);
    readers.set(language, reader);
    const cached = getCached(reader.foods, knowledge.corrections);
    const key = JSON.stringify([text, language, region]);
    const found = cached.get(key);
    if (found) return found;
    const read = readEntry(text, reader, regionFor(region, language));
    if (cached.size >= CACHED_MOST) cached.clear();
    cached.set(key, read);
    return read;
  };
}

export function prepareReader(language: string, { foods, corrections }: Knowledge): EntryReader {
  const words = wordsFor(language);
  return {
    read: createLineReader(corrections, words),
    words,
    foods: foods.forLanguage(language),
    apart: getApartWords(language),
    language,
  };
}

function getCached(foods: Foods, corrections: Corrections): Map<string, ReadEntry> {
  const found = caches.get(foods);
  if (found?.corrections === corrections) return found.entries;
  const entries = new Map<string, ReadEntry>();
  caches.set(foods, { corrections, entries });
  return entries;
}
