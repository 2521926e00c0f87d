import { Elysia } from "elysia";
import { recipePageHead } from "./recipe-page-head.ts";
import type { RecipeStore } from "./recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  /** Where a Tagine is reached, with a slash at the end. */
  addressOf(request: Request): string;
  page(request: Request): Response;
  pageWith(head: string, request: Request): Response;
}

/** The page of a recipe as the server sends it: the web app, and in its head what programs look for that run none. */
export function recipePageRoutes({ recipes, addressOf, page, pageWith }: Parts) {
  return new Elysia().get(
    "/recipe/:slug",
    ({ request, params: { slug } }) => {
      const recipe = recipes.get(slug);
      if (recipe) return pageWith(recipePageHead(recipe, { base: addressOf(request) }), request);
      const movedTo = recipes.movedTo(slug);
      if (movedTo === null) return page(request);
      // Not for ever: another recipe may take the old address.
      return new Response(null, {
        status: 302,
        headers: { Location: `${addressOf(request)}recipe/${movedTo}` },
      });
    },
    { detail: { hide: true } },
  );
}
