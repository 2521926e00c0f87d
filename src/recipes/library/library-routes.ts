import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import { LibraryEntry, LibraryRecipe, LibraryWish } from "../../contract/recipe-library.ts";
import { answerOnce, type KeptAnswers } from "../../platform/kept-answers.ts";
import type { RecipeStore } from "../recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  keptAnswers: KeptAnswers;
}

/** For devices that keep all recipes: what there is, and what of it they do not have yet. */
export function recipeLibraryRoutes(guard: Guard, { recipes, keptAnswers }: Parts) {
  return new Elysia({ prefix: "/recipe-library" })
    .use(guard)
    .get(
      "/",
      ({ request }) =>
        keptAnswers.get(request, "library", () => {
          const body = JSON.stringify(recipes.library.entries());
          return { body, etag: `"${Bun.hash(body).toString(36)}"` };
        }),
      {
        visitor: true,
        detail: docs({
          tag: "recipes",
          summary: "What there is, for those who keep all of it",
          description:
            "A small row for every recipe. Where its `mark` is another one than last time, the recipe is another one. " +
            "With `If-None-Match` and the `ETag` of an earlier answer: 304 for as long as nothing has changed.",
          answer: { description: "The rows, the newest recipe first", body: t.Array(LibraryEntry) },
        }),
      },
    )
    .post(
      "/",
      ({ request, body }) =>
        answerOnce(request, { body: JSON.stringify(recipes.library.some(body.recipes)), etag: null }),
      {
        visitor: true,
        body: LibraryWish,
        detail: docs({
          tag: "recipes",
          summary: "Many whole recipes at once",
          description: "Those that are not here any more are left out.",
          answer: { description: "The recipes, in any order", body: t.Array(LibraryRecipe) },
          refusals: ["invalid"],
        }),
      },
    );
}
