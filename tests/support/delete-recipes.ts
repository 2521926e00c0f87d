import type { Caller } from "./caller.ts";

/** Deletes all recipes for good. */
export async function deleteRecipes(by: Caller): Promise<void> {
  const recipes = (await by.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  if (recipes.length > 0) await by.send("POST", "recipe-bin", { recipes });
  for (const { id } of (await by.get("recipe-bin")).body) await by.send("DELETE", `recipe-bin/${id}`);
}
