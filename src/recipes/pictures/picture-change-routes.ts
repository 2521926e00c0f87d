import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import { PictureAddress, PictureUpload } from "../../contract/recipe-images.ts";
import { FORMER_PICTURE_HOURS, PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import { Snackbar, snackbar } from "../../contract/sentences.ts";
import { mimeOf } from "../../platform/pictures/formats.ts";
import { uploadedFile } from "../../platform/request-body.ts";
import { removePicture, replacePicture, restorePicture } from "./change-picture.ts";
import { checkedAddress } from "../checked-address.ts";
import { bare } from "../../platform/bare.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import { fetchPicture, type PictureParts } from "./recipe-pictures.ts";
import type { RecipeStore } from "../recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  images: PictureFiles;
  importing: PictureParts;
}

const ImageLabel = t.String({ description: "A label that changes with the picture" });

/** How a recipe gets another picture, or none, or the one before. */
export function recipeImageChangeRoutes(guard: Guard, parts: Parts) {
  const { images, importing } = parts;
  return new Elysia({ prefix: "/recipes" })
    .use(guard)
    .put(
      "/:slug/image",
      async ({ request, params }) => {
        const upload = () => uploadedFile(request, "image", PICTURE_MOST_BYTES);
        return bare(await replacePicture(params.slug, upload, parts));
      },
      {
        user: true,
        detail: docs({
          tag: "recipe images",
          summary: "Replace a recipe's picture with a file",
          description: "At most 25 MB and 100 megapixels. The recipe's ETag stays as it is.",
          upload: PictureUpload,
          answer: { description: "The recipe's `image` from now on", body: ImageLabel },
          refusals: ["not-found", "unsupported", "invalid"],
        }),
      },
    )
    .post(
      "/:slug/image",
      async ({ params, body }) => {
        const fetched = () => fetchPicture(checkedAddress(body.url), importing);
        await replacePicture(params.slug, fetched, parts);
        return snackbar("recipe-image-updated", "success");
      },
      {
        user: true,
        body: PictureAddress,
        detail: docs({
          tag: "recipe images",
          summary: "Replace a recipe's picture with one from the web",
          description: "It is fetched and kept here. At most 25 MB and 100 megapixels.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found", "unsupported", "invalid", "upstream"],
        }),
      },
    )
    .delete(
      "/:slug/image",
      ({ params }) => {
        removePicture(params.slug, parts);
        return snackbar("recipe-image-deleted", "success");
      },
      {
        user: true,
        detail: docs({
          tag: "recipe images",
          summary: "Remove a recipe's picture",
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    )
    .post(
      "/read-picture",
      async ({ body }) => {
        const bytes = await fetchPicture(checkedAddress(body.url), importing);
        const { ext, original } = await images.asStored(bytes);
        return new Response(original.slice(), { headers: { "Content-Type": mimeOf(ext) } });
      },
      {
        user: true,
        body: PictureAddress,
        detail: docs({
          tag: "recipe images",
          summary: "Read a picture from the web without storing it",
          description: "To look at it before there is a recipe. At most 25 MB and 100 megapixels.",
          answer: {
            description: "The picture, without what it told about place and time",
            body: { mediaType: "image/*" },
          },
          refusals: ["unsupported", "invalid", "upstream"],
        }),
      },
    )
    .post("/:slug/image/restore", ({ params }) => bare(restorePicture(params.slug, parts)), {
      user: true,
      detail: docs({
        tag: "recipe images",
        summary: "Take the last change of a recipe's picture back",
        description:
          `For ${FORMER_PICTURE_HOURS} hours, whether it was replaced, removed, or its first one. ` +
          "Once more, and that is taken back.",
        answer: { description: "The recipe's `image` from now on", body: t.Nullable(ImageLabel) },
        refusals: ["not-found"],
      }),
    });
}
