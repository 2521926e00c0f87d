import type { Foods } from "../foods/find-foods.ts";
import type { Food } from "../foods/food-table.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { findFamily } from "./find-family.ts";
import { findExact } from "./find-sold-product.ts";

/** In Chinese, a further food may follow without a comma: "蒜 3瓣 姜 2片". */
const HAN_FOOD = /^(\p{Script=Han}+)\s*[\d一二两兩三四五六七八九十半]/u;

/** Checks for the salt of "1 tsp each pepper, salt". */
export function namesOtherFood(line: IngredientLine, food: Food, foods: Foods): boolean {
  const { text, food: name, note, amounts } = line;
  if (amounts.length === 0 || !note) return false;
  const rest = text.slice(text.indexOf(name) + name.length).replace(/\([^()]*\)/g, "");
  const listed = rest.split(/[,;，、；]/).slice(1);
  const counted = note.split(/[;；]/).flatMap((part) => HAN_FOOD.exec(part.trim())?.[1] ?? []);
  if (counted.some((part) => isOther(findExact(part, foods), food))) return true;
  const family = findFamily(food, foods);
  return listed.some((part) => {
    const other = findExact(part.trim(), foods);
    return isOther(other, food) && other !== undefined && findFamily(other, foods) !== family;
  });
}

function isOther(found: Food | undefined, food: Food): boolean {
  return found !== undefined && found.id !== food.id && !found.isKind;
}
