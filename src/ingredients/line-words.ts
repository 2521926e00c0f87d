import { foldLetters } from "./fold-letters.ts";
import { listPhrases, type Phrases } from "./phrases.ts";
import type { NumberWords } from "./read-number.ts";
import type { UnitKind } from "./units.ts";

/** The words of a language, as its file in `words/` lists them, separated by `|` and line breaks. */
export interface WordLists {
  /** Words for numbers and fractions: "half". */
  numbers: readonly (readonly [number, string])[];
  /** "and a half" */
  andHalf: string;
  /** Between two numbers: "to". */
  to: string;
  and: string;
  or: string;
  /** Between a unit and its food. */
  of: string;
  /** Adds a second amount: "plus". */
  plus: string;
  /** "about" */
  about: string;
  /** Instead of an amount: "some", "to taste". */
  some: string;
  /** `/` separates singular and plural; Polish also has a form for many, and one for a part. */
  units: readonly (readonly [UnitKind, string])[];
  /** Units that need no number: Polish "łyżka mąki". */
  bareUnits?: string;
  /** Units that may follow their food: "2 garlic cloves". */
  unitsAfterFood?: string;
  /** Large, heaped. */
  sizes: string;
  /** "finely" */
  adverbs: string;
  /** How a food is prepared: "chopped". */
  states: string;
  /** States that are part of a product's name before these nouns or their endings: "grated" before "cheese". */
  kept?: readonly (readonly [states: string, nouns: string])[];
  /** Adjectives that belong to the food: "fresh". */
  qualities: string;
  /** Foods that often share a line: "salt, pepper". */
  listed?: string;
  /** Of a fruit that is counted: "juice", "zest". */
  parts: string;
  /** Where a remark starts: "for", "cut into". */
  remarks: string;
  /** Foods that start with a unit or contain a state: "noix de coco". */
  names?: string;
  /** Foods, and states that belong to their name: "queso", "rallado". */
  keptAfter?: readonly (readonly [foods: string, states: string])[];
  /** States of canned food: "tomates pelées". */
  tinned?: string;
  /** "chicken or vegetable stock" is one food. */
  keepsAlternatives?: boolean;
  /** Adjectives follow their noun, so that a state ends the food. */
  statesFollow?: boolean;
  /** The least number with a plural; anything above 1 if missing. */
  pluralFrom?: number;
}

interface KeptState {
  states: Phrases;
  nouns: RegExp;
}

export interface LineWords extends NumberWords {
  to: Phrases;
  or: Phrases;
  of: Phrases;
  plus: Phrases;
  about: Phrases;
  some: Phrases;
  units: Phrases<UnitKind>;
  bareUnits: Phrases;
  unitsAfterFood: Phrases;
  sizes: Phrases;
  adverbs: Phrases;
  states: Phrases;
  kept: readonly KeptState[];
  qualities: Phrases;
  listed: Phrases;
  parts: Phrases;
  remarks: Phrases;
  names: Phrases;
  keptAfter: readonly { foods: Phrases; states: Phrases }[];
  /** The states of `keptAfter` and `tinned`. */
  keptStates: Phrases;
  tinned: Phrases;
  keepsAlternatives: boolean;
  statesFollow: boolean;
  /** All forms of a unit, by each of them. */
  unitForms: ReadonlyMap<string, readonly string[]>;
  pluralFrom: number;
}

export function prepareWords(lists: WordLists, everywhere: WordLists["units"]): LineWords {
  return {
    numbers: listPhrases(lists.numbers),
    andHalf: listPhrases(lists.andHalf),
    to: listPhrases(lists.to),
    and: listPhrases(lists.and),
    or: listPhrases(lists.or),
    of: listPhrases(lists.of),
    plus: listPhrases(lists.plus),
    about: listPhrases(lists.about),
    some: listPhrases(lists.some),
    units: listPhrases([...lists.units, ...everywhere]),
    bareUnits: listPhrases(lists.bareUnits ?? ""),
    unitsAfterFood: listPhrases(lists.unitsAfterFood ?? ""),
    sizes: listPhrases(lists.sizes),
    adverbs: listPhrases(lists.adverbs),
    states: listPhrases(lists.states),
    kept: (lists.kept ?? []).map(([states, nouns]) => ({
      states: listPhrases(states),
      nouns: new RegExp(`(?:${foldLetters(nouns)})(?!\\p{L})`, "u"),
    })),
    qualities: listPhrases(lists.qualities),
    listed: listPhrases(lists.listed ?? ""),
    parts: listPhrases(lists.parts),
    remarks: listPhrases(lists.remarks),
    names: listPhrases(lists.names ?? ""),
    keptAfter: (lists.keptAfter ?? []).map(([foods, states]) => ({
      foods: listPhrases(foods),
      states: listPhrases(states),
    })),
    keptStates: listPhrases(
      [...(lists.keptAfter ?? []).map(([, states]) => states), lists.tinned ?? ""].join("|"),
    ),
    tinned: listPhrases(lists.tinned ?? ""),
    keepsAlternatives: lists.keepsAlternatives ?? false,
    statesFollow: lists.statesFollow ?? false,
    unitForms: listForms([...lists.units, ...everywhere]),
    pluralFrom: lists.pluralFrom ?? 1.001,
  };
}

function listForms(units: WordLists["units"]): Map<string, readonly string[]> {
  const names = units.flatMap(([, list]) => list.split(/[|\n]/)).map((name) => name.trim().split("/"));
  return new Map(
    names
      .filter(({ length }) => length > 1)
      .flatMap((forms) => forms.map((form) => [foldLetters(form), forms])),
  );
}
