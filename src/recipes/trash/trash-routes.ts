import type { TrashStore } from "./trash-store.ts";
import type { Guard } from "../../http/guard.ts";
import { snackbar } from "../../contract/sentences.ts";
import { NotInTrash } from "../recipe.ts";
import { jsonResponse } from "../../platform/json-response.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { trashCalls } from "../../contract/calls/trash-calls.ts";

interface Parts {
  trash: TrashStore;
  images: PictureFiles;
}

export function trashRoutes(guard: Guard, { images, trash }: Parts) {
  return bindCalls(guard, trashCalls, {
    "GET recipe-bin": () => trash.list(),

    "POST recipe-bin": ({ body, caller }) => {
      const deleted = trash.discardMany(body.recipes, caller.fullName);
      return { ...snackbar("recipes-deleted", "success", { count: deleted.ids.length }), ...deleted };
    },

    "POST recipe-bin/restore": ({ body }) => {
      const back = trash.restoreMany(body.ids);
      return { ...snackbar("recipes-taken-back", "success", { count: back.length }), recipes: back };
    },

    "POST recipe-bin/{id}/restore": ({ params }) => {
      const slug = trash.restore(params.id);
      if (slug === null) throw new NotInTrash();
      return jsonResponse(slug);
    },

    "DELETE recipe-bin/{id}": ({ params }) => {
      const id = params.id;
      if (!trash.get(id)) throw new NotInTrash();
      trash.empty([id]).forEach(images.remove);
      return snackbar("recipe-gone", "success");
    },
  });
}
