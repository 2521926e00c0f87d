import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import type { OrganizerKind } from "../../contract/organizers.ts";
import { Recipe, RecipeSummary, SUMMARY_ORDERS } from "../../contract/recipes.ts";
import { LISTED_RECIPES } from "../../contract/rules.ts";
import { wholeNumber } from "../../contract/whole-number.ts";
import { Invalid, type BrokenRule } from "../../platform/errors.ts";
import type { KeptAnswers } from "../../platform/kept-answers.ts";
import type { RecipeStore } from "../recipe-store.ts";
import type { SummaryPage } from "./summary-store.ts";

interface Parts {
  recipes: RecipeStore;
  keptAnswers: KeptAnswers;
}

const Count = (description: string) =>
  t.Optional(t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description }));

const Page = t.Object({
  order: t.Optional(
    t.UnionEnum([...SUMMARY_ORDERS], {
      description: "As they were stored, the newest first, or from A to Z",
    }),
  ),
  category: t.Optional(t.String({ description: "Only those of the category with this slug" })),
  tag: t.Optional(
    t.String({ description: "Only those of the tag with this slug; a category counts before it" }),
  ),
  start: Count("How many to pass over"),
  skip: Count("The same as start"),
  limit: Count("How many at most; all when missing"),
  end: Count("The same as limit"),
});

const FIELDS = new Set(Object.keys(Recipe.properties));
const SUMMARY_FIELDS = new Set(Object.keys(RecipeSummary.properties));
/** What rows hold where nobody says what they shall hold: the fields that old clients ask for. */
const USUAL_FIELDS = ["name", "slug", "image", "description", "dateAdded", "rating"];

const Fields = (description: string) => t.Optional(t.Array(t.String(), { description }));
const MOST = {
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: `How many rows at most; ${LISTED_RECIPES} when missing`,
};
/** No limit, as SQLite says it. */
const ALL = -1;
const Rows = t.Array(t.Record(t.String(), t.Unknown()));

/** Lists of recipes: rows for home and search, rows of chosen fields, the recipes of categories and tags. */
export function recipeListRoutes(guard: Guard, { recipes, keptAnswers }: Parts) {
  /**
   * Rows with these fields and the id, kept for as long as no recipe changes.
   * @throws Invalid for a field that recipes do not have
   */
  function rows(request: Request, fields = USUAL_FIELDS, limit = LISTED_RECIPES) {
    const unknown = fields.filter((field) => !FIELDS.has(field));
    if (unknown.length > 0) throw new Invalid(unknown.map(noSuchField));
    const wanted = new Set(["id", ...fields].toSorted());
    const most = limit === LISTED_RECIPES ? limit : limitAmong(recipes.summaryCount({}), 0, limit);
    return keptAnswers.get(request, `rows ${most} ${[...wanted]}`, () => {
      const found = wanted.isSubsetOf(SUMMARY_FIELDS)
        ? recipes.summaries({ order: "stored", start: 0, limit: most })
        : recipes.all(most);
      // One after the other: all whole recipes at once would be many times as large as the answer.
      const texts: string[] = [];
      for (const recipe of found) texts.push(JSON.stringify(pickFields(recipe, wanted)));
      return { body: `[${texts.join(",")}]`, etag: null };
    });
  }

  /** The same page, told in one way: whoever asks for different numbers must not fill memory with equal answers. */
  function withinRecipes(page: SummaryPage): SummaryPage {
    if (page.start === 0 && page.limit === ALL) return page;
    const count = recipes.summaryCount(page);
    const start = Math.min(page.start, count);
    return { ...page, start, limit: limitAmong(count, start, page.limit) };
  }

  const ofOrganizers = (kind: OrganizerKind) =>
    docs({
      tag: "recipes",
      summary: kind === "category" ? "The recipes of categories" : "The recipes of tags",
      description:
        "Whole recipes in any of them, each once, by name. Names or slugs; unknown ones are passed over.",
      answer: { description: "The recipes", body: t.Array(Recipe) },
      refusals: ["invalid"],
    });

  return new Elysia({ prefix: "/recipes" })
    .use(guard)
    .get(
      "/summary",
      ({ request, query }) => {
        const page = withinRecipes(pageOf(query));
        const key = `summary ${JSON.stringify(page)}`;
        return keptAnswers.get(request, key, () => ({
          body: JSON.stringify(recipes.summaries(page)),
          etag: null,
          total: recipes.summaryCount(page),
        }));
      },
      {
        visitor: true,
        query: Page,
        detail: docs({
          tag: "recipes",
          summary: "A row for every recipe",
          description:
            "Everything that home, lists and search need, in one answer. All of them, unless a page is asked for; the header `Total-Count` says how many there are.",
          answer: { description: "The rows, in the order asked for", body: t.Array(RecipeSummary) },
          refusals: ["invalid"],
        }),
      },
    )
    .get("/", ({ request, query }) => rows(request, query.keys, query.num), {
      visitor: true,
      query: t.Object({
        keys: Fields("The fields of a row, each named once: `keys=name&keys=slug`"),
        num: t.Optional(t.Integer(MOST)),
      }),
      detail: docs({
        tag: "recipes",
        summary: "Rows of chosen fields",
        description: "Each row holds the id and the fields asked for.",
        answer: { description: "The rows, as the recipes were stored", body: Rows },
        refusals: ["invalid"],
      }),
    })
    .post("/", ({ request, body }) => rows(request, body.properties, body.limit), {
      visitor: true,
      body: t.Object({ properties: Fields("The fields of a row"), limit: t.Optional(wholeNumber(MOST)) }),
      detail: docs({
        tag: "recipes",
        summary: "Rows of chosen fields, asked for in a body",
        answer: { description: "The rows, as the recipes were stored", body: Rows },
        refusals: ["invalid"],
      }),
    })
    .post("/category", ({ body }) => recipes.inAnyOf("category", body), {
      visitor: true,
      body: t.Array(t.String()),
      detail: ofOrganizers("category"),
    })
    .post("/tag", ({ body }) => recipes.inAnyOf("tag", body), {
      visitor: true,
      body: t.Array(t.String()),
      detail: ofOrganizers("tag"),
    });
}

function pickFields(recipe: object, fields: Set<string>): object {
  return Object.fromEntries(Object.entries(recipe).filter(([field]) => fields.has(field)));
}

/** A limit that leaves nothing out is none. */
function limitAmong(count: number, start: number, limit: number): number {
  return start + limit >= count ? ALL : limit;
}

function pageOf({ order, category, tag, start, skip, limit, end }: typeof Page.static): SummaryPage {
  const within = { kind: category ? "category" : "tag", slug: category ?? tag ?? "" } as const;
  return {
    order: order ?? "stored",
    start: start ?? skip ?? 0,
    limit: limit ?? end ?? ALL,
    within: within.slug ? within : null,
  };
}

function noSuchField(field: string): BrokenRule {
  return { field: "keys", problem: `Recipes have no field “${field}”`, kind: "unknown" };
}
