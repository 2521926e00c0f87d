import { Elysia } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import { ChangeToUndo, RecipeChange, RecipesChanged } from "../../contract/recipe-changes.ts";
import { Snackbar, snackbar } from "../../contract/sentences.ts";
import { organizerChange } from "./organizer-change.ts";
import type { RecipeStore } from "../recipe-store.ts";

/** Categories and tags of many recipes at once. Deleting many stands with the bin. */
export function recipeChangeRoutes(guard: Guard, { recipes }: { recipes: RecipeStore }) {
  return new Elysia({ prefix: "/recipe-changes" })
    .use(guard)
    .post(
      "/",
      ({ body, caller }) => {
        const wanted = organizerChange(body);
        const changed = recipes.many.change(body.recipes, wanted, caller.fullName);
        return { ...snackbar("recipes-changed", "success", { count: changed.versions.length }), ...changed };
      },
      {
        user: true,
        body: RecipeChange,
        detail: docs({
          tag: "recipes",
          summary: "Give categories and tags to many recipes, or take them away",
          description:
            "By name; those that do not exist are made. It happens to all of the recipes at once, and each that changes keeps a version. " +
            "A recipe that was renamed meanwhile is found by its old slug; one that was deleted is left out and named in `missing`. 404 only when none is left.",
          answer: { description: "Done, and what it takes to undo it", body: RecipesChanged },
          refusals: ["not-found", "invalid"],
        }),
      },
    )
    .post(
      "/undo",
      ({ body: { versions }, caller }) => {
        const count = recipes.many.undo(versions, caller.fullName);
        return snackbar("recipes-changed-back", "success", { count });
      },
      {
        user: true,
        body: ChangeToUndo,
        detail: docs({
          tag: "recipes",
          summary: "Undo a change of many recipes",
          description:
            "Gives each recipe back the categories and tags that it had in a version, in their order; all else of it stays as it is now. " +
            "Categories and tags that the change had made go again where nothing has them. " +
            "Recipes that were deleted meanwhile are left out.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["invalid"],
        }),
      },
    );
}
