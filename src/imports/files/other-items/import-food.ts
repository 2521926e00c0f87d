import { completeTaughtFood } from "../../../ingredients/corrections/correction.ts";
import type { TaughtFoodStore } from "../../../ingredients/corrections/taught-food-store.ts";
import type { FoodCatalog } from "../../../ingredients/foods/food-catalog.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { FoodChanges } from "../../../recipes/search/food-changes.ts";
import type { Importer } from "../file-import.ts";
import { sortAdded, type AddedItems } from "./added-items.ts";
import type { OtherItemOutcome } from "./other-item-outcome.ts";
import type { FoundFood } from "./other-item.ts";
import { splitFoodNames } from "./split-food-names.ts";

export interface MadeFood {
  taught: { id: number; taughtAt: string }[];
}

interface Parts {
  foods: FoodCatalog;
  taughtFoods: TaughtFoodStore;
  foodChanges: FoodChanges;
  clock: Clock;
}

/** Call it in a transaction. Teaches names that Tagine doesn't know yet. */
export function importFood(
  name: string,
  found: FoundFood,
  { by, parts: { foods, taughtFoods, foodChanges, clock } }: { by: Importer; parts: Parts },
): OtherItemOutcome<MadeFood> {
  const names = splitFoodNames(found, foods);
  if (!names) return { status: "skipped", also: "foods", name };
  const attribution = { by: by.name, at: clock().toISOString() };
  const taught = names.unknown.map((unknown) => {
    const food = completeTaughtFood({ name: unknown, foodId: names.foodId }, (id) => foods.get(id) !== null);
    const { id, taughtAt } = taughtFoods.put(food, attribution);
    foodChanges.expireName(food.name);
    return { id, taughtAt };
  });
  return { status: "added", also: "foods", name, made: { taught } };
}

/** Names that someone has taught again since then stay. A food counts as changed if that's true of all its names. */
export function sortAddedFoods(
  made: MadeFood[],
  { taughtFoods, foodChanges }: Pick<Parts, "taughtFoods" | "foodChanges">,
): AddedItems {
  const now = new Map(taughtFoods.list().map(({ id, taughtAt }) => [id, taughtAt]));
  const isSame = ({ id, taughtAt }: MadeFood["taught"][number]) => now.get(id) === taughtAt;
  return sortAdded(made, {
    isUnchanged: ({ taught }) => (taught.some(({ id }) => now.has(id)) ? taught.some(isSame) : null),
    remove({ taught }) {
      for (const { id } of taught.filter(isSame)) foodChanges.expireName(taughtFoods.remove(id).name);
    },
  });
}
