import { findFoods, type Foods } from "../foods/find-foods.ts";
import { normalizeName, type Food } from "../foods/food-table.ts";
import { inflectFood } from "../foods/inflect-food.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import type { UnitKind } from "../words/units.ts";
import { matchPhrase } from "../words/phrases.ts";
import { completeStem, splitStem } from "./complete-stem.ts";
import {
  describeProduct,
  describeSeveral,
  describeUnknown,
  type Product,
  type ProductContext,
} from "./describe-product.ts";
import { dropColors, isColor } from "./drop-colors.ts";
import { dropHarmless } from "./drop-harmless.ts";
import { findExact, findSoldProduct } from "./find-sold-product.ts";
import { isCalledCanned, isTinned } from "./find-variant.ts";
import { namesOtherFood } from "./names-other-food.ts";
import { findSoldByUnit } from "./sold-by-unit.ts";

/** "Zwiebel/n". */
const OPTIONAL_ENDING = /(?<=\p{L}{3})\/(?:n|en|e|er|s)(?!\p{L})/u;
/** Longer texts aren't names. */
const MOST_WORDS = 8;
const CAN_SIZES: Partial<Record<UnitKind, readonly number[]>> = {
  g: [400, 411, 800, 1200],
  oz: [14, 14.5, 15, 28],
};
/** "(kook)room". */
const OPTIONAL_START = /\((\p{L}{2,12})\)(?=\p{L})/gu;

/** Finds what someone would buy. Only lines for the same product add up. */
export function identifyProduct(line: IngredientLine, context: ProductContext): Product {
  const { foods, words } = context;
  const name = skipDozen(line.food, words).replace(OPTIONAL_ENDING, "");
  const chosen = line.foodId ? foods.byId.get(line.foodId) : undefined;
  if (chosen) return describeProduct(line, { name, food: chosen, beside: "" }, context);
  const named = findExact(name, foods) ?? findExact(name.replace(OPTIONAL_START, "$1"), foods);
  const whole = named && findSoldByUnit(line, named, foods);
  const list = whole && splitFoods(name, whole, foods);
  if (list) return describeSeveral(line, { name, found: list }, words);
  const stem = whole ? null : splitStem(name, foods);
  const plain = whole ? name : stem ? (completeStem(stem, foods) ?? name) : dropHarmless(name, context);
  const exact =
    whole ??
    findAfterHarmless(name, context) ??
    findExact(plain, foods) ??
    findInOtherNumber(plain, foods) ??
    findExact(dropColors(plain, foods), foods) ??
    findJoined(plain, context) ??
    findShared(plain, context);
  if (stem && !exact) return describeUnknown(line, { name, plain }, context);
  return exact
    ? identifyExact(line, { name, food: exact }, context)
    : identifyLoosely(line, { name, plain }, context);
}

/** Finds the icing sugar of "powdered / icing sugar". */
function findShared(name: string, context: ProductContext): Food | undefined {
  const { foods } = context;
  const [first = "", ...others] = name.split(/\s*\/\s*/);
  const last = others.at(-1)?.split(" ") ?? [];
  const start = first.split(" ");
  for (let count = 1; others.length > 0 && count < 3; count++) {
    const whole = foods.startsWithName
      ? start.length > count && first
      : last.length > count && `${first} ${last.slice(-count).join(" ")}`;
    const food = whole ? (findExact(whole, foods) ?? findJoined(whole, context)) : undefined;
    // "Cilantro / coriander" says one food twice.
    const isRepeated = [first, ...others].every((part) => findExact(part, foods)?.id === food?.id);
    if (food && !isRepeated) return food;
  }
  return undefined;
}

/** Finds the food of "Kastanien Honig", and of "Haferflocken zart", whose adjective is usually before it. */
function findJoined(name: string, { words, foods }: ProductContext): Food | undefined {
  if (!words.joinsWords) return undefined;
  const parts = name.split(" ");
  if (parts.length === 2 && /^\p{Lu}/u.test(parts[1] ?? "")) {
    const joined = findExact(parts.join(""), foods);
    if (joined) return joined;
  }
  for (const count of [1, 2]) {
    const head = parts.slice(0, -count).join(" ");
    const tail = parts.slice(-count).join(" ");
    if (!head || /\p{Lu}/u.test(tail)) return undefined;
    const turned = ["", "e", "a"].map((ending) => findExact(`${tail}${ending} ${head}`, foods));
    const found = turned.find((food) => food !== undefined);
    if (found) return found;
  }
  return undefined;
}

/** Finds the ground beef of "extra-lean minced beef", where "minced" isn't a remark. */
function findAfterHarmless(name: string, context: ProductContext): Food | undefined {
  const parts = name.split(" ");
  if (parts.length > MOST_WORDS) return undefined;
  for (let count = 1; count < parts.length - 1; count++) {
    const food = findExact(parts.slice(count).join(" "), context.foods);
    if (food) return dropHarmless(`${parts.slice(0, count).join(" ")} q`, context) === "q" ? food : undefined;
  }
  return undefined;
}

/** Scaled lines may have "3 Oignons jaune". */
function findInOtherNumber(name: string, foods: Foods): Food | undefined {
  return (
    findExact(inflectFood(name, false, foods), foods) ?? findExact(inflectFood(name, true, foods), foods)
  );
}

