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
    answer: { description: "The plans, by their first day", body: t.Array(MealPlan) },
  },
  "POST meal-plans/create": {
    role: "user",
    tag: "meal plans",
    summary: "Create a meal plan",
    description:
      "For the group of whoever calls. Of a recipe only the slug counts; without one, `name` is what there is to eat. " +
      "Several meals may be on one day. A plan has 366 days at most.",
    body: MealPlanInput,
    answer: {
      description: "Done",
      body: t.Composite([Snackbar, t.Object({ uid: t.String({ description: "Of the new plan" }) })]),
    },
    refusals: ["invalid"],
  },
  "GET meal-plans/this-week": {
    role: "user",
    tag: "meal plans",
    summary: "Get this week's plan",
    description:
      "The newest that covers today in the server's time zone; else the one with most days from Monday to Sunday of this week.",
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
      group_name: t.Optional(t.String({ description: "The default group's when missing" })),
    }),
    answer: { description: "The original of the recipe's picture", body: { mediaType: "image/*" } },
    refusals: ["not-found"],
  },
  "POST meal-plans/random": {
    role: "user",
    tag: "meal plans",
    summary: "Suggest random recipes",
    description:
      "Of the categories that one's group plans from, or of all. None comes twice, nor one of `used`, while there are others. Stores nothing.",
    body: RandomFilter,
    answer: { description: "As many as were asked for, or none of none", body: RandomRecipes },
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
      description: "The ingredients of each meal with a recipe, in the plan's order",
      body: t.Array(ShoppingListRow),
    },
    refusals: ["not-found"],
  },
});
