import { t } from "elysia";
import { MealPlan, MealPlanInput, RandomFilter, RandomRecipes, ShoppingListRow } from "../meal-plans.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const mealPlanCalls = defineCalls({
  "GET meal-plans/all": {
    role: "user",
    tag: "meal plans",
    summary: "List your group's meal plans",
    answer: { description: "The plans, by first day", body: t.Array(MealPlan) },
  },
  "POST meal-plans/create": {
    role: "user",
    tag: "meal plans",
    summary: "Create a meal plan",
    description:
      "For your own group. Only a recipe's slug counts; without one, `name` is the meal. " +
      "A day may have several meals. A plan spans up to 366 days.",
    body: MealPlanInput,
    answer: {
      description: "Done",
      body: t.Composite([Snackbar, t.Object({ uid: t.String({ description: "The new plan's ID" }) })]),
    },
    refusals: ["invalid"],
  },
  "GET meal-plans/this-week": {
    role: "user",
    tag: "meal plans",
    summary: "Get this week's plan",
    description:
      "The newest plan that covers today in the server's time zone, else the one with the most days in this week (Monday to Sunday).",
    answer: { description: "The plan, or null", body: t.Nullable(MealPlan) },
  },
  "GET meal-plans/today": {
    role: "user",
    tag: "meal plans",
    summary: "Get today's dinner",
    answer: {
      description: "The slug of today's first meal with a recipe in the newest plan, or null",
      body: t.Nullable(t.String()),
    },
  },
  "GET meal-plans/today/image": {
    role: "picture",
    tag: "meal plans",
    summary: "Get the picture of today's dinner",
    query: t.Object({
      group_name: t.Optional(t.String({ description: "The default group's if missing" })),
    }),
    answer: { description: "The recipe's original picture", body: { mediaType: "image/*" } },
    refusals: ["not-found"],
  },
  "POST meal-plans/random": {
    role: "user",
    tag: "meal plans",
    summary: "Suggest random recipes",
    description:
      "From your group's planning categories, or from all recipes. Avoids repeats and `used` recipes as long as there are others. Stores nothing.",
    body: RandomFilter,
    answer: { description: "As many as requested; empty if no recipe matches", body: RandomRecipes },
    refusals: ["invalid"],
  },
  "PUT meal-plans/{uid}": {
    role: "user",
    tag: "meal plans",
    summary: "Update a meal plan",
    description:
      'A plan may be sent as it was read. With `If-Match: "{version}"` a change by somebody else is not overwritten: 412, with `plan` as it is now and its `etag` beside the sentence.',
    params: t.Object({ uid: PathId }),
    body: MealPlanInput,
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found", "stale", "invalid"],
    beside: { stale: t.Object({ plan: MealPlan, etag: t.String() }) },
  },
  "DELETE meal-plans/{uid}": {
    role: "user",
    tag: "meal plans",
    summary: "Delete a meal plan",
    params: t.Object({ uid: PathId }),
    answer: { description: "Deleted", body: Snackbar },
    refusals: ["not-found"],
  },
  "GET meal-plans/{uid}/shopping-list": {
    role: "user",
    tag: "meal plans",
    summary: "Get the shopping list of a meal plan",
    params: t.Object({ uid: PathId }),
    answer: {
      description: "The ingredients of each meal that has a recipe, in the plan's order",
      body: t.Array(ShoppingListRow),
    },
    refusals: ["not-found"],
  },
});
