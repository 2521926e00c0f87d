import { AISLES, type Aisle } from "../../contract/ingredient-rules.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { PREPARATIONS, type Preparation } from "../words/preparations.ts";
import { listOtherNumbers } from "./other-number.ts";

export interface Food {
  id: string;
  /** Names the foods that it is or contains: cheddar is cheese, pesto contains nuts. */
  parents: readonly string[];
  aisle: Aisle;
  /** Its NDB number in the USDA National Nutrient Database, Standard Reference 28. */
  usda: string;
  /** Computed from a household weight there ("1 cup = 125 g"). Null if nobody measures it by volume. */
  gramsPerMl: number | null;
  /** Applies when it's prepared, from other household weights there. */
  preparedGramsPerMl: Partial<Record<Preparation, number>>;
  /** Weighs the edible part of a medium piece. Null if nobody counts it. */
  gramsPerPiece: number | null;
  /** True for a group of foods, such as "vegetable". */
  isKind: boolean;
}

/** Maps ids to names in one language: "tomato|tomatoes|…", singular and plural first. */
export type FoodNames = Readonly<Record<string, string>>;

/** @param table the text of `foods.tsv` */
export function parseFoods(table: string): Map<string, Food> {
  const rows = table
    .split("\n")
    .filter(Boolean)
    .map((row) => row.split("\t"));
  const kinds = new Set(rows.flatMap(([, parents = ""]) => parents.split(",")));
  const toNumber = (text = "") => (text ? Number(text) : null);
  return new Map(
    rows.map(
      ([id = "", parents = "", aisle = "other", usda = "", perMl, perPiece, prepared]): [string, Food] => [
        id,
        {
          id,
          parents: parents.split(",").filter(Boolean),
          aisle: AISLES.find((known) => known === aisle) ?? "other",
          usda,
          gramsPerMl: toNumber(perMl),
          preparedGramsPerMl: parsePrepared(prepared),
          gramsPerPiece: toNumber(perPiece),
          isKind: kinds.has(id) && !usda,
        },
      ],
    ),
  );
}

/** Reads "cooked:0.668:20045;sliced:0.634", which names the USDA number only if it isn't the food's. */
function parsePrepared(list = ""): Food["preparedGramsPerMl"] {
  const rows = list.split(";").map((row) => row.split(":"));
  const pairs = rows.flatMap(([name, density]) => {
    const kind = PREPARATIONS.find((one) => one === name);
    return kind ? [[kind, Number(density)]] : [];
  });
  return Object.fromEntries(pairs);
}

const childrenByTable = new WeakMap<ReadonlyMap<string, Food>, Map<string, string[]>>();

function listChildren(table: ReadonlyMap<string, Food>): Map<string, string[]> {
  const known = childrenByTable.get(table);
  if (known) return known;
  const children = new Map<string, string[]>();
  for (const { id, parents } of table.values())
    for (const parent of parents) children.set(parent, [...(children.get(parent) ?? []), id]);
  childrenByTable.set(table, children);
  return children;
}

/** Includes the foods themselves: meat, beef, beef steak, gelatin. */
export function includeChildren(ids: Iterable<string>, table: ReadonlyMap<string, Food>): Set<string> {
  const children = listChildren(table);
  const found = new Set(ids);
  for (const one of found) for (const child of children.get(one) ?? []) found.add(child);
  return found;
}

interface FoodForms {
  singular: string;
  plural: string;
}

/** Maps names to ids. Iterating repeats a name that several languages have. */
export interface NamedIds extends Iterable<[name: string, id: string]> {
  get: (name: string) => string | undefined;
  has: (name: string) => boolean;
}

export interface FoodIndex {
  /** Maps a normalized name to an id. */
  byName: NamedIds;
  /** Maps both the singular and the plural to the pair. */
  forms: ReadonlyMap<string, FoodForms>;
  longestName: number;
}

/** Maps normalized names that admins taught to ids of foods. */
export type TaughtFoods = ReadonlyMap<string, string>;

/** The names of one language. */
interface OwnIndex {
  byName: ReadonlyMap<string, string>;
  forms: ReadonlyMap<string, FoodForms>;
  longestName: number;
}

const ownIndexes = new WeakMap<FoodNames, OwnIndex>();

/**
 * Shares each language's index, since copies would take several times the memory.
 * @param names the recipe's language first; earlier languages win
 * @param language of the taught names, whose regular singular or plural counts, too
 */
export function indexNames(
  names: readonly FoodNames[],
  taught: TaughtFoods = new Map(),
  language = "",
): FoodIndex {
  const own = names.map(indexOwn);
  const otherNumbers = new Map(
    [...taught].flatMap(([name, id]) =>
      listOtherNumbers(name, language).map((other) => [other, id] as const),
    ),
  );
  return {
    byName: layerNames([taught, ...own.map(({ byName }) => byName), otherNumbers]),
    forms: own[0]?.forms ?? new Map(),
    longestName: Math.max(0, ...[...taught.keys()].map(countWords), ...own.map((one) => one.longestName)),
  };
}

function layerNames(layers: readonly ReadonlyMap<string, string>[]): NamedIds {
  const used = layers.filter(({ size }) => size > 0);
  return {
    get(name) {
      for (const layer of used) {
        const id = layer.get(name);
        if (id !== undefined) return id;
      }
      return undefined;
    },
    has: (name) => used.some((layer) => layer.has(name)),
    *[Symbol.iterator]() {
      for (const layer of used) yield* layer;
    },
  };
}

function indexOwn(names: FoodNames): OwnIndex {
  const known = ownIndexes.get(names);
  if (known) return known;
  const byName = new Map<string, string>();
  let longestName = 0;
  for (const [id, list] of Object.entries(names))
    for (const name of list.split("|")) {
      const key = normalizeName(name);
      if (!key || byName.has(key)) continue;
      byName.set(key, id);
      longestName = Math.max(longestName, countWords(key));
    }
  const index = { byName, forms: indexForms(names), longestName };
  ownIndexes.set(names, index);
  return index;
}

function indexForms(names: FoodNames): Map<string, FoodForms> {
  const forms = new Map<string, FoodForms>();
  const add = ({ singular, plural }: FoodForms) => {
    for (const key of [singular, plural].map(normalizeName))
      if (!forms.has(key)) forms.set(key, { singular, plural });
  };
  const lists = Object.values(names).map((list) => list.split("|"));
  for (const [singular = "", plural = ""] of lists)
    if (plural && singular !== plural) add({ singular, plural });
  // Synonyms come last, so that they never replace these forms.
  for (const list of lists)
    for (const [at, singular] of list.entries()) {
      const plural = list[at + 1] ?? "";
      if (at > 1 && isPluralOf(plural, singular)) add({ singular, plural });
    }
  return forms;
}

/** Accepts "Knoblauchzehe" and "Knoblauchzehen", but not "Blätter" and "Blättern". */
function isPluralOf(plural: string, singular: string): boolean {
  const ending = plural.startsWith(singular) ? plural.slice(singular.length) : "";
  return /^\p{L}{1,2}$/u.test(ending) && !plural.endsWith("blättern");
}

export function normalizeName(name: string): string {
  return foldLetters(name.normalize("NFC"))
    .replace(/\(\p{L}{1,3}\)/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss")
    .replace(/['"“”„®™*]/g, "")
    .replace(/[-\s\u00a0/]+/g, " ")
    .trim();
}

/** Stands in for an id. No id starts with "?". */
export function makeUnknownKey(text: string): string {
  return `?${normalizeName(text)}`;
}

function countWords(name: string): number {
  return name.split(" ").length;
}
