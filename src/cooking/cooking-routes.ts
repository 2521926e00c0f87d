import { cookingCalls } from "../contract/calls/cooking-calls.ts";
import { snackbar } from "../contract/sentences.ts";
import { bindCalls } from "../http/bind-calls.ts";
import type { Guard } from "../http/guard.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { CookedStore } from "./cooked-store.ts";
import { completeCooked } from "./cooked.ts";
import type { FavoriteStore } from "./favorite-store.ts";

interface Parts {
  recipes: RecipeStore;
  favorites: FavoriteStore;
  cooked: CookedStore;
  clock: Clock;
}

export function cookingRoutes(guard: Guard, { recipes, favorites, cooked, clock }: Parts) {
  /** Someone may have renamed the recipe on an open page. */
  const getId = (slug: string) => recipes.getRowByAnySlug(slug).id;
  const today = () => localDay(clock());

  return bindCalls(guard, cookingCalls, {
    "GET favorites": ({ caller }) => favorites.listSlugs(caller.id),

    "PUT favorites/{slug}": ({ params: { slug }, caller }) => {
      favorites.add(caller.id, getId(slug));
      return snackbar("favorite-added", "success");
    },

    "DELETE favorites/{slug}": ({ params: { slug }, caller }) => {
      favorites.remove(caller.id, getId(slug));
      return snackbar("favorite-removed", "success");
    },

    "GET cooked": ({ caller }) => cooked.listRecipes(caller.groupId),

    "GET recipes/{slug}/cooked": ({ params: { slug }, caller }) =>
      cooked.listHistory(caller.groupId, getId(slug)),

    "POST recipes/{slug}/cooked": ({ params: { slug }, body, caller }) =>
      cooked.add(caller.groupId, getId(slug), { ...completeCooked(body, today()), by: caller.fullName }),

    "PUT cooked/{id}": ({ params: { id }, body, caller }) =>
      cooked.change(caller.groupId, id, (before) => completeCooked(body, today(), before)),

    "DELETE cooked/{id}": ({ params: { id }, caller }) => {
      cooked.remove(caller.groupId, id);
      return snackbar("cooked-deleted", "success");
    },
  });
}
