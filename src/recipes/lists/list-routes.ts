import type { SummaryStore } from "./summary-store.ts";
import type { Guard } from "../../http/guard.ts";
import { Recipe, RecipeSummary } from "../../contract/recipes.ts";
import { LISTED_RECIPES } from "../../contract/home-rules.ts";
import { Invalid, type BrokenRule } from "../../platform/errors.ts";
import { toJson, type Json } from "../../platform/json-response.ts";
import type { ResponseCache } from "../../platform/response-cache.ts";
import type { RecipeStore } from "../recipe-store.ts";
import type { SummaryPage } from "./summary-store.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import type { Page } from "../../contract/calls/list-calls.ts";
import { listCalls } from "../../contract/calls/list-calls.ts";

interface Parts {
  recipes: RecipeStore;
  summaries: SummaryStore;
  keptAnswers: ResponseCache;
}

const FIELDS = new Set(Object.keys(Recipe.properties));
const SUMMARY_FIELDS = new Set(Object.keys(RecipeSummary.properties));
const USUAL_FIELDS = ["name", "slug", "image", "description", "dateAdded", "rating"];
const ALL = -1;

export function listRoutes(guard: Guard, { recipes, keptAnswers, summaries }: Parts) {
  /** @throws Invalid for an unknown field */
  function readRows(request: Request, fields = USUAL_FIELDS, limit = LISTED_RECIPES) {
    const unknown = fields.filter((field) => !FIELDS.has(field));
    if (unknown.length > 0) throw new Invalid(unknown.map(describeUnknownField));
    const keys = new Set(["id", ...fields].toSorted());
    const most = limit === LISTED_RECIPES ? limit : limitAmong(summaries.count({}), 0, limit);
    return keptAnswers.get(request, `rows ${most} ${[...keys]}`, () => {
      const found = keys.isSubsetOf(SUMMARY_FIELDS)
        ? summaries.page({ order: "stored", start: 0, limit: most })
        : recipes.all(most);
      // One by one: all recipes at once would take many times the memory of the answer.
      const texts: string[] = [];
      for (const recipe of found) texts.push(JSON.stringify(pickFields(recipe, keys)));
      return { body: `[${texts.join(",")}]` as Json<Record<string, unknown>[]>, etag: null };
    });
  }

  function withinRecipes(page: SummaryPage): SummaryPage {
    if (page.start === 0 && page.limit === ALL) return page;
    const count = summaries.count(page);
    const start = Math.min(page.start, count);
    return { ...page, start, limit: limitAmong(count, start, page.limit) };
  }

  return bindCalls(guard, listCalls, {
    "GET recipes/summary": ({ request, query }) => {
      const page = withinRecipes(parsePage(query));
      const key = `summary ${JSON.stringify(page)}`;
      return keptAnswers.get(request, key, () => ({
        body: toJson(summaries.page(page)),
        etag: null,
        total: summaries.count(page),
      }));
    },

    "GET recipes": ({ request, query }) => readRows(request, query.keys, query.num),

    "POST recipes": ({ request, body }) => readRows(request, body.properties, body.limit),

    "POST recipes/category": ({ body }) => recipes.listInAny("category", body),

    "POST recipes/tag": ({ body }) => recipes.listInAny("tag", body),
  });
}

function pickFields(recipe: object, fields: Set<string>): object {
  return Object.fromEntries(Object.entries(recipe).filter(([field]) => fields.has(field)));
}

function limitAmong(count: number, start: number, limit: number): number {
  return start + limit >= count ? ALL : limit;
}

function parsePage({ order, category, tag, start, skip, limit, end }: typeof Page.static): SummaryPage {
  const within = { kind: category ? "category" : "tag", slug: category ?? tag ?? "" } as const;
  return {
    order: order ?? "stored",
    start: start ?? skip ?? 0,
    limit: limit ?? end ?? ALL,
    within: within.slug ? within : null,
  };
}

function describeUnknownField(field: string): BrokenRule {
  return { field: "keys", problem: `Recipes have no field “${field}”`, kind: "unknown" };
}
