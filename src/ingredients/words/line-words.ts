import { foldLetters } from "../text/fold-letters.ts";
import { listPhrases, type Phrases } from "./phrases.ts";
import type { Preparation } from "./preparations.ts";
import type { UnitKind } from "./units.ts";

/** Each list separates its words by `|` and line breaks. */
export interface WordLists {
  /** English: "half", "dozen". */
  numbers: readonly (readonly [number, string])[];
  /** English: "and a half". */
  andHalf: string;
  /** Joins 2 numbers, as "to" in "2 to 3". */
  to: string;
  and: string;
  or: string;
  /** Joins a unit and its food, as "of" in "pinch of salt". */
  of: string;
  /** Adds a second amount, as "plus" in "1 cup plus 1 tbsp". */
  plus: string;
  /** The amount after these is a part of the line's amount: "500 g flour, of which 50 g for dusting". */
  ofWhich: string;
  /** Precedes an amount: "about", "each". */
  about: string;
  /** Replaces an amount: "some", "to taste". */
  some: string;
  /** Precedes an amount beside an earlier one: "another", "extra". */
  further: string;
  dozen: string;
  /** Names of a tablespoon and a teaspoon in converted amounts, with forms like those of units. */
  spoons: readonly [tbsp: string, tsp: string];
  /** Precedes a number of servings: "serves 4". */
  serves: string;
  /** Follows a number of servings or pieces. Forms are like those of units; a fourth one is for fractions. */
  servings: string;
  /** `/` separates the singular from the plural. Polish also has a form for many, and one for a part. */
  units: readonly (readonly [UnitKind, string])[];
  /** Gives nouns and adjectives of a gender in the cases that numbers need, with `/` between the forms. */
  counted?: readonly (readonly [nouns: string, adjectives: string])[];
  /** These units need no number: Polish "łyżka mąki". */
  bareUnits?: string;
  /** These units may follow their food: "2 garlic cloves". */
  unitsAfterFood?: string;
  /** English: "large", "heaped". */
  sizes: string;
  /** English: "finely". */
  adverbs: string;
  /** These tell how a food is prepared: "chopped". */
  states: string;
  /** These states change how much of a food fits into a cup; "unchanged" ones only look like it. */
  preparations: readonly (readonly [Preparation | "unchanged", string])[];
  /** Before these nouns or endings, a state is part of the product's name: "grated" before "cheese". */
  kept?: readonly (readonly [states: string, nouns: string])[];
  /** These adjectives belong to the food: "fresh". */
  qualities: string;
  /** These foods often share a line: "salt, pepper". */
  listed?: string;
  /** The amount counts the fruit that these come from: "juice of 2 lemons". */
  parts: string;
  /** A remark starts with these: "for", "cut into". */
  remarks: string;
  /** These foods start with a number: "7UP", "half and half". */
  numbered?: string;
  /** These foods start with a unit or contain a state: "noix de coco". */
  names?: string;
  /** After these foods, a state is part of the name: "queso rallado". */
  keptAfter?: readonly (readonly [foods: string, states: string])[];
  /** In cans, these states are part of the name: "tomates pelées". */
  tinned?: string;
  /** Things on shopping lists that aren't foods. `/` separates forms of one thing; hyphens are spaces. */
  household?: string;
  /** True if "chicken or vegetable stock" is one food. */
  keepsAlternatives?: boolean;
  /** True if adjectives follow their noun, so that a state ends the food. */
  statesFollow?: boolean;
  /** Nouns are written together, so the end of one names it, too: "Öl" for "Rapsöl". */
  joinsWords?: boolean;
  /** The smallest number with a plural. If missing, anything above 1 has one. */
  pluralFrom?: number;
}

type Joint = "or" | "added" | "part" | "about";

interface KeptState {
  states: Phrases;
  nouns: RegExp;
}

type Forms = ReadonlyMap<string, readonly string[]>;

export interface CountedForms {
  nouns: Forms;
  adjectives: Forms;
}

/** A language needs these to read numbers. */
export interface NumberWords {
  numbers: Phrases<number>;
  /** English: "and a half". */
  andHalf: Phrases;
  /** Joins a whole number and a fraction: "1 e 1/2". */
  and: Phrases;
}

