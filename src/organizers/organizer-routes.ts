import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { ListedOrganizer, Organizer, OrganizerInput, OrganizerMerge } from "../contract/organizers.ts";
import { OrganizerWithRecipes, type Recipe } from "../contract/recipes.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { organizerName, OrganizerNotFound } from "./organizer.ts";
import type { AlsoMerge, OrganizerStore } from "./organizer-store.ts";

interface Parts {
  organizers: OrganizerStore;
  /** The whole recipes of one category or tag. */
  recipesOf(organizerId: number): Recipe[];
  /** What else has to follow when two become one. */
  alsoMerge: AlsoMerge;
}

/** The same calls for categories and for tags. */
export function organizerRoutes(guard: Guard, { organizers, recipesOf, alsoMerge }: Parts) {
  const one = organizers.kind;
  const [many, deleted] =
    one === "category" ? (["categories", "category-deleted"] as const) : (["tags", "tag-deleted"] as const);
  const answer = { description: `The ${one}`, body: Organizer };

  return new Elysia({ prefix: `/${many}` })
    .use(guard)
    .get("/", () => organizers.list(), {
      visitor: true,
      detail: docs({
        tag: many,
        summary: `All ${many}, by name`,
        answer: { description: `The ${many}`, body: t.Array(ListedOrganizer) },
      }),
    })
    .post(
      "/",
      ({ body }): OrganizerWithRecipes => ({ ...organizers.add(organizerName(body.name)), recipes: [] }),
      {
        user: true,
        body: OrganizerInput,
        detail: docs({
          tag: many,
          summary: `Make a ${one}`,
          description: `Recipes also make the ${many} that they name. Names that make the same slug are the same ${one}.`,
          answer: { description: `The ${one}, without recipes`, body: OrganizerWithRecipes },
          refusals: ["conflict", "invalid"],
        }),
      },
    )
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
    )
    .put("/:slug", ({ params, body }) => organizers.rename(params.slug, organizerName(body.name)), {
      admin: true,
      body: OrganizerInput,
      detail: docs({
        tag: many,
        summary: `Rename a ${one}`,
        description: "Its recipes keep it. The slug is made from the new name.",
        answer,
        refusals: ["not-found", "conflict", "invalid"],
      }),
    })
    .post("/:slug/merge", ({ params, body }) => organizers.merge(params.slug, body.into, alsoMerge), {
      admin: true,
      body: OrganizerMerge,
      detail: docs({
        tag: many,
        summary: `Merge a ${one} into another`,
        description:
          `All its recipes go over to the other ${one}, and its places on home and on custom pages, if it has any. ` +
          "What has both keeps the better of the two places. Then it is deleted.",
        answer: { description: `The ${one} that remains`, body: Organizer },
        refusals: ["not-found", "invalid"],
      }),
    })
    .delete(
      "/:slug",
      ({ params: { slug } }) => {
        organizers.remove(slug);
        return snackbar(deleted, "success", { slug });
      },
      {
        admin: true,
        detail: docs({
          tag: many,
          summary: `Delete a ${one}`,
          description: "Its recipes stay.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    );
}
