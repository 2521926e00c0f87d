import { t } from "elysia";
import { MEAL_PLAN_MOST, SERVINGS_RANGE } from "./rules.ts";
import { NullableText, RecipeSummary } from "./recipes.ts";

const SentDay = t.String({ description: "`YYYY-MM-DD`; `2026-11-3` also works" });

const RECIPE_YIELD = "The recipe's yield for these servings: `6 servings`, `2 × 1 loaf`";

const Servings = t.Nullable(
  t.Number({
    description:
      "As in `GET recipes/{slug}/ingredients`: people, pieces, a pan's diameter, or how many times to make the recipe. Null for the recipe's own number",
  }),
);

export const Meal = t.Object({
  slug: t.Nullable(t.String({ description: "The recipe's slug; null without one" })),
  name: t.String({ description: "The recipe's name, or a text; empty if nothing is chosen" }),
  date: t.String({ description: "`YYYY-MM-DD`" }),
  image: NullableText,
  imageHash: t.Nullable(
    t.String({ description: "Thumbhash of the picture, base64: a blur to show while it loads" }),
  ),
  description: t.String(),
  note: t.String({ description: "A note, such as the number of guests" }),
  servings: Servings,
  recipeYield: t.String({ description: RECIPE_YIELD }),
});
export type Meal = typeof Meal.static;

export const MealPlan = t.Object({
  uid: t.String(),
  group: t.String({ description: "Its name" }),
  startDate: t.String({ description: "`YYYY-MM-DD`" }),
  endDate: t.String({ description: "`YYYY-MM-DD`, the last day" }),
  meals: t.Array(Meal, { description: "In the order sent" }),
  version: t.Integer({ description: "Increases with every change" }),
});
export type MealPlan = typeof MealPlan.static;

const MealInput = t.Object({
  slug: t.Optional(
    t.Nullable(t.String({ description: "`empty` or an unknown slug: a meal without a recipe" })),
  ),
  name: t.Optional(t.Nullable(t.String({ maxLength: MEAL_PLAN_MOST.characters }))),
  date: t.Optional(
    t.Nullable(t.String({ description: "If missing, `startDate` plus its position in the list" })),
  ),
  note: t.Optional(t.Nullable(t.String({ maxLength: MEAL_PLAN_MOST.characters }))),
  servings: t.Optional(
    t.Nullable(
      t.Number({
        minimum: SERVINGS_RANGE.least,
        maximum: SERVINGS_RANGE.most,
        description:
          "Null resets to the recipe's own number. If missing, the recipe keeps the servings it has in this plan",
      }),
    ),
  ),
});
export type MealInput = typeof MealInput.static;

export const MealPlanInput = t.Object({
  startDate: SentDay,
  endDate: SentDay,
  meals: t.Optional(t.Nullable(t.Array(MealInput, { maxItems: MEAL_PLAN_MOST.meals }))),
});
export type MealPlanInput = typeof MealPlanInput.static;

export const ShoppingListRow = t.Object({
  name: t.String(),
  recipeIngredient: t.Array(t.String(), { description: "Scaled to the meal's servings, if set" }),
  slug: t.String(),
  date: t.String({ description: "The meal's day, `YYYY-MM-DD`" }),
  servings: Servings,
  recipeYield: t.String({ description: RECIPE_YIELD }),
});
export type ShoppingListRow = typeof ShoppingListRow.static;

export const RandomFilter = t.Object({
  count: t.Integer({ minimum: 1, maximum: MEAL_PLAN_MOST.days }),
  used: t.Optional(
    t.Nullable(t.Array(t.String(), { maxItems: MEAL_PLAN_MOST.meals, description: "Slugs of recipes" })),
  ),
});
export type RandomFilter = typeof RandomFilter.static;

export const RandomRecipes = t.Array(RecipeSummary);
