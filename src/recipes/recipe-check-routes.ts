import { Elysia } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { RecipeContent } from "../contract/recipe-life.ts";
import { RecipeInput } from "../contract/recipes.ts";
import { recipeContent } from "./recipe.ts";

/** Whether something is a recipe, for those who write one as JSON. */
export function recipeCheckRoutes(guard: Guard) {
  return new Elysia({ prefix: "/recipe-check" }).use(guard).post("/", ({ body }) => recipeContent(body), {
    user: true,
    body: RecipeInput,
    detail: docs({
      tag: "recipes",
      summary: "Check a recipe without storing it",
      description:
        "The same shapes and rules as for storing one, but for the keys of its extras: those that a recipe has already may stay. " +
        "Where something is wrong, `detail` has a row for each place.",
      answer: { description: "The recipe, made whole as it would be stored", body: RecipeContent },
      refusals: ["invalid"],
    }),
  });
}
