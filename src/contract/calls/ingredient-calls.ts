import { t } from "elysia";
import { CookableRecipe, CookWithInput } from "../cook-with.ts";
import { FoodEntry, LinesToRead, ReadLines, RecipeIngredients } from "../ingredients.ts";
import { SERVINGS_RANGE, UNIT_SYSTEMS } from "../rules.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const MAX_FOODS = 50;

export const ingredientCalls = defineCalls({
  "POST ingredients/read": {
    role: "visitor",
    tag: "ingredients",
    summary: "Read ingredient lines",
    description:
      "Splits each line into amounts, unit, food, and note. A line that can't be read becomes a food.",
    body: LinesToRead,
    answer: { description: "In the order sent", body: ReadLines },
  },
  "GET recipes/{slug}/ingredients": {
    role: "visitor",
    tag: "ingredients",
    summary: "Get scaled and converted ingredients of a recipe",
    description:
      "Finds a renamed recipe by its old slugs. If the recipe doesn't say what it makes, `servings` is how many times to make it.",
    params: t.Object({ slug: PathText }),
    query: t.Object({
      servings: t.Optional(
        t.Number({
          minimum: SERVINGS_RANGE.least,
          maximum: SERVINGS_RANGE.most,
          description: "The recipe's own if missing",
        }),
      ),
      units: t.Optional(t.UnionEnum([...UNIT_SYSTEMS], { description: "As written if missing" })),
    }),
    answer: { description: "Its lines in order", body: RecipeIngredients },
    refusals: ["not-found"],
  },
  "POST recipes/cook-with": {
    role: "visitor",
    tag: "ingredients",
    summary: "Find recipes for the foods you have",
    description:
      "Only recipes that use at least one of them. A food also counts for its kind and its varieties: cheddar " +
      "for cheese, chicken for chicken breast. Lines with an unknown food count as missing, unless you have it in the same words.",
    body: CookWithInput,
    answer: {
      description: "Those that lack least first, then those that use most, then the newest",
      body: t.Array(CookableRecipe),
    },
  },
  "GET foods": {
    role: "visitor",
    tag: "ingredients",
    summary: "Find foods by name",
    description: "Searches names in all languages. Names that start with the text come first.",
    query: t.Object({
      q: t.Optional(t.String({ maxLength: 100, description: "Part of a name; all foods if missing" })),
      language: t.Optional(t.String({ maxLength: 35, description: "Of the names; English if missing" })),
      limit: t.Optional(t.Integer({ minimum: 1, maximum: MAX_FOODS, description: "20 if missing" })),
    }),
    answer: { description: "Best match first", body: t.Array(FoodEntry) },
  },
});
