import { bindCalls } from "../http/bind-calls.ts";
import type { Guard } from "../http/guard.ts";
import { emptyOrganizerTable, getPluralName, organizerTable } from "../contract/calls/organizer-calls.ts";
import type { FullOrganizer, Recipe } from "../contract/recipes.ts";
import { snackbar } from "../contract/sentences.ts";
import { organizerName, OrganizerNotFound } from "./organizer.ts";
import type { AlsoMerge, OrganizerStore } from "./organizer-store.ts";

interface Parts {
  organizers: OrganizerStore;
  listRecipes(organizerId: number): Recipe[];
  alsoMerge: AlsoMerge;
}

export function organizerRoutes(guard: Guard, { organizers, listRecipes: recipesOf, alsoMerge }: Parts) {
  const one = organizers.kind;
  const deleted = one === "category" ? "category-deleted" : "tag-deleted";

  return bindCalls(
    guard,
    organizerTable(one),
    {
      "GET organizers": () => organizers.list(),

      "POST organizers": ({ body }): FullOrganizer => ({
        ...organizers.add(organizerName(body.name)),
        recipes: [],
      }),

      "GET organizers/{slug}": ({ params }): FullOrganizer => {
        const found = organizers.get(params.slug);
        if (!found) throw new OrganizerNotFound(one, params.slug);
        return { ...found, recipes: recipesOf(found.id) };
      },

      "PUT organizers/{slug}": ({ params, body }) => organizers.rename(params.slug, organizerName(body.name)),

      "POST organizers/{slug}/merge": ({ params, body }) =>
        organizers.merge(params.slug, body.into, alsoMerge),

      "DELETE organizers/{slug}": ({ params: { slug } }) => {
        organizers.remove(slug);
        return snackbar(deleted, "success", { slug });
      },
    },
    { rename: (path) => path.replace("organizers", getPluralName(one)) },
  );
}

export function emptyOrganizerRoutes(guard: Guard, organizers: OrganizerStore) {
  const deleted = organizers.kind === "category" ? "categories-deleted" : "tags-deleted";
  return bindCalls(
    guard,
    emptyOrganizerTable(organizers.kind),
    { "DELETE empty-organizers": () => snackbar(deleted, "success", { count: organizers.removeEmpty() }) },
    { rename: (path) => path.replace("organizers", getPluralName(organizers.kind)) },
  );
}
