import { t } from "elysia";
import { RecipeSummary } from "./recipes.ts";
import { PANTRY_MOST } from "./ingredient-rules.ts";
import { SEARCH_RESULTS } from "./rules.ts";

const FoodNames = (description: string) =>
  t.Array(t.String({ maxLength: PANTRY_MOST.characters }), { maxItems: PANTRY_MOST.foods, description });

export const CookWithInput = t.Object({
  foods: FoodNames(
    "Names in any language, or ids from `GET foods`. Unknown foods match lines with the same words.",
  ),
  staples: t.Optional(FoodNames("Foods you always have; salt, black pepper, oil, and water if missing")),
  language: t.Optional(
    t.String({ maxLength: 35, description: "Language of the missing foods; English if missing" }),
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
  matched: t.Integer({ description: "Number of its foods that you have, without staples" }),
  missing: t.Array(
    t.Object({
      foodId: t.Nullable(t.String({ description: "Null for an unknown food" })),
      text: t.String({ description: "The food's name, or an unknown food as written in the line" }),
    }),
  ),
});
export type CookableRecipe = typeof CookableRecipe.static;

export const Pantry = t.Object({
  foods: FoodNames("Names in any language"),
  staples: t.Nullable(FoodNames("Foods you always have; null for salt, black pepper, oil, and water")),
});
export type Pantry = typeof Pantry.static;
