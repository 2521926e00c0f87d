import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import { BinnedRecipe } from "../../contract/recipe-life.ts";
import {
  RecipesBack,
  RecipesDeleted,
  RecipesToDelete,
  RecipesToTakeBack,
} from "../../contract/recipe-changes.ts";
import { BIN_DAYS } from "../../contract/rules.ts";
import { Snackbar, snackbar } from "../../contract/sentences.ts";
import { idIn } from "../../http/id-in.ts";
import { NotInBin } from "../recipe.ts";
import { bare } from "../../platform/bare.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import type { RecipeStore } from "../recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  images: PictureFiles;
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
      "/",
      ({ body, caller }) => {
        const deleted = recipes.many.discard(body.recipes, caller.fullName);
        return { ...snackbar("recipes-deleted", "success", { count: deleted.ids.length }), ...deleted };
      },
      {
        user: true,
        body: RecipesToDelete,
        detail: docs({
          tag: "recipe bin",
          summary: "Delete many recipes",
          description:
            "All at once, as one is deleted. A recipe that was renamed meanwhile is found by its old slug; one that is gone already is left out and named in `missing`. 404 only when none is left.",
          answer: { description: "Deleted", body: RecipesDeleted },
          refusals: ["not-found", "invalid"],
        }),
      },
    )
    .post(
      "/restore",
      ({ body }) => {
        const back = recipes.many.takeBack(body.ids);
        return { ...snackbar("recipes-taken-back", "success", { count: back.length }), recipes: back };
      },
      {
        user: true,
        body: RecipesToTakeBack,
        detail: docs({
          tag: "recipe bin",
          summary: "Take many recipes back",
          description:
            "All at once, as one is taken back. Those that are not in the bin any more are left out; 404 only when none is.",
          answer: { description: "Back", body: RecipesBack },
          refusals: ["not-found", "invalid"],
        }),
      },
    )
    .post(
      "/:id/restore",
      ({ params }) => {
        const slug = recipes.takeBack(idIn(params.id) ?? 0);
        if (slug === null) throw new NotInBin();
        return bare(slug);
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
