import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { CustomPage, CustomPageInput, CustomPagesInput, WholeCustomPage } from "../contract/custom-pages.ts";
import type { Recipe } from "../contract/recipes.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { idIn } from "../http/id-in.ts";
import { CustomPageNotFound, wantedPage, wantedPages } from "./custom-page.ts";
import type { CustomPageStore } from "./custom-page-store.ts";

interface Parts {
  customPages: CustomPageStore;
  /** The whole recipes of a category. */
  recipesOf(organizerId: number): Recipe[];
}

const tag = "custom pages";

/** Pages of categories, as administrators put them together. */
export function customPageRoutes(guard: Guard, { customPages, recipesOf }: Parts) {
  return new Elysia({ prefix: "/site-settings/custom-pages" })
    .use(guard)
    .get("/", () => customPages.list(), {
      visitor: true,
      detail: docs({
        tag,
        summary: "All custom pages, in their order",
        answer: { description: "The pages", body: t.Array(CustomPage) },
      }),
    })
    .post(
      "/",
      ({ body }) => {
        customPages.add(wantedPage(body));
        return snackbar("custom-page-created", "success");
      },
      {
        admin: true,
        body: CustomPageInput,
        detail: docs({
          tag,
          summary: "Make a custom page",
          description:
            "The slug is made from the name. At position 0, or without one, it becomes the last page. " +
            "A category may be sent as it is read; it is known by its slug.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["invalid"],
        }),
      },
    )
    .put(
      "/",
      ({ body }) => {
        customPages.changeAll(wantedPages(body));
        return snackbar("custom-pages-updated", "success");
      },
      {
        admin: true,
        body: CustomPagesInput,
        detail: docs({
          tag,
          summary: "Put the custom pages in an order, and change them",
          description:
            "Whole pages, as they are to follow each other: what each is sent with is what it has then. " +
            "Pages that are not sent stay, after the others; an id of no page is passed over.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["invalid"],
        }),
      },
    )
    .get(
      "/:id",
      ({ params }): WholeCustomPage => {
        const id = idIn(params.id);
        const page = id === null ? customPages.withSlug(params.id) : customPages.get(id);
        if (!page) throw new CustomPageNotFound();
        const categories = page.categories.map((one) => ({ ...one, recipes: recipesOf(one.id) }));
        return { ...page, categories };
      },
      {
        visitor: true,
        detail: docs({
          tag,
          summary: "One custom page, with the recipes of its categories",
          description: "By its id, or by its slug.",
          answer: { description: "The page", body: WholeCustomPage },
          refusals: ["not-found"],
        }),
      },
    )
    .put("/:id", ({ params, body }) => customPages.change(idIn(params.id) ?? 0, wantedPage(body)), {
      admin: true,
      body: CustomPageInput,
      detail: docs({
        tag,
        summary: "Change a custom page",
        description:
          "With another name it gets another slug. Without a position it keeps its own; categories that are left out are taken from it.",
        answer: { description: "The page", body: CustomPage },
        refusals: ["not-found", "invalid"],
      }),
    })
    .delete(
      "/:id",
      ({ params }) => {
        customPages.remove(idIn(params.id) ?? 0);
        return snackbar("custom-page-deleted", "success");
      },
      {
        admin: true,
        detail: docs({
          tag,
          summary: "Delete a custom page",
          description: "Its categories and their recipes stay.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    );
}
