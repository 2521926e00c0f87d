interface PlannedRecipe {
  recipe: number | null;
  date: string;
  servings: number | null;
}

type SentRecipe = Omit<PlannedRecipe, "servings"> & Partial<Pick<PlannedRecipe, "servings">>;

/**
 * The servings of each meal. Some clients don't send them: those meals keep the servings that their
 * recipe has on the same day, or else on a day it was moved from.
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