export interface LineWords extends NumberWords {
  to: Phrases;
  or: Phrases;
  of: Phrases;
  plus: Phrases;
  about: Phrases;
  /** Precede another amount: "or", "plus", "and", "about". */
  joints: Phrases<Joint>;
  some: Phrases;
  further: Phrases;
  dozen: Phrases;
  spoons: { tbsp: readonly string[]; tsp: readonly string[] };
  serves: Phrases;
  /** Each leads to all forms of its noun. */
  servings: Phrases<readonly string[]>;
  units: Phrases<UnitKind>;
  hasBareUnits: boolean;
  bareUnits: Phrases;
  unitsAfterFood: Phrases;
  sizes: Phrases;
  adverbs: Phrases;
  states: Phrases;
  preparations: Phrases<Preparation | "unchanged">;
  kept: readonly KeptState[];
  qualities: Phrases;
  listed: Phrases;
  parts: Phrases;
  remarks: Phrases;
  numbered: Phrases;
  names: Phrases;
  keptAfter: readonly { foods: Phrases; states: Phrases }[];
  /** Combines the states of `keptAfter` and `tinned`. */
  keptStates: Phrases;
  tinned: Phrases;
  /** Each leads to the first form of its thing. */
  household: Phrases<string>;
  keepsAlternatives: boolean;
  statesFollow: boolean;
  joinsWords: boolean;
  /** Maps each form of a unit to all of its forms. */
  unitForms: ReadonlyMap<string, readonly string[]>;
  /** The forms of each unit's usual name. */
  unitNames: ReadonlyMap<UnitKind, readonly string[]>;
  pluralFrom: number;
  /** Has an item for each gender, and none in languages where a plural is enough. */
  counted: readonly CountedForms[];
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
    joints: listPhrases<Joint>([
      ["or", lists.or],
      ["added", lists.plus],
      ["added", lists.and],
      ["part", lists.ofWhich],
      ["about", lists.about],
    ]),
    some: listPhrases(lists.some),
    further: listPhrases(lists.further),
    dozen: listPhrases(lists.dozen),
    spoons: { tbsp: lists.spoons[0].split("/"), tsp: lists.spoons[1].split("/") },
    serves: listPhrases(lists.serves),
    servings: listPhrases(splitForms(lists.servings).map((forms) => [forms, forms.join("|")] as const)),
    units: listPhrases([...lists.units, ...everywhere]),
    hasBareUnits: lists.bareUnits !== undefined,
    bareUnits: listPhrases(lists.bareUnits ?? ""),
    unitsAfterFood: listPhrases(lists.unitsAfterFood ?? ""),
    sizes: listPhrases(lists.sizes),
    adverbs: listPhrases(lists.adverbs),
    states: listPhrases(lists.states),
    preparations: listPhrases(lists.preparations),
    kept: (lists.kept ?? []).map(([states, nouns]) => ({
      states: listPhrases(states),
      nouns: new RegExp(`(?:${foldLetters(nouns)})(?!\\p{L})`, "u"),
    })),
    qualities: listPhrases(lists.qualities),
    listed: listPhrases(lists.listed ?? ""),
    parts: listPhrases(lists.parts),
    remarks: listPhrases(lists.remarks),
    numbered: listPhrases(lists.numbered ?? ""),
    names: listPhrases(lists.names ?? ""),
    keptAfter: (lists.keptAfter ?? []).map(([foods, states]) => ({
      foods: listPhrases(foods),
      states: listPhrases(states),
    })),
    keptStates: listPhrases(
      [...(lists.keptAfter ?? []).map(([, states]) => states), lists.tinned ?? ""].join("|"),
    ),
    tinned: listPhrases(lists.tinned ?? ""),
    household: listPhrases(
      splitForms(lists.household ?? "").map(
        (forms) => [foldLetters(forms[0] ?? ""), forms.join("|")] as const,
      ),
    ),
    keepsAlternatives: lists.keepsAlternatives ?? false,
    statesFollow: lists.statesFollow ?? false,
    joinsWords: lists.joinsWords ?? false,
    unitForms: mapForms([...lists.units, ...everywhere].map(([, list]) => list).join("|")),
    unitNames: nameUnits(lists, everywhere),
    pluralFrom: lists.pluralFrom ?? 1.001,
    counted: (lists.counted ?? []).map(([nouns, adjectives]) => ({
      nouns: mapForms(nouns),
      adjectives: mapForms(adjectives),
    })),
  };
}

/** Takes the first name of each unit. */
function nameUnits({ units, spoons }: WordLists, everywhere: WordLists["units"]): LineWords["unitNames"] {
  const names = [...units.toReversed(), ...everywhere, ["tbsp", spoons[0]], ["tsp", spoons[1]]] as const;
  return new Map(names.map(([kind, list]) => [kind, splitForms(list)[0] ?? []]));
}

/** Each form leads to all forms of its word. */
function mapForms(list: string): Map<string, readonly string[]> {
  return new Map(
    splitForms(list)
      .filter(({ length }) => length > 1)
      .flatMap((forms) => forms.map((form) => [foldLetters(form), forms])),
  );
}

function splitForms(list: string): string[][] {
  return list.split(/[|\n]/).map((name) => name.trim().split("/"));
}
