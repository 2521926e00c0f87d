import { Elysia, t } from "elysia";
import type { Guard } from "../accounts/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { BinnedRecipe } from "../contract/recipe-life.ts";
import { BIN_DAYS } from "../contract/rules.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { idIn } from "../platform/id-in.ts";
import { NotInBin } from "./recipe.ts";
import type { RecipeImages } from "./recipe-images.ts";
import type { RecipeStore } from "./recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  images: RecipeImages;
}

/** The recipes that were deleted, and the ways out of the bin: back, or for good. */
export function recipeBinRoutes(guard: Guard, { recipes, images }: Parts) {
  return new Elysia({ prefix: "/recipe-bin" })
    .use(guard)
    .get("/", () => recipes.bin.list(), {
      user: true,
      detail: docs({
        tag: "recipe bin",
        summary: "The recipes that were deleted",
        description: `Those of the last ${BIN_DAYS} days.`,
        answer: { description: "The last one first", body: t.Array(BinnedRecipe) },
      }),
    })
    .post(
      "/:id/restore",
      ({ params }) => {
        const slug = recipes.takeBack(idIn(params.id) ?? 0);
        if (slug === null) throw new NotInBin();
        return Response.json(slug);
      },
      {
        user: true,
        detail: docs({
          tag: "recipe bin",
          summary: "Take a recipe back",
          description:
            "With its picture and its versions, under its slug, or the next free one when that is taken.",
          answer: { description: "Its slug", body: t.String() },
          refusals: ["not-found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params }) => {
        const id = idIn(params.id) ?? 0;
        if (!recipes.bin.get(id)) throw new NotInBin();
        recipes.empty([id]).forEach(images.remove);
        return snackbar("recipe-gone", "success");
      },
      {
        admin: true,
        detail: docs({
          tag: "recipe bin",
          summary: "Delete a recipe for good",
          answer: { description: "Gone, with its picture and its versions", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    );
}
