import type { Guard } from "../../http/guard.ts";
import { snackbar } from "../../contract/sentences.ts";
import { NotInBin } from "../recipe.ts";
import { jsonResponse } from "../../platform/json-response.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import type { RecipeStore } from "../recipe-store.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { recipeBinCalls } from "../../contract/calls/recipe-bin-calls.ts";

interface Parts {
  recipes: RecipeStore;
  images: PictureFiles;
}

/** The recipes that were deleted, and the ways out of the bin: back, or for good. */
export function recipeBinRoutes(guard: Guard, { recipes, images }: Parts) {
  return bindCalls(guard, recipeBinCalls, {
    "GET recipe-bin": () => recipes.bin.list(),

    "POST recipe-bin": ({ body, caller }) => {
      const deleted = recipes.many.discard(body.recipes, caller.fullName);
      return { ...snackbar("recipes-deleted", "success", { count: deleted.ids.length }), ...deleted };
    },

    "POST recipe-bin/restore": ({ body }) => {
      const back = recipes.many.takeBack(body.ids);
      return { ...snackbar("recipes-taken-back", "success", { count: back.length }), recipes: back };
    },

    "POST recipe-bin/{id}/restore": ({ params }) => {
      const slug = recipes.takeBack(params.id);
      if (slug === null) throw new NotInBin();
      return jsonResponse(slug);
    },

    "DELETE recipe-bin/{id}": ({ params }) => {
      const id = params.id;
      if (!recipes.bin.get(id)) throw new NotInBin();
      recipes.empty([id]).forEach(images.remove);
      return snackbar("recipe-gone", "success");
    },
  });
}
