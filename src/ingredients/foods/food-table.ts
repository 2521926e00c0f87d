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
  /** Names the foods that it is or contains: cheddar is cheese, pesto contains nuts. */
  parents: readonly string[];
  aisle: Aisle;
  /** Its NDB number in the USDA National Nutrient Database, Standard Reference 28. */
  usda: string;
  /** Computed from a household weight there ("1 cup = 125 g"). Null if nobody measures it by volume. */
  gramsPerMl: number | null;
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
  /** Maps a normalized name to an id. */
  byName: ReadonlyMap<string, string>;
  /** Maps both the singular and the plural to the pair. */
  forms: ReadonlyMap<string, FoodForms>;
  longestName: number;
}

/** Maps normalized names that admins taught to ids of foods. */
export type TaughtFoods = ReadonlyMap<string, string>;

/** @param names the recipe's language first; earlier languages win */
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
  const pairs = Object.values(names).flatMap((list): [string, FoodForms][] => {
    const [singular = "", plural = ""] = list.split("|");
    const forms = { singular, plural };
    return plural && singular !== plural
      ? [singular, plural].map((name) => [normalizeName(name), forms])
      : [];
  });
  return new Map(pairs);
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
