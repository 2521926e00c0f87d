import type { Foods } from "../foods/find-foods.ts";
import type { Food } from "../foods/food-table.ts";

/** Climbs from red onions to onions, but not to vegetables. */
export function findFamily(food: Food, { byId }: Foods): string {
  let family = food;
  for (let count = 0; count < 5; count++) {
    const parent = byId.get(family.parents[0] ?? "");
    if (!parent || (parent.isKind && !family.id.endsWith(`-${parent.id}`))) break;
    family = parent;
  }
  return family.id;
}
