import type { Guard } from "../../http/guard.ts";
import { SEARCH_RESULTS } from "../../contract/rules.ts";
import type { SummaryStore } from "../lists/summary-store.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import type { Account, Authenticator } from "../../http/caller.ts";
import type { FilterStore } from "./filter-store.ts";
import type { SearchStore } from "./search-store.ts";
import { searchRecipes } from "./search-recipes.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { searchCalls } from "../../contract/calls/search-calls.ts";

interface Parts {
  sessions: Authenticator;
  filters: FilterStore;
  search: SearchStore;
  summaries: SummaryStore;
  foods: FoodCatalog;
}

const CONDITIONS = ["categories", "tags", "with", "without"];

/** Elysia validates before it splits at commas, so too many values would become a server error. */
function splitAtCommas(query: Record<string, unknown>): void {
  for (const name of CONDITIONS)
    if (query[name] !== undefined)
      query[name] = [query[name]].flat().flatMap((value) => String(value).split(","));
}

export function searchRoutes(guard: Guard, { search, summaries, filters, foods, sessions }: Parts) {
  /** @throws NotSignedIn where the search is about what belongs to somebody */
  async function identify(request: Request, isPersonal: boolean): Promise<Account | null> {
    if (!isPersonal) return null;
    return (await sessions.identifyCaller(request.headers.get("Authorization"))).account;
  }

  return bindCalls(
    guard,
    searchCalls,
    {
      "GET recipes/search": async ({ request, query }) => {
        const { favorites = false, neverCooked = false, sort = "relevance" } = query;
        const caller = await identify(request, favorites || neverCooked || sort === "cooked");
        return searchRecipes(
          { search, summaries, filters, foods },
          {
            text: query.q ?? "",
            limit: query.limit ?? SEARCH_RESULTS.default,
            categories: {
              slugs: query.categories ?? [],
              mode: query.categoriesMode ?? "include",
              match: query.categoriesMatch ?? "any",
            },
            tags: {
              slugs: query.tags ?? [],
              mode: query.tagsMode ?? "include",
              match: query.tagsMatch ?? "any",
            },
            withIngredients: query.with ?? [],
            withoutIngredients: query.without ?? [],
            facts: {
              maxMinutes: query.maxMinutes ?? null,
              minRating: query.minRating ?? null,
              favoritesOf: (favorites && caller?.id) || null,
              neverCookedBy: (neverCooked && caller?.groupId) || null,
              toCheck: query.toCheck ?? false,
            },
            order: sort,
            group: caller?.groupId ?? null,
          },
        );
      },
    },
    { transforms: { "GET recipes/search": ({ query }) => splitAtCommas(query) } },
  );
}
