import { t } from "elysia";
import { RecipeSummary } from "./recipes.ts";
import { PANTRY_MOST } from "./ingredient-rules.ts";
import { SEARCH_RESULTS } from "./rules.ts";

const FoodNames = (description: string) =>
  t.Array(t.String({ maxLength: PANTRY_MOST.characters }), { maxItems: PANTRY_MOST.foods, description });

export const CookWithInput = t.Object({
  foods: FoodNames(
    "Names in any language, or ids of `GET foods`. Others count for lines with the same words.",
  ),
  staples: t.Optional(FoodNames("What's always there; salt, pepper, oil, and water if missing")),
  language: t.Optional(
    t.String({ maxLength: 35, description: "Of the names of missing foods; English if missing" }),
  ),
  limit: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: SEARCH_RESULTS.most,
      description: `Maximum number of recipes; ${SEARCH_RESULTS.default} if missing`,
    }),
  ),
});
export type CookWithInput = typeof CookWithInput.static;

export const CookableRecipe = t.Object({
  recipe: RecipeSummary,
  matched: t.Integer({ description: "How many of its foods you have, without staples" }),
  missing: t.Array(
    t.Object({
      foodId: t.Nullable(t.String({ description: "Null if the line names no known food" })),
      text: t.String({ description: "Its name, or the words of the line" }),
    }),
  ),
});
export type CookableRecipe = typeof CookableRecipe.static;

export const Pantry = t.Object({
  foods: FoodNames("Names in any language"),
  staples: t.Nullable(FoodNames("What's always there; null for salt, pepper, oil, and water")),
});
export type Pantry = typeof Pantry.static;
