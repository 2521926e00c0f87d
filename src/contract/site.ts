import { t } from "elysia";

/** What home shows, and in which language. */
export const SiteSettings = t.Object({
  language: t.String({ description: "A locale code, or `en`, which leaves the choice to each browser" }),
  showRecent: t.Boolean(),
  cardsPerSection: t.Integer(),
  categories: t.Array(
    t.Object({ id: t.Integer(), name: t.String(), slug: t.String(), position: t.Integer() }),
    { description: "The sections of home, in order" },
  ),
});
export type SiteSettings = typeof SiteSettings.static;
