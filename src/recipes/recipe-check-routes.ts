import type { Guard } from "../http/guard.ts";
import { recipeContent } from "./recipe.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { recipeCheckCalls } from "../contract/calls/recipe-check-calls.ts";

export function recipeCheckRoutes(guard: Guard) {
  return bindCalls(guard, recipeCheckCalls, {
    "POST recipe-check": ({ body }) => recipeContent(body),
  });
}
