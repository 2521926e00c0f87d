import { RecipeInput } from "../recipes.ts";
import { EditableRecipe } from "../recipe-life.ts";
import { defineCalls } from "./call.ts";

export const recipeCheckCalls = defineCalls({
  "POST recipe-check": {
    role: "user",
    tag: "recipes",
    summary: "Validate a recipe without storing it",
    description:
      "The same shapes and rules as for storing one, but for the keys of its extras: those that a recipe has already may stay. " +
      "Where something is wrong, `detail` has a row for each place.",
    body: RecipeInput,
    answer: { description: "The recipe, made whole as it would be stored", body: EditableRecipe },
    refusals: ["invalid"],
  },
});
