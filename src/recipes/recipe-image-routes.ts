import type { Database } from "bun:sqlite";
import { Elysia, t } from "elysia";
import type { Guard } from "../accounts/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { IMAGE_TYPES, type ImageType } from "../contract/recipes.ts";
import { hasAlready, takes } from "../platform/accept.ts";
import type { Clock } from "../platform/clock.ts";
import { keptWhileUnchanged } from "../platform/kept-while-unchanged.ts";
import { mimeOf } from "../platform/pictures/formats.ts";
import { asJpeg } from "../platform/pictures/sizes.ts";
import { imageLabel, NoPicture, slugInLabel, type CurrentPicture } from "./recipe.ts";
import type { RecipeImages } from "./recipe-images.ts";
import type { RecipeStore } from "./recipe-store.ts";

interface Parts {
  db: Database;
  clock: Clock;
  recipes: RecipeStore;
  images: RecipeImages;
}

/** A long list shows hundreds of tiny pictures again and again. */
const KEPT_ANSWERS = 500;

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

/** A recipe's picture in its three sizes. How it gets another one is `recipe-image-change-routes.ts`. */
export function recipeImageRoutes(guard: Guard, { db, clock, recipes, images }: Parts) {
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

  return new Elysia({ prefix: "/recipes" }).use(guard).get(
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
  );
}

/** Who says nothing, or takes any picture, takes WebP. */
function takesWebp(accept: string | null): boolean {
  return !accept || !accept.includes("image/") || takes(accept, "image/webp", "image/*", "*/*");
}
