import { t } from "elysia";
import { COOKED_NOTE_MOST } from "./rules.ts";

const Slug = t.String({ description: "The recipe's slug" });
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
});
export type CookedInput = typeof CookedInput.static;
