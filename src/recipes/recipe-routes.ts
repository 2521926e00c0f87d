import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { ReadAnswer, ReadWish, RecipeAddress, RecipeToImport } from "../contract/reading.ts";
import { Recipe, RecipeInput } from "../contract/recipes.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import type { KeptAnswers } from "../platform/kept-answers.ts";
import { importFromAddress, importRead } from "./reading/import-recipe.ts";
import { readWish, type ReadParts } from "./reading/read-recipes.ts";
import { changedContent, etagOf, newContent, RecipeNotFound } from "./recipe.ts";
import { statesIn } from "../http/if-match.ts";
import { created, saved } from "./recipe-answers.ts";
import type { RecipeStore } from "./recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  keptAnswers: KeptAnswers;
  importing: ReadParts;
}

const Slug = t.String({ description: "The slug of the recipe" });

/** Reads, stores, changes, deletes and imports recipes; lists of them stand in `recipe-list-routes.ts`. */
export function recipeRoutes(guard: Guard, { recipes, keptAnswers, importing }: Parts) {
  return new Elysia({ prefix: "/recipes" })
    .use(guard)
    .post("/create", ({ body, caller }) => created(recipes.add(newContent(body), { by: caller.fullName })), {
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
    .post(
      "/create-url",
      async ({ body, caller }) => created(await importFromAddress(body.url, caller.fullName, importing)),
      {
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
      },
    )
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
    .post(
      "/import",
      async ({ body, caller }) => created(await importRead(body.recipe, importing, { by: caller.fullName })),
      {
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
      },
    )
    .get(
      "/:slug",
      ({ request, params: { slug } }) =>
        keptAnswers.get(request, `recipe ${slug}`, () => {
          const recipe = recipes.get(slug);
          if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
          return { body: JSON.stringify(recipe), etag: etagOf(recipe) };
        }),
      {
        visitor: true,
        detail: docs({
          tag: "recipes",
          summary: "One whole recipe",
          description:
            "Under a slug that it had before it was renamed: 404, with `movedTo` beside the sentence.",
          answer: { description: "The recipe", body: Recipe },
          refusals: ["not-found"],
        }),
      },
    )
    .put(
      "/:slug",
      ({ request, params, body, caller }) => {
        const slug = recipes.change(params.slug, (now) => changedContent(now, body), {
          by: caller.fullName,
          knows: statesIn(request.headers.get("If-Match")),
        });
        return saved(slug, recipes);
      },
      {
        user: true,
        body: RecipeInput,
        detail: docs({
          tag: "recipes",
          summary: "Put another state in place of a recipe's",
          description:
            "The whole recipe; what is left out gets its default, but for the day it was added and what older clients of this API do not know. " +
            "With `If-Match` and the `ETag` that the recipe had when it was read, a change by somebody else is not overwritten: 412, with `recipe` as it is now and its `etag` beside the sentence. " +
            "The state before is kept as a version.",
          answer: { description: "Its slug, another one when its name is another", body: Slug },
          refusals: ["not-found", "invalid", "stale"],
        }),
      },
    )
    .delete(
      "/:slug",
      ({ params: { slug }, caller }) => {
        const id = recipes.discard(slug, caller.fullName);
        return { ...snackbar("recipe-deleted", "success", { slug }), id };
      },
      {
        user: true,
        detail: docs({
          tag: "recipes",
          summary: "Delete a recipe",
          description:
            "It is nowhere any more, and its slug is free. For thirty days it can be taken back from the bin, by the `id` beside the sentence.",
          answer: { description: "Deleted", body: t.Composite([Snackbar, t.Object({ id: t.Integer() })]) },
          refusals: ["not-found"],
        }),
      },
    );
}
