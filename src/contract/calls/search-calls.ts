import { t } from "elysia";
import { RecipeSummary } from "../recipes.ts";
import { RATING_MOST } from "../home-rules.ts";
import { SEARCH_ORDERS, SEARCH_RESULTS } from "../rules.ts";
import { defineCalls } from "./call.ts";

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
      description: `Whether recipes need any or all of the ${many}`,
    }),
  );

const Search = t.Object({
  q: t.Optional(
    t.String({ description: "The search text; if missing or empty, returns the newest recipes" }),
  ),
  limit: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: SEARCH_RESULTS.most,
      description: `Maximum number of results; ${SEARCH_RESULTS.default} if missing`,
    }),
  ),
  categories: Several("Slugs of categories, each named once: `categories=soup&categories=dinner`"),
  categoriesMode: Mode("categories"),
  categoriesMatch: Match("categories"),
  tags: Several("Slugs of tags"),
  tagsMode: Mode("tags"),
  tagsMatch: Match("tags"),
  with: Several(
    "Ingredients that must be in it; several words are one ingredient. Foods match in any language, including their kinds: `cheese` finds cheddar.",
  ),
  without: Several(
    "Ingredients that must not be in it, including their kinds: `meat` excludes bacon and gelatin, `milk` excludes everything made of milk, but keeps coconut milk",
  ),
  maxMinutes: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "Total time at most, in minutes",
    }),
  ),
  minRating: t.Optional(t.Number({ minimum: 0, maximum: RATING_MOST, description: "Stars at least" })),
  favorites: t.Optional(t.Boolean({ description: "Only your favorites; requires signing in" })),
  neverCooked: t.Optional(
    t.Boolean({ description: "Only what your group never cooked; requires signing in" }),
  ),
  toCheck: t.Optional(t.Boolean({ description: "Only recipes with doubts from reading a page or text" })),
  sort: t.Optional(
    t.UnionEnum([...SEARCH_ORDERS], {
      description:
        "Best match first if missing. Recipes without a time come last; `cooked` is the most recently cooked first and requires signing in.",
    }),
  ),
});

export const searchCalls = defineCalls({
  "GET recipes/search": {
    role: "visitor",
    tag: "recipes",
    summary: "Search recipes",
    description:
      "Finds recipes with all words in their names, descriptions, ingredients, steps, notes, categories or " +
      "tags. Ranks exact words first, then longer words, then words with one typo; within each, " +
      "matches in names come first. Ignores accents and case.",
    query: Search,
    answer: { description: "The rows, best match first", body: t.Array(RecipeSummary) },
    refusals: ["invalid", "unauthorized"],
  },
});
