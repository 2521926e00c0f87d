import { t } from "elysia";
import { User } from "./accounts.ts";
import { MealPlan } from "./meal-plans.ts";
import { Organizer } from "./organizers.ts";

export const Group = t.Object({
  id: t.Integer(),
  name: t.String(),
  categories: t.Array(Organizer, { description: "The categories it plans from" }),
  webhookUrls: t.Array(t.String()),
  webhookTime: t.String({ description: "`HH:MM`, in the server's time zone" }),
  webhookEnable: t.Boolean(),
  users: t.Array(User),
  mealplans: t.Array(MealPlan),
});
export type Group = typeof Group.static;

export const GroupInput = t.Object({ name: t.String() });

export const GroupSettings = t.Object({
  name: t.Optional(t.Nullable(t.String({ description: "Only administrators may change it" }))),
  webhookEnable: t.Optional(t.Nullable(t.Boolean())),
  webhookTime: t.Optional(t.Nullable(t.String({ description: "`HH:MM`; `00:00` if missing" }))),
  webhookUrls: t.Optional(t.Nullable(t.Array(t.String(), { maxItems: 50 }))),
  categories: t.Optional(
    t.Nullable(
      t.Array(t.Object({ slug: t.String() }), {
        maxItems: 1000,
        description: "Unknown slugs are ignored: the category may just have been deleted.",
      }),
    ),
  ),
});
export type GroupSettings = typeof GroupSettings.static;