/** "Chopped tomatoes" are canned or fresh. */
function identifyExact(
  line: IngredientLine,
  { name, food }: { name: string; food: Food },
  context: ProductContext,
): Product {
  const { foods, words, language } = context;
  if (namesOtherFood(line, food, foods))
    return { ...describeSeveral(line, { name, found: [food] }, words), isMixed: true };
  const sold = findSoldProduct(line, food, context);
  if (!sold) return describeProduct(line, { name, food, beside: "" }, context);
  const isUnclear =
    sold.food.aisle === "canned" &&
    food.aisle !== "canned" &&
    !isTinned(line, words) &&
    !isCanSize(line) &&
    !isCalledCanned(line, food, language);
  return isUnclear
    ? describeProduct(line, { name: sold.name, food, beside: sold.food.id }, context)
    : describeProduct(line, { ...sold, beside: "" }, context);
}

/** "400 g chopped tomatoes" are what a can holds. */
function isCanSize({ amounts: [first] }: IngredientLine): boolean {
  const kind = first?.unit?.kind ?? "piece";
  return first?.low === first?.high && (CAN_SIZES[kind]?.includes(first?.low ?? 0) ?? false);
}

/** Other words beside a known name mean another product: "rustic bread" isn't added to bread. */
function identifyLoosely(
  line: IngredientLine,
  { name, plain }: { name: string; plain: string },
  context: ProductContext,
): Product {
  const { foods } = context;
  const found = [...new Set(findFoods(plain.toLowerCase(), foods))];
  const [food] = found;
  if (!food)
    return (
      findBeforePurpose(line, { name, plain }, context) ?? describeUnknown(line, { name, plain }, context)
    );
  if (found.length > 1) return describeSeveral(line, { name, found }, context.words);
  const parts = plain.split(foods.separator);
  const isRepeated = parts.length > 1 && parts.every((part) => findExact(part, foods)?.id === food.id);
  if (isRepeated) return describeProduct(line, { name: parts[0] ?? name, food, beside: "" }, context);
  const [first = "", ...alternatives] = plain.split(foods.or);
  const isChoice = alternatives.length > 0;
  const wider = findOfAnyColor([first, ...alternatives], food, foods);
  if (wider) return describeProduct(line, { name, food: wider, beside: "" }, context);
  if (isChoice && isUnclearFood(first, foods)) return describeUnknown(line, { name, plain }, context);
  return describeProduct(line, { name, food, beside: isChoice ? "" : findRest(plain, food, foods) }, context);
}

/** Finds the onion of "white or yellow onion", in any order. */
function findOfAnyColor(names: readonly string[], { parents }: Food, foods: Foods): Food | undefined {
  const isColored = names.length > 1 && names.every((name) => name.split(" ").some(isColor));
  const found = isColored ? names.map((name) => findExact(name, foods)) : [];
  return found.find((one) => one !== undefined && parents.includes(one.id));
}

/** "Tortillas flour or corn" isn't corn. */
function isUnclearFood(text: string, foods: Foods): boolean {
  if (findFoods(text.toLowerCase(), foods).length > 0) return false;
  return text.split(" ").some((word) => findExact(word, foods)?.isKind === false);
}

/** Finds the "gemischte Bohnen" of "gemischte Bohnen aus der Dose". */
function findBeforePurpose(
  line: IngredientLine,
  { name, plain }: { name: string; plain: string },
  context: ProductContext,
): Product | null {
  const { purpose } = context.foods;
  const normal = normalizeName(plain);
  const short = purpose ? normal.replace(purpose, "") : normal;
  const food = short === normal || /\d/.test(normal) ? undefined : findExact(short, context.foods);
  return food && !food.isKind
    ? describeProduct(line, { name, food, beside: normal.slice(short.length + 1) }, context)
    : null;
}

/** Some names in the table are lists: "sól i pieprz" is also a name of salt. */
export function splitFoods(name: string, { id, aisle }: Food, foods: Foods): Food[] | null {
  if (aisle !== "spices" || !foods.separator.test(name)) return null;
  const found = name.split(foods.separator).map((part) => findExact(part, foods));
  const isList =
    found.length > 1 && found.some((one) => one?.id === id) && found.some((one) => one && one.id !== id);
  return isList ? found.filter((one) => one !== undefined) : null;
}

function skipDozen(food: string, { dozen, of }: LineWords): string {
  const folded = foldLetters(food);
  const found = matchPhrase(folded, 0, dozen);
  if (!found || found.to >= food.length) return food;
  const next = skipSpaces(folded, found.to);
  const joint = matchPhrase(folded, next, of);
  return food.slice(joint ? skipSpaces(folded, joint.to) : next);
}

/** Returns the words beside the food's name: "rustic" of "rustic bread". */
function findRest(name: string, food: Food, { index, startsWithName }: Foods): string {
  const words = normalizeName(name).split(" ");
  for (let count = words.length - 1; count > 0; count--) {
    const part = startsWithName ? words.slice(0, count) : words.slice(-count);
    if (index.byName.get(part.join(" ")) !== food.id) continue;
    return (startsWithName ? words.slice(count) : words.slice(0, -count)).join(" ");
  }
  return normalizeName(name);
}
