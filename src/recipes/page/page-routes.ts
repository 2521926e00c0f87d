import { Elysia } from "elysia";
import { recipePageHead } from "./page-head.ts";
import type { RecipeStore } from "../recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  ownAddress(request: Request): string;
  /** Browsers request pages without a token, so a closed site's pages must reveal nothing. */
  isClosed(): boolean;
  page(request: Request): Response;
  pageWith(head: string, request: Request): Response;
}

export function pageRoutes({ recipes, ownAddress, isClosed, page, pageWith }: Parts) {
  return new Elysia().get(
    "/recipe/:slug",
    ({ request, params: { slug } }) => {
      if (isClosed()) return page(request);
      const recipe = recipes.get(slug);
      if (recipe) return pageWith(recipePageHead(recipe, { base: ownAddress(request) }), request);
      const movedTo = recipes.movedTo(slug);
      if (movedTo === null) return page(request);
      // Not permanent: another recipe may take the old slug.
      return new Response(null, {
        status: 302,
        headers: { Location: `${ownAddress(request)}recipe/${movedTo}${new URL(request.url).search}` },
      });
    },
    { detail: { hide: true } },
  );
}
