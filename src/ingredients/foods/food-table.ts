import { foldLetters } from "../fold-letters.ts";

const AISLES = [
  "produce",
  "bakery",
  "meat",
  "fish",
  "dairy",
  "frozen",
  "dry-goods",
  "canned",
  "baking",
  "spices",
  "oils",
  "condiments",
  "breakfast",
  "snacks",
  "drinks",
  "alcohol",
  "other",
] as const;
type Aisle = (typeof AISLES)[number];

export interface Food {
  id: string;
  /** What it is or contains: cheddar is cheese, pesto contains nuts. */
  parents: readonly string[];
  aisle: Aisle;
  /** Its number in the USDA National Nutrient Database, Standard Reference 28. */
  usda: string;
  /** From a household weight there ("1 cup = 125 g"); null if it isn't measured by volume. */
  gramsPerMl: number | null;
  /** The edible part of a medium piece; null if it isn't counted. */
  gramsPerPiece: number | null;
  /** A group of foods, such as "vegetable". */
  isKind: boolean;
}

/** The names of all foods in one language: "tomato|tomatoes|…", singular and plural first. */
export type FoodNames = Readonly<Record<string, string>>;

/** Rows of `foods.tsv`. */
export function parseFoods(table: string): Map<string, Food> {
  const rows = table
    .split("\n")
    .filter(Boolean)
    .map((row) => row.split("\t"));
  const kinds = new Set(rows.flatMap(([, parents = ""]) => parents.split(",")));
  const toNumber = (text = "") => (text ? Number(text) : null);
  return new Map(
    rows.map(([id = "", parents = "", aisle = "other", usda = "", perMl, perPiece]): [string, Food] => [
      id,
      {
        id,
        parents: parents.split(",").filter(Boolean),
        aisle: AISLES.find((known) => known === aisle) ?? "other",
        usda,
        gramsPerMl: toNumber(perMl),
        gramsPerPiece: toNumber(perPiece),
        isKind: kinds.has(id) && !usda,
      },
    ]),
  );
}

interface FoodForms {
  singular: string;
  plural: string;
}

export interface FoodIndex {
  /** Ids by name. */
  byName: ReadonlyMap<string, string>;
  /** Singular and plural of a food, by each of the two. */
  forms: ReadonlyMap<string, FoodForms>;
  longestName: number;
}

/** Normalized names with their foods, as an administrator taught them. */
export type TaughtFoods = ReadonlyMap<string, string>;

/** @param names those of the recipe's language first */
export function indexNames(names: readonly FoodNames[], taught: TaughtFoods = new Map()): FoodIndex {
  const byName = new Map(taught);
  let longestName = Math.max(0, ...[...taught.keys()].map(countWords));
  for (const language of names)
    for (const [id, list] of Object.entries(language))
      for (const name of list.split("|")) {
        const key = normalizeName(name);
        if (!key || byName.has(key)) continue;
        byName.set(key, id);
        longestName = Math.max(longestName, countWords(key));
      }
  return { byName, forms: indexForms(names[0] ?? {}), longestName };
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

/** "Knoblauchzehe", "Knoblauchzehen", but not "Blätter", "Blättern" */
function isPluralOf(plural: string, singular: string): boolean {
  const ending = plural.startsWith(singular) ? plural.slice(singular.length) : "";
  return /^\p{L}{1,2}$/u.test(ending) && !plural.endsWith("blättern");
}

export function normalizeName(name: string): string {
  return foldLetters(name)
    .replace(/\(\p{L}{1,3}\)/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss")
    .replace(/['"“”„®™*]/g, "")
    .replace(/[-\s\u00a0/]+/g, " ")
    .trim();
}

function countWords(name: string): number {
  return name.split(" ").length;
}
