import { Elysia, t } from "elysia";
import type { Guard } from "../accounts/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { Organizer } from "../contract/organizers.ts";
import { OrganizerWithRecipes, type Recipe } from "../contract/recipes.ts";
import { OrganizerNotFound } from "./organizer.ts";
import type { OrganizerStore } from "./organizer-store.ts";

interface Parts {
  organizers: OrganizerStore;
  /** The whole recipes of one category or tag. */
  recipesOf(organizerId: number): Recipe[];
}

/** The same calls for categories and for tags. */
export function organizerRoutes(guard: Guard, { organizers, recipesOf }: Parts) {
  const one = organizers.kind;
  const many = one === "category" ? "categories" : "tags";
  return new Elysia({ prefix: `/${many}` })
    .use(guard)
    .get("/", () => organizers.list(), {
      visitor: true,
      detail: docs({
        tag: many,
        summary: `All ${many}, by name`,
        answer: { description: `The ${many}`, body: t.Array(Organizer) },
      }),
    })
    .get(
      "/:slug",
      ({ params }): OrganizerWithRecipes => {
        const found = organizers.get(params.slug);
        if (!found) throw new OrganizerNotFound(one, params.slug);
        return { ...found, recipes: recipesOf(found.id) };
      },
      {
        visitor: true,
        detail: docs({
          tag: many,
          summary: `One ${one} with its recipes`,
          answer: { description: `The ${one}`, body: OrganizerWithRecipes },
          refusals: ["not-found"],
        }),
      },
    );
}
