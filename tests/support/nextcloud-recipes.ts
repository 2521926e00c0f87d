import { archive } from "./archives.ts";

export const recipe = (name: string, ingredient = `${name.length} figs`) => ({
  "@type": "Recipe",
  name,
  recipeIngredient: [ingredient, "1 pinch of salt"],
  recipeInstructions: ["Stir."],
});

export const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, recipe(name)]));

/** As Nextcloud exports them: a folder for each recipe. */
export function zipRecipes(
  recipes: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<File> {
  const entries = Object.entries(recipes).map(([name, content]) => [`Recipes/${name}/recipe.json`, content]);
  return archive("Recipes.zip", { ...Object.fromEntries(entries), ...more });
}
