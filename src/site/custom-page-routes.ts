import type { Guard } from "../http/guard.ts";
import type { FullCustomPage } from "../contract/custom-pages.ts";
import type { Recipe } from "../contract/recipes.ts";
import { snackbar } from "../contract/sentences.ts";
import { parseId } from "../http/parse-id.ts";
import { CustomPageNotFound, completePage, completePages } from "./custom-page.ts";
import type { CustomPageStore } from "./custom-page-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { customPageCalls } from "../contract/calls/custom-page-calls.ts";

interface Parts {
  customPages: CustomPageStore;
  listRecipes(organizerId: number): Recipe[];
}

export function customPageRoutes(guard: Guard, { customPages, listRecipes: recipesOf }: Parts) {
  return bindCalls(guard, customPageCalls, {
    "GET site-settings/custom-pages": () => customPages.list(),

    "POST site-settings/custom-pages": ({ body }) => {
      customPages.add(completePage(body));
      return snackbar("custom-page-created", "success");
    },

    "PUT site-settings/custom-pages": ({ body }) => {
      customPages.changeAll(completePages(body));
      return snackbar("custom-pages-updated", "success");
    },

    "GET site-settings/custom-pages/{id}": ({ params }): FullCustomPage => {
      const id = parseId(params.id);
      const page = id === null ? customPages.withSlug(params.id) : customPages.get(id);
      if (!page) throw new CustomPageNotFound();
      const categories = page.categories.map((one) => ({ ...one, recipes: recipesOf(one.id) }));
      return { ...page, categories };
    },

    "PUT site-settings/custom-pages/{id}": ({ params, body }) =>
      customPages.change(params.id, completePage(body)),

    "DELETE site-settings/custom-pages/{id}": ({ params }) => {
      customPages.remove(params.id);
      return snackbar("custom-page-deleted", "success");
    },
  });
}
