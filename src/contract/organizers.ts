import { t } from "elysia";

/** A category or a tag. */
export const Organizer = t.Object({
  id: t.Integer(),
  name: t.String(),
  slug: t.String({ description: "The name as a part of an address" }),
});
export type Organizer = typeof Organizer.static;

export type OrganizerKind = "category" | "tag";
