interface PlannedRecipe {
  recipe: number | null;
  date: string;
  servings: number | null;
}

type SentRecipe = Omit<PlannedRecipe, "servings"> & Partial<Pick<PlannedRecipe, "servings">>;

/**
 * Returns the servings of each meal. Some clients don't send them, so a meal keeps the servings that its
 * recipe had on the same day, or else on the day it was moved from.
 */
export function keepServings(meals: SentRecipe[], before: PlannedRecipe[]): (number | null)[] {
  const left = Map.groupBy(before, ({ recipe }) => recipe);
  const take = (recipe: number | null, date: string | null) => {
    const own = left.get(recipe) ?? [];
    const at = own.findIndex((one) => date === null || one.date === date);
    return at < 0 ? null : (own.splice(at, 1)[0] ?? null);
  };
  const stayed = meals.map(({ recipe, date }) => take(recipe, date));
  return meals.map(({ recipe, servings }, at) => {
    if (servings !== undefined) return servings;
    return (stayed[at] ?? take(recipe, null))?.servings ?? null;
  });
}
