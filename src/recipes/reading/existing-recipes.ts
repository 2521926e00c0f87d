import type { ReadMatch, RecipePreview } from "../../contract/reading.ts";
import type { RecipeStore } from "../recipe-store.ts";
import type { SlugAndName } from "../same-recipe.ts";

export function existingLike(
  { recipes, addresses }: { recipes: RecipePreview[]; addresses: string[] },
  store: RecipeStore,
): ReadMatch[] {
  const alike = recipes.map((recipe) => store.withIngredients(recipe.recipeIngredient));
  const fromPage = fromAddresses(addresses, store).map((known): ReadMatch => {
    return { ...known, recipe: which(known, recipes, alike), by: "address" };
  });
  const byIngredients = alike.flatMap((rows, recipe) =>
    rows.map((known): ReadMatch => ({ ...known, recipe, by: "ingredients" })),
  );
  return unique([...fromPage, ...byIngredients], ({ slug, recipe }) => `${recipe} ${slug}`);
}

export function fromAddresses(addresses: string[], store: RecipeStore): SlugAndName[] {
  return unique(
    addresses.flatMap((address) => store.fromAddress(address)),
    ({ slug }) => slug,
  );
}

/** By ingredients, then by name, else the first. */
function which({ slug, name }: SlugAndName, recipes: RecipePreview[], alike: SlugAndName[][]): number {
  const same = alike.findIndex((rows) => rows.some((row) => row.slug === slug));
  if (same >= 0) return same;
  return Math.max(
    0,
    recipes.findIndex((recipe) => recipe.name === name),
  );
}

function unique<Row>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const known = new Set<string>();
  return rows.filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)));
}
