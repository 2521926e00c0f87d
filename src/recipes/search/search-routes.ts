import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import { RecipeSummary } from "../../contract/recipes.ts";
import { SEARCH_RESULTS } from "../../contract/rules.ts";
import type { RecipeStore } from "../recipe-store.ts";
import { searchRecipes } from "./search-recipes.ts";

interface Parts {
  recipes: RecipeStore;
}

const Several = (description: string) =>
  t.Optional(t.Array(t.String(), { maxItems: SEARCH_RESULTS.conditions, description }));
const Mode = (many: string) =>
  t.Optional(
    t.UnionEnum(["include", "exclude"], {
      description: `Whether recipes must have the ${many} or must not have them`,
    }),
  );
const Match = (many: string) =>
  t.Optional(
    t.UnionEnum(["any", "all"], {
      description: `Whether one of the ${many} is enough or it takes all`,
    }),
  );

const Search = t.Object({
  q: t.Optional(t.String({ description: "The text; the newest recipes when it is missing or empty" })),
  limit: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: SEARCH_RESULTS.most,
      description: `How many at most; ${SEARCH_RESULTS.default} when missing`,
    }),
  ),
  categories: Several("Slugs of categories, each named once: `categories=soup&categories=dinner`"),
  categoriesMode: Mode("categories"),
  categoriesMatch: Match("categories"),
  tags: Several("Slugs of tags"),
  tagsMode: Mode("tags"),
  tagsMatch: Match("tags"),
  with: Several("Ingredients that must be in it; several words are one ingredient"),
  without: Several("Ingredients that must not be in it"),
});

const CONDITIONS = ["categories", "tags", "with", "without"];

/** Elysia splits at commas after it has counted, and what is too much by then would be a fault of the server. */
function splitAtCommas(query: Record<string, unknown>): void {
  for (const name of CONDITIONS)
    if (query[name] !== undefined)
      query[name] = [query[name]].flat().flatMap((value) => String(value).split(","));
}

/** Search over all that a recipe says. */
export function recipeSearchRoutes(guard: Guard, { recipes }: Parts) {
  return new Elysia({ prefix: "/recipes" }).use(guard).get(
    "/search",
    ({ query }) =>
      searchRecipes(recipes, {
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
      }),
    {
      visitor: true,
      transform: ({ query }) => splitAtCommas(query),
      query: Search,
      detail: docs({
        tag: "recipes",
        summary: "Search recipes",
        description:
          "Recipes with all words of the text in their names, descriptions, ingredients, steps, notes, categories or " +
          "tags. Those with the very words come first, then longer words, then words with one typo; of each, " +
          "those with the words in their names come first. Accents and capitals make no difference.",
        answer: { description: "The rows, the best first", body: t.Array(RecipeSummary) },
        refusals: ["invalid"],
      }),
    },
  );
}
