import { RecipeInput } from "../recipes.ts";
import { RecipeContent } from "../recipe-life.ts";
import { defineCalls } from "./call.ts";

export const recipeCheckCalls = defineCalls({
  "POST recipe-check": {
    role: "user",
    tag: "recipes",
    summary: "Validate a recipe without storing it",
    description:
      "Applies the same rules as storing, except that existing keys of extras are accepted. " +
      "If it's invalid, `detail` has one row per problem.",
    body: RecipeInput,
    answer: { description: "The recipe, made whole as it would be stored", body: RecipeContent },
    refusals: ["invalid"],
  },
});
