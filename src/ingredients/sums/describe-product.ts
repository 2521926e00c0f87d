import type { Aisle } from "../../contract/ingredient-rules.ts";
import type { Foods } from "../foods/find-foods.ts";
import { normalizeName, type Food } from "../foods/food-table.ts";
import { listOtherNumbers } from "../foods/other-number.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { findAisle } from "./find-aisle.ts";
import { findApart, type ApartWords } from "./apart/find-apart.ts";
import { findCounted, type Counted } from "./find-counted.ts";
import { findFamily } from "./find-family.ts";
import { findVariant, LIQUIDS } from "./find-variant.ts";
import { nameVariant } from "./name-variant.ts";

export interface Product {
  /** As written, without "dozen". */
  name: string;
  food: Food | null;
  foodId: string | null;
  key: string;
  family: string;
  aisle: Aisle;
  /** What a name like "lemon wedges" counts. */
  counted: Counted | null;
  /** True for "1 tsp each salt and pepper". */
  isMixed: boolean;
}

export interface ProductContext {
  words: LineWords;
  foods: Foods;
  apart: ApartWords;
  language: string;
}

/** An unknown food may be in front of the colon. */
const TITLED = /^[^:：]+[:：]/;
const NAME = /\p{L}{3}|\p{Script=Han}/u;

/** @param found `beside` has the other words of the name */
export function describeProduct(
  line: IngredientLine,
  found: { name: string; food: Food; beside: string },
  { words, foods, apart: apartWords, language }: ProductContext,
): Product {
  const { name, food, beside } = found;
  const counted = findCounted(name, food, { words, foods });
  const apart = line.foodId ? "" : findApart(name, apartWords);
  const asked = { food, rest: beside.replace(apart, ""), counted: counted?.kind ?? null, words, language };
  const { variants, rest: left } = findVariant(line, asked);
  const rest = [left, apart].filter(Boolean).join(" ");
  const others = variants.filter((variant) => variant !== "canned");
  const isCanned = others.length < variants.length && others.every((one) => LIQUIDS.has(one));
  const canned = isCanned && !rest ? foods.byId.get(`canned-${food.id}`) : undefined;
  const bought = canned ?? food;
  const variant = (canned ? others : variants).join(" ");
  return {
    name: nameVariant(line, name, { variants, language }),
    food: bought,
    foodId: bought.id,
    key: [bought.id, variant, rest].filter(Boolean).join("~"),
    family: findFamily(bought, foods),
    aisle: findAisle(bought, variants),
    counted,
    isMixed: false,
  };
}

/** A list of foods with an amount can't be divided: each may mean all of it. */
export function describeSeveral(
  line: IngredientLine,
  { name, found }: { name: string; found: readonly Food[] },
  words: LineWords,
): Product {
  const ids = found.map(({ id }) => id);
  const [first = ""] = ids;
  return {
    name,
    food: found[0] ?? null,
    foodId: null,
    key: ids.toSorted().join("+"),
    family: first,
    aisle: found[0]?.aisle ?? "other",
    counted: null,
    isMixed: line.amounts.some(({ low }) => low !== null) && !isToTaste(line, words),
  };
}

/** "1 salt and pepper to taste" counts nothing. */
function isToTaste({ amounts: [first], note }: IngredientLine, { some, remarks }: LineWords): boolean {
  const isVague = !first?.unit || first.unit.kind === "pinch" || first.unit.kind === "dash";
  const notes = foldLetters(note)
    .split(/\s*[;,*]\s*/)
    .filter(Boolean);
  const isWhole = (part: string) =>
    [some, remarks].some((table) => matchPhrase(part, 0, table)?.to === part.length);
  return isVague && notes.some(isWhole);
}

export function describeUnknown(
  { text }: IngredientLine,
  { name, plain }: { name: string; plain: string },
  { foods, language }: ProductContext,
): Product {
  const key = normalizeName(plain);
  const shorter = listOtherNumbers(key, language).find((other) => other.length < key.length);
  const words = key.split(" ");
  const last = foods.startsWithName ? words[0] : words.at(-1);
  return {
    name,
    food: null,
    foodId: null,
    key: `?${shorter ?? key}`,
    family: foods.index.byName.get(last ?? "") ?? last ?? key,
    aisle: "other",
    counted: null,
    isMixed: TITLED.test(text) || !NAME.test(key),
  };
}
