import { Elysia, t } from "elysia";
import type { Guard } from "../accounts/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { ReadAnswer, ReadWish, RecipeAddress, RecipeToImport } from "../contract/reading.ts";
import { Recipe, RecipeInput, RecipeSummary, SUMMARY_ORDERS } from "../contract/recipes.ts";
import type { KeptAnswers } from "../platform/kept-answers.ts";
import { importFromAddress, importRead } from "./import-recipe.ts";
import { readWish, type ReadParts } from "./read-recipes.ts";
import { etagOf, recipeContent, RecipeNotFound } from "./recipe.ts";
import type { RecipeStore, SummaryPage } from "./recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  keptAnswers: KeptAnswers;
  importing: ReadParts;
}

const Slug = t.String({ description: "The slug of the recipe" });

const Count = (description: string) =>
  t.Optional(t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description }));

const Page = t.Object({
  order: t.Optional(
    t.UnionEnum([...SUMMARY_ORDERS], { description: "As they were stored, or the newest first" }),
  ),
  start: Count("How many to pass over"),
  skip: Count("The same as start"),
  limit: Count("How many at most; all when missing"),
  end: Count("The same as limit"),
});

/** Lists, reads, stores and imports recipes. */
export function recipeRoutes(guard: Guard, { recipes, keptAnswers, importing }: Parts) {
  return new Elysia({ prefix: "/recipes" })
    .use(guard)
    .get(
      "/summary",
      ({ request, query }) => {
        const page = pageOf(query);
        const key = `summary ${page.order} ${page.start} ${page.limit}`;
        return keptAnswers.get(request, key, () => ({
          body: JSON.stringify(recipes.summaries(page)),
          etag: null,
        }));
      },
      {
        visitor: true,
        query: Page,
        detail: docs({
          tag: "recipes",
          summary: "A row for every recipe",
          description:
            "Everything that home, lists and search need, in one answer. All of them, unless a page is asked for.",
          answer: { description: "The rows, in the order asked for", body: t.Array(RecipeSummary) },
          refusals: ["invalid"],
        }),
      },
    )
    .post("/create", ({ body }) => created(recipes.add(recipeContent(body))), {
      user: true,
      body: RecipeInput,
      detail: docs({
        tag: "recipes",
        summary: "Store a new recipe",
        description: "Only the name is needed. Categories and tags that do not exist are made.",
        answer: { status: 201, description: "Its slug, made from the name", body: Slug },
        refusals: ["invalid"],
      }),
    })
    .post("/create-url", async ({ body }) => created(await importFromAddress(body.url, importing)), {
      user: true,
      body: RecipeAddress,
      detail: docs({
        tag: "recipes",
        summary: "Import the recipe of a web page",
        description:
          "Of several recipes on the page the fullest. Imports again what is here already, under a slug of its own.",
        answer: { status: 201, description: "The slug of the new recipe", body: Slug },
        refusals: ["invalid", "upstream"],
      }),
    })
    .post("/read-url", ({ body }) => readWish(body, importing), {
      user: true,
      body: ReadWish,
      detail: docs({
        tag: "recipes",
        summary: "Read recipes without storing them",
        description:
          "Send one of three: the `url` of a page, which is fetched; the `html` of a page, with its `url` where that is known; " +
          "or a `text`. With `previews` the first six recipes bring their pictures in small. What is here already is pointed out.",
        answer: { description: "What would be imported, and what is here already", body: ReadAnswer },
        refusals: ["invalid", "upstream"],
      }),
    })
    .post("/import", async ({ body }) => created(await importRead(body.recipe, importing)), {
      user: true,
      body: t.Object({ recipe: RecipeToImport }),
      detail: docs({
        tag: "recipes",
        summary: "Store a recipe that was read",
        description:
          "As `recipes/read-url` gave it, or corrected. A web address in `image` is fetched; the recipe is stored whether there is a picture or not.",
        answer: { status: 201, description: "Its slug, made from the name", body: Slug },
        refusals: ["invalid"],
      }),
    })
    .get(
      "/:slug",
      ({ request, params: { slug } }) =>
        keptAnswers.get(request, `recipe ${slug}`, () => {
          const recipe = recipes.get(slug);
          if (!recipe) throw new RecipeNotFound(slug);
          return { body: JSON.stringify(recipe), etag: etagOf(recipe) };
        }),
      {
        visitor: true,
        detail: docs({
          tag: "recipes",
          summary: "One whole recipe",
          answer: { description: "The recipe", body: Recipe },
          refusals: ["not-found"],
        }),
      },
    );
}

/** Elysia would send a bare string as text. */
function created(slug: string): Response {
  return Response.json(slug, { status: 201 });
}

function pageOf({ order, start, skip, limit, end }: typeof Page.static): SummaryPage {
  return { order: order ?? "stored", start: start ?? skip ?? 0, limit: limit ?? end ?? -1 };
}
