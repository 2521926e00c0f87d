import { t } from "elysia";
import { RECIPE_MOST } from "./rules.ts";

export const Organizer = t.Object({
  id: t.Integer(),
  name: t.String(),
  slug: t.String({ description: "The name as a part of an address" }),
});
export type Organizer = typeof Organizer.static;

export const ListedOrganizer = t.Composite([
  Organizer,
  t.Object({ recipeCount: t.Integer({ description: "How many recipes are in it" }) }),
]);
export type ListedOrganizer = typeof ListedOrganizer.static;

/** The same length limit as in recipes, which create organizers, too. */
export const OrganizerInput = t.Object({ name: t.String({ maxLength: RECIPE_MOST.characters }) });

export const OrganizerMerge = t.Object({
  into: t.String({ description: "The slug of the one that remains" }),
});

export type OrganizerKind = "category" | "tag";
