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
      "Splits each line into amounts, food, and note. If a line can't be read, all of it is the food.",
    body: LinesToRead,
    answer: { description: "The lines, in the order sent", body: ReadLines },
  },
  "GET recipes/{slug}/ingredients": {
    role: "visitor",
    tag: "ingredients",
    summary: "Get a recipe's ingredients, scaled and converted",
    description:
      "An old slug of a renamed recipe also works. If the yield is a pan (“one 20 cm cake”), `servings` is its size, and amounts grow by its area. If the yield has no number, `servings` is how many times to make the recipe.",
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
    answer: { description: "The recipe's lines in order", body: RecipeIngredients },
    refusals: ["not-found"],
  },
  "POST recipes/cook-with": {
    role: "visitor",
    tag: "ingredients",
    summary: "Find recipes for the foods you have",
    description:
      "Finds recipes that use at least one of the foods. A food also counts as its kind and its varieties: cheddar as " +
      "cheese, chicken as chicken breast. An unknown food counts as missing, unless you send the same words.",
    body: CookWithInput,
    answer: {
      description: "Fewest missing foods first, then most of your foods used, then newest",
      body: t.Array(CookableRecipe),
    },
  },
  "GET foods": {
    role: "visitor",
    tag: "ingredients",
    summary: "Find foods by name",
    description: "Searches names in all languages.",
    query: t.Object({
      q: t.Optional(t.String({ maxLength: 100, description: "Part of a name; all foods if missing" })),
      language: t.Optional(
        t.String({ maxLength: 35, description: "Language of the names; English if missing" }),
      ),
      limit: t.Optional(t.Integer({ minimum: 1, maximum: MAX_FOODS, description: "20 if missing" })),
    }),
    answer: {
      description: "Exact names first, then names that start with the text",
      body: t.Array(FoodEntry),
    },
  },
});
