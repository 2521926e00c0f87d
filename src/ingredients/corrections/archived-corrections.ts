import type { NestedRows } from "../../archiving/archive-list.ts";
import { nullableText, toText, type Fields } from "../../archiving/lenient-values.ts";
import { getValue, toRows } from "../../archiving/row-values.ts";
import type { Attribution, CorrectionStore } from "./correction-store.ts";
import { completeTaughtFood, restoreCorrection } from "./correction.ts";
import type { TaughtFoodStore } from "./taught-food-store.ts";

export interface CorrectionStores {
  /** Marks recipes that contain the line or name, so their foods are read again. */
  foodChanges: { expireLine(line: string): void; expireName(name: string): void };
  corrections: CorrectionStore;
  taughtFoods: TaughtFoodStore;
}

export function exportCorrections({
  corrections,
  taughtFoods,
}: Pick<CorrectionStores, "corrections" | "taughtFoods">): object {
  return { ingredient_corrections: corrections.exportRows(), taught_foods: taughtFoods.exportRows() };
}

/** Call it inside the transaction that clears the data. */
export function removeAllCorrections({ corrections, taughtFoods, foodChanges }: CorrectionStores): void {
  for (const { line } of corrections.list()) foodChanges.expireLine(line);
  for (const { name } of taughtFoods.list()) foodChanges.expireName(name);
  corrections.removeAll();
  taughtFoods.removeAll();
}

export const archivedCorrections: NestedRows<CorrectionStores> = {
  item: "ingredient-correction",
  getRows: (settings) => toRows(getValue(settings, "ingredientCorrections")),
  getName: (row) => toText(row["line"]),
  prepareRow(position, settings, { into, force, now }) {
    const row = this.getRows(settings)[position] ?? {};
    const correction = restoreCorrection(
      {
        line: toText(row["line"]),
        amount: toText(row["amount"]),
        unit: toText(row["unit"]),
        food: toText(row["food"]),
        foodId: nullableText(getValue(row, "foodId")),
      },
      isAnyFood,
    );
    const attribution = readAttribution(row, "corrected", now);
    return {
      name: correction.line,
      store() {
        into.corrections.restore(correction, attribution, force);
        into.foodChanges.expireLine(correction.line);
        return [];
      },
    };
  },
};

export const archivedTaughtFoods: NestedRows<CorrectionStores> = {
  item: "taught-food",
  getRows: (settings) => toRows(getValue(settings, "taughtFoods")),
  getName: (row) => toText(row["name"]),
  prepareRow(position, settings, { into, force, now }) {
    const row = this.getRows(settings)[position] ?? {};
    const food = completeTaughtFood(
      { name: toText(row["name"]), foodId: toText(getValue(row, "foodId")) },
      isAnyFood,
    );
    const attribution = readAttribution(row, "taught", now);
    return {
      name: food.name,
      store() {
        into.taughtFoods.restore(food, attribution, force);
        into.foodChanges.expireName(food.name);
        return [];
      },
    };
  },
};

/** Keeps foods of other Tagine versions, although they match nothing. */
function isAnyFood(id: string): boolean {
  return id !== "";
}

function readAttribution(row: Fields, verb: "corrected" | "taught", now: Date): Attribution {
  const at = toText(getValue(row, `${verb}At`));
  return {
    by: nullableText(getValue(row, `${verb}By`)),
    at: Number.isNaN(Date.parse(at)) ? now.toISOString() : at,
  };
}
