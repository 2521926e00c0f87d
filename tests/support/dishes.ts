import type { Caller } from "./caller.ts";

/** "Dish 1" and so on, for dinner; every second one has the tag "Even". */
export async function createDishes(cook: Caller, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const tags = number % 2 === 0 ? ["Even"] : [];
    const recipe = { name: `Dish ${number}`, tags, recipeCategory: ["Dinner"] };
    await cook.send("POST", "recipes/create", recipe);
  }
}

export async function deleteAllRecipes(cook: Caller): Promise<void> {
  const { body: rows } = await cook.send("GET", "recipes/summary");
  const recipes = rows.map(({ slug }: { slug: string }) => slug);
  if (recipes.length > 0) await cook.send("POST", "recipe-bin", { recipes });
  for (const { id } of (await cook.send("GET", "recipe-bin")).body)
    await cook.send("DELETE", `recipe-bin/${id}`);
  for (const kind of ["categories", "tags"]) await cook.send("DELETE", `empty-${kind}`);
}
