import type { Database } from "bun:sqlite";
import { Elysia, t } from "elysia";
import type { Guard } from "../accounts/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { PictureAddress, PictureUpload } from "../contract/recipe-images.ts";
import { IMAGE_TYPES, type ImageType } from "../contract/recipes.ts";
import { FORMER_PICTURE_HOURS, PICTURE_MOST_BYTES } from "../contract/rules.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { hasAlready, takes } from "../platform/accept.ts";
import type { Clock } from "../platform/clock.ts";
import { keptWhileUnchanged } from "../platform/kept-while-unchanged.ts";
import { mimeOf } from "../platform/pictures/formats.ts";
import { asJpeg } from "../platform/pictures/sizes.ts";
import { uploadedFile } from "../platform/request-body.ts";
import { removePicture, replacePicture, restorePicture } from "./change-picture.ts";
import { checkedAddress } from "./checked-address.ts";
import { imageLabel, NoPicture, slugInLabel, type CurrentPicture } from "./recipe.ts";
import { bare } from "./recipe-answers.ts";
import type { RecipeImages } from "./recipe-images.ts";
import { fetchPicture, type PictureParts } from "./recipe-pictures.ts";
import type { RecipeStore } from "./recipe-store.ts";

interface Parts {
  db: Database;
  clock: Clock;
  recipes: RecipeStore;
  images: RecipeImages;
  importing: PictureParts;
}

/** A long list shows hundreds of tiny pictures again and again. */
const KEPT_ANSWERS = 500;

const ImageLabel = t.String({ description: "A label that changes with the picture" });

/** An answer that only needs its bytes. */
interface Ready {
  picture: CurrentPicture;
  type: ImageType;
  /** Whether the stored file is sent, and not a JPEG made of it. */
  asIs: boolean;
  etag: string;
  headers: Headers;
  /** Of tiny pictures, once they have been read. */
  bytes: Uint8Array<ArrayBuffer> | null;
}

/** A recipe's picture in its three sizes, and how it gets another one. */
export function recipeImageRoutes(guard: Guard, parts: Parts) {
  const { db, clock, recipes, images, importing } = parts;
  const kept = keptWhileUnchanged<Ready>(db, clock, KEPT_ANSWERS);

  /** @param asked a slug, or an image label: who names the very picture that counts now may keep it for ever */
  function ready(asked: string, type: ImageType, asIs: boolean): Ready {
    const slug = slugInLabel(asked);
    const picture = recipes.pictures.current(slug);
    if (!picture) throw new NoPicture(slug);
    const etag = `"${picture.key}-${type}${asIs ? "" : "-jpg"}"`;
    const stored = type === "original" ? mimeOf(picture.ext) : "image/webp";
    const headers = new Headers({
      ETag: etag,
      Vary: "Accept",
      "Cache-Control": asked === imageLabel(picture) ? "public, max-age=31536000, immutable" : "no-cache",
      "Content-Type": asIs ? stored : "image/jpeg",
    });
    return { picture, type, asIs, etag, headers, bytes: null };
  }

  async function read(answer: Ready): Promise<Response> {
    const { picture, type, asIs, headers } = answer;
    const file = Bun.file(images.file(picture, type));
    // Somebody may have tidied up the folder by hand.
    if (!(await file.exists())) throw new NoPicture(picture.slug);
    if (!asIs) return new Response(await asJpeg(await file.bytes()), { headers });
    if (type !== "tiny") return new Response(file, { headers });
    answer.bytes = await file.bytes();
    return new Response(answer.bytes, { headers });
  }

  return new Elysia({ prefix: "/recipes" })
    .use(guard)
    .get(
      "/:slug/image",
      ({ request, params, query }) => {
        const type = query.image_type ?? "original";
        const asIs = type === "original" || takesWebp(request.headers.get("Accept"));
        const answer = kept(`${params.slug} ${type} ${asIs}`, () => ready(params.slug, type, asIs));
        const { etag, headers, bytes } = answer;
        if (hasAlready(request, etag)) return new Response(null, { status: 304, headers });
        return bytes ? new Response(bytes, { headers }) : read(answer);
      },
      {
        visitor: true,
        query: t.Object({ image_type: t.Optional(t.UnionEnum([...IMAGE_TYPES])) }),
        detail: docs({
          tag: "recipe images",
          summary: "A recipe's picture",
          description:
            "`original` as it came, without what it told about place and time; `small` at most 720 pixels wide; `tiny` 300×300. " +
            "The last two are WebP, or JPEG for those who do not accept WebP. " +
            "With the recipe's `image` in place of the slug the answer may be kept for ever.",
          answer: { description: "The picture", body: { mediaType: "image/*" } },
          refusals: ["not-found", "invalid"],
        }),
      },
    )
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

/** Who says nothing, or takes any picture, takes WebP. */
function takesWebp(accept: string | null): boolean {
  return !accept || !accept.includes("image/") || takes(accept, "image/webp", "image/*", "*/*");
}
