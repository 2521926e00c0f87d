import type { PictureStore } from "./picture-store.ts";
import type { Guard } from "../../http/guard.ts";
import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import { snackbar } from "../../contract/sentences.ts";
import { getMimeType } from "../../platform/pictures/formats.ts";
import { readUploadedFile } from "../../platform/request-body.ts";
import { removePicture, replacePicture, restorePicture } from "./change-picture.ts";
import { checkAddress } from "../check-address.ts";
import { jsonResponse } from "../../platform/json-response.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import { fetchPicture, type PictureParts } from "./recipe-pictures.ts";
import type { RecipeStore } from "../recipe-store.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { pictureChangeCalls } from "../../contract/calls/picture-change-calls.ts";

interface Parts {
  recipes: RecipeStore;
  pictures: PictureStore;
  images: PictureFiles;
  importing: PictureParts;
}

export function pictureChangeRoutes(guard: Guard, parts: Parts) {
  const { images, importing } = parts;
  return bindCalls(guard, pictureChangeCalls, {
    "PUT recipes/{slug}/image": async ({ request, params }) => {
      const upload = () => readUploadedFile(request, "image", PICTURE_MOST_BYTES);
      return jsonResponse((await replacePicture(params.slug, upload, parts)) as string);
    },

    "POST recipes/{slug}/image": async ({ params, body }) => {
      const fetchImage = () => fetchPicture(checkAddress(body.url), importing);
      await replacePicture(params.slug, fetchImage, parts);
      return snackbar("recipe-image-updated", "success");
    },

    "DELETE recipes/{slug}/image": ({ params }) => {
      removePicture(params.slug, parts);
      return snackbar("recipe-image-deleted", "success");
    },

    "POST recipes/read-picture": async ({ body }) => {
      const bytes = await fetchPicture(checkAddress(body.url), importing);
      const { ext, original } = await images.asStored(bytes);
      return new Response(original.slice(), { headers: { "Content-Type": getMimeType(ext) } });
    },

    "POST recipes/{slug}/image/restore": ({ params }) => jsonResponse(restorePicture(params.slug, parts)),
  });
}
