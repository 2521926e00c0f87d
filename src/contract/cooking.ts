import { t } from "elysia";
import { RATING_MOST } from "./home-rules.ts";
import { COOKED_NOTE_MOST, SERVINGS_RANGE } from "./rules.ts";

const Slug = t.String({ description: "The recipe's slug" });
const Servings = t.Number({
  minimum: SERVINGS_RANGE.least,
  maximum: SERVINGS_RANGE.most,
  description: "For how many it was cooked",
});
// With an integer here, Elysia accepts bodies that can't be read.
const Stars = t.Number({
  minimum: 1,
  maximum: RATING_MOST,
  multipleOf: 1,
  description: "How good it was, from 1 to 5",
});
const Day = t.String({ description: "`YYYY-MM-DD`" });

export const FavoriteSlugs = t.Array(Slug);

export const CookedRecipe = t.Object({
  slug: Slug,
  lastDate: t.String({ description: "The last day it was cooked, `YYYY-MM-DD`" }),
  times: t.Integer({ description: "How often it was cooked" }),
});
export type CookedRecipe = typeof CookedRecipe.static;

export const CookedEntry = t.Object({
  id: t.Integer(),
  date: Day,
  note: t.String({ description: "Empty without one" }),
  servings: t.Nullable(Servings),
  stars: t.Nullable(Stars),
  by: t.Nullable(t.String({ description: "Who added it, by the name they had then" })),
});
export type CookedEntry = typeof CookedEntry.static;

export const CookedInput = t.Object({
  date: t.Optional(
    t.Nullable(
      t.String({ description: "Today in the server's time zone if missing; tomorrow at the latest" }),
    ),
  ),
  note: t.Optional(t.Nullable(t.String({ maxLength: COOKED_NOTE_MOST }))),
  servings: t.Optional(t.Nullable(Servings)),
  stars: t.Optional(t.Nullable(Stars)),
});
export type CookedInput = typeof CookedInput.static;
