import { t } from "elysia";
import { RecipeSummary } from "../recipes.ts";
import { SEARCH_RESULTS } from "../rules.ts";
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

export const searchCalls = defineCalls({
  "GET recipes/search": {
    role: "visitor",
    tag: "recipes",
    summary: "Search recipes",
    description:
      "Recipes with all words of the text in their names, descriptions, ingredients, steps, notes, categories or " +
      "tags. Those with the very words come first, then longer words, then words with one typo; of each, " +
      "those with the words in their names come first. Accents and capitals make no difference.",
    query: Search,
    answer: { description: "The rows, the best first", body: t.Array(RecipeSummary) },
    refusals: ["invalid"],
  },
});
