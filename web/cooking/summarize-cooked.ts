import type { CookedRecipe } from "../../src/contract/cooking.ts";
import { t } from "../text/translation.ts";
import { formatCookedDay } from "./format-cooked-day.ts";

/** @param recipe undefined if it was never cooked */
export function summarizeCooked(recipe: CookedRecipe | undefined, locale: string): string {
  if (!recipe) return t("cooking.never");
  const day = formatCookedDay(recipe.lastDate, locale);
  return recipe.times === 1 ? t("cooking.once", { day }) : t("cooking.times", { count: recipe.times, day });
}
