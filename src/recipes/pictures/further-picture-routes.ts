import { furtherPictureCalls } from "../../contract/calls/further-picture-calls.ts";
import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import { snackbar } from "../../contract/sentences.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import type { Guard } from "../../http/guard.ts";
import { jsonResponse } from "../../platform/json-response.ts";
import { readUploadedFile } from "../../platform/request-body.ts";
import {
  addFurtherPicture,
  arrangeFurtherPictures,
  listFurtherPictures,
  removeFurtherPicture,
  restoreFurtherPicture,
  setPictureStep,
} from "./change-further-pictures.ts";
import type { FurtherPictureStore } from "./further-picture-store.ts";
import { furtherPictureAnswers, type PictureParts } from "./picture-responses.ts";

interface Parts extends PictureParts {
  furtherPictures: FurtherPictureStore;
}

export function furtherPictureRoutes(guard: Guard, parts: Parts) {
  const picture = furtherPictureAnswers(parts);

  return bindCalls(guard, furtherPictureCalls, {
    "GET recipes/{slug}/pictures": ({ params }) => listFurtherPictures(params.slug, parts),

    "GET recipes/{slug}/pictures/{id}/{type}": ({ request, params }) => picture(request, params),

    "POST recipes/{slug}/pictures": async ({ request, params, query }) => {
      const upload = () => readUploadedFile(request, "image", PICTURE_MOST_BYTES);
      const place = { slug: params.slug, step: query.step ?? null };
      return jsonResponse(await addFurtherPicture(place, upload, parts), { status: 201 });
    },

    "PUT recipes/{slug}/pictures/{id}": ({ params, body }) => setPictureStep(params, body.step, parts),

    "PUT recipes/{slug}/pictures": ({ params, body }) => arrangeFurtherPictures(params.slug, body.ids, parts),

    "DELETE recipes/{slug}/pictures/{id}": ({ params }) => {
      removeFurtherPicture(params, parts);
      return snackbar("recipe-image-deleted", "success");
    },

    "POST recipes/{slug}/pictures/{id}/restore": ({ params }) => restoreFurtherPicture(params, parts),
  });
}
