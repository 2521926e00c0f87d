import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import {
  MealPlan,
  MealPlanInput,
  RandomRecipes,
  RandomWish,
  ShoppingListRow,
} from "../contract/meal-plans.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { bare } from "../platform/bare.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import { idIn } from "../http/id-in.ts";
import { statesIn } from "../http/if-match.ts";
import { pictureAnswers, type PictureParts } from "../recipes/pictures/picture-responses.ts";
import { MealPlanNotFound, NoDinnerPicture, wishedPlan } from "./meal-plan.ts";
import type { MealPlanStore } from "./meal-plan-store.ts";
import type { RecipePoolStore } from "./recipe-pool-store.ts";
import { randomRecipes } from "./random-recipes.ts";

interface Parts extends PictureParts {
  mealPlans: MealPlanStore;
  recipePool: RecipePoolStore;
  clock: Clock;
  /** The id of the group of this name, or of the default one without a name; null when there is none. */
  groupNamed(name: string | undefined): number | null;
}

/** What groups cook on which days. Each group sees its own plans. */
export function mealPlanRoutes(guard: Guard, parts: Parts) {
  const { mealPlans, recipePool, recipes, clock } = parts;
  const picture = pictureAnswers(parts);
  const today = () => localDay(clock());

  return new Elysia({ prefix: "/meal-plans" })
    .use(guard)
    .get("/all", ({ caller }) => mealPlans.list(caller.groupId), {
      user: true,
      detail: docs({
        tag: "meal plans",
        summary: "All meal plans of one's group",
        answer: { description: "The plans, by their first day", body: t.Array(MealPlan) },
      }),
    })
    .post(
      "/create",
      ({ body, caller }) => {
        const id = mealPlans.add(caller.groupId, wishedPlan(body));
        return { ...snackbar("meal-plan-created", "success"), uid: String(id) };
      },
      {
        user: true,
        body: MealPlanInput,
        detail: docs({
          tag: "meal plans",
          summary: "Make a meal plan",
          description:
            "For the group of whoever calls. Of a recipe only the slug counts; without one, `name` is what there is to eat. " +
            "Several meals may be on one day. A plan has 366 days at most.",
          answer: {
            description: "Done",
            body: t.Composite([Snackbar, t.Object({ uid: t.String({ description: "Of the new plan" }) })]),
          },
          refusals: ["invalid"],
        }),
      },
    )
    .get("/this-week", ({ caller }) => Response.json(mealPlans.ofWeek(caller.groupId, today())), {
      user: true,
      detail: docs({
        tag: "meal plans",
        summary: "The plan of this week",
        description:
          "The newest that covers today in the server's time zone; else the one with most days from Monday to Sunday of this week.",
        answer: { description: "The plan, or null", body: t.Nullable(MealPlan) },
      }),
    })
    .get("/today", ({ caller }) => bare(mealPlans.dinner(caller.groupId, today())), {
      user: true,
      detail: docs({
        tag: "meal plans",
        summary: "What is for dinner today",
        answer: {
          description: "The slug of today's first meal with a recipe in the newest plan, or null",
          body: t.Nullable(t.String()),
        },
      }),
    })
    .get(
      "/today/image",
      ({ request, query }) => {
        const group = parts.groupNamed(query.group_name);
        const slug = group === null ? null : mealPlans.dinner(group, today());
        if (slug === null || !recipes.pictures.current(slug)) throw new NoDinnerPicture();
        return picture(request, slug, "original");
      },
      {
        picture: true,
        query: t.Object({
          group_name: t.Optional(t.String({ description: "The default group's when missing" })),
        }),
        detail: docs({
          tag: "meal plans",
          summary: "A picture of today's dinner",
          answer: { description: "The original of the recipe's picture", body: { mediaType: "image/*" } },
          refusals: ["not-found"],
        }),
      },
    )
    .post(
      "/random",
      ({ body, caller }) => {
        const used = recipePool.idsOf(body.used ?? []);
        const wish = { count: body.count, used };
        const ids = randomRecipes(recipePool.ofGroup(caller.groupId), wish, Math.random);
        const summaries = new Map(recipes.summariesOf([...new Set(ids)]).map((row) => [row.id, row]));
        return ids.flatMap((id) => summaries.get(id) ?? []);
      },
      {
        user: true,
        body: RandomWish,
        detail: docs({
          tag: "meal plans",
          summary: "Recipes at random",
          description:
            "Of the categories that one's group plans from, or of all. None comes twice, nor one of `used`, while there are others. Stores nothing.",
          answer: { description: "As many as were asked for, or none of none", body: RandomRecipes },
          refusals: ["invalid"],
        }),
      },
    )
    .put(
      "/:uid",
      ({ request, params, body, caller }) => {
        const knows = statesIn(request.headers.get("If-Match"));
        mealPlans.change(caller.groupId, planId(params.uid), { to: wishedPlan(body), knows });
        return snackbar("meal-plan-updated", "info");
      },
      {
        user: true,
        body: MealPlanInput,
        detail: docs({
          tag: "meal plans",
          summary: "Change a meal plan",
          description:
            'A plan may be sent as it was read. With `If-Match: "{version}"` a change by somebody else is not overwritten: 412, with `plan` as it is now and its `etag` beside the sentence.',
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found", "stale", "invalid"],
        }),
      },
    )
    .delete(
      "/:uid",
      ({ params, caller }) => {
        mealPlans.remove(caller.groupId, planId(params.uid));
        return snackbar("meal-plan-deleted", "success");
      },
      {
        user: true,
        detail: docs({
          tag: "meal plans",
          summary: "Delete a meal plan",
          answer: { description: "Deleted", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    )
    .get(
      "/:uid/shopping-list",
      ({ params, caller }) => mealPlans.shoppingList(caller.groupId, planId(params.uid)),
      {
        user: true,
        detail: docs({
          tag: "meal plans",
          summary: "What a meal plan needs",
          answer: {
            description: "The ingredients of each meal with a recipe, in the plan's order",
            body: t.Array(ShoppingListRow),
          },
          refusals: ["not-found"],
        }),
      },
    );
}

/** @throws MealPlanNotFound */
function planId(text: string): number {
  const id = idIn(text);
  if (id === null) throw new MealPlanNotFound();
  return id;
}
