import type { Foods } from "../foods/find-foods.ts";
import { normalizeName } from "../foods/food-table.ts";
import { listOtherNumbers } from "../foods/other-number.ts";
import { listBaseForms } from "./stem-word.ts";

/** Finds the food of a folded name, also in an inflected form. */
export type FindFoodId = (name: string) => string | null;

const MIN_LETTERS = 3;

/** @param language of the names, without a region */
export function createFoodFinder(foods: Foods | null, language: string): FindFoodId {
  if (!foods) return () => null;
  const { byId, index } = foods;
  const known = new Map<string, string | null>();
  const formsByWord = new Map<string, readonly string[]>();

  function listForms(word: string): readonly string[] {
    const listed = formsByWord.get(word);
    if (listed) return listed;
    const isShort = word.length < MIN_LETTERS;
    const forms = isShort ? [] : listBaseForms(word, language).filter(Boolean).map(normalizeName);
    formsByWord.set(word, forms);
    return forms;
  }

  function find(name: string): string | null {
    const exact = index.byName.get(name);
    if (exact) return exact;
    const space = name.lastIndexOf(" ") + 1;
    const start = name.slice(0, space);
    const last = name.slice(space);
    for (const form of listForms(last)) {
      const id = index.byName.get(start + form);
      if (id) return id;
    }
    for (const form of last.length < MIN_LETTERS ? [] : listOtherNumbers(last, language)) {
      const id = index.byName.get(start + form);
      // "Peppers" aren't the plural of the spice.
      if (id && byId.get(id)?.aisle !== "spices") return id;
    }
    return null;
  }

  return (name) => {
    const listed = known.get(name);
    if (listed !== undefined) return listed;
    const id = find(name);
    known.set(name, id);
    return id;
  };
}
