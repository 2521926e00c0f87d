import type { Foods } from "../foods/find-foods.ts";
import { normalizeName, type Food } from "../foods/food-table.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import type { UnitKind } from "../words/units.ts";

interface Row {
  food: string;
  names: RegExp;
  units: ReadonlySet<UnitKind>;
  sold: string;
}

/** One name for two products, which only their units tell apart. */
const ROWS: readonly Row[] = [
  {
    food: "celeriac",
    names: /^(?:sellerie|selleri|selder|selderij|seler[a]?|celeri|apio|aipo)$/,
    units: new Set(["stalk", "sprig", "bunch"]),
    sold: "celery",
  },
  {
    food: "bell-pepper",
    names: /^paprika$/,
    units: new Set(["tsp", "tbsp", "pinch", "knife-tip"]),
    sold: "paprika",
  },
];

/** Finds the celery of "3 Stangen Sellerie", since "Sellerie" alone is celeriac. */
export function findSoldByUnit({ food: name, amounts }: IngredientLine, food: Food, { byId }: Foods): Food {
  const kind = amounts[0]?.unit?.kind;
  const row = kind && ROWS.find((one) => one.food === food.id && one.units.has(kind));
  return (row && row.names.test(normalizeName(name)) && byId.get(row.sold)) || food;
}
