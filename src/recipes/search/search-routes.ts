import type { Guard } from "../../http/guard.ts";
import { SEARCH_RESULTS } from "../../contract/rules.ts";
import type { SummaryStore } from "../lists/summary-store.ts";
import type { SearchStore } from "./search-store.ts";
import { searchRecipes } from "./search-recipes.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { searchCalls } from "../../contract/calls/search-calls.ts";

interface Parts {
  search: SearchStore;
  summaries: SummaryStore;
}

const CONDITIONS = ["categories", "tags", "with", "without"];

/** Elysia validates before it splits at commas, so too many values would become a server error. */
function splitAtCommas(query: Record<string, unknown>): void {
  for (const name of CONDITIONS)
    if (query[name] !== undefined)
      query[name] = [query[name]].flat().flatMap((value) => String(value).split(","));
}

export function searchRoutes(guard: Guard, { search, summaries }: Parts) {
  return bindCalls(
    guard,
    searchCalls,
    {
      "GET recipes/search": ({ query }) =>
        searchRecipes(
          { search, summaries },
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
          },
        ),
    },
    { transforms: { "GET recipes/search": ({ query }) => splitAtCommas(query) } },
  );
}
