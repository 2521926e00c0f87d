import type { PictureStore } from "./picture-store.ts";
import type { Database } from "bun:sqlite";
import type { ImageType } from "../../contract/recipes.ts";
import { isUnchanged, acceptsCoding } from "../../platform/accept.ts";
import type { Clock } from "../../platform/clock.ts";
import { cacheWhileUnchanged } from "../../platform/cache-while-unchanged.ts";
import { getMimeType } from "../../platform/pictures/formats.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import { imageLabel, NoPicture, slugInLabel, type CurrentPicture } from "../recipe.ts";
import type { RecipeStore } from "../recipe-store.ts";

export interface PictureParts {
  db: Database;
  clock: Clock;
  recipes: RecipeStore;
  pictures: PictureStore;
  images: PictureFiles;
  isClosed(): boolean;
}

const MAX_CACHED_ANSWERS = 500;
/** Noise compresses worst and stays below this. */
const MAX_TINY_BYTES = 60_000;

interface Ready {
  picture: CurrentPicture;
  type: ImageType;
  asIs: boolean;
  etag: string;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer> | null;
}

/** @throws NoPicture */
export function pictureAnswers({ db, clock, images, isClosed, pictures }: PictureParts) {
  const cached = cacheWhileUnchanged<Ready>(db, clock, {
    mostEntries: MAX_CACHED_ANSWERS,
    mostBytes: MAX_CACHED_ANSWERS * MAX_TINY_BYTES,
    measure: ({ type }) => (type === "tiny" ? MAX_TINY_BYTES : 0),
  });

  /** @param slugOrLabel a slug, or the current image label, which browsers may cache forever */
  function findReady(slugOrLabel: string, type: ImageType, asIs: boolean): Ready {
    const slug = slugInLabel(slugOrLabel);
    const picture = pictures.current(slug);
    if (!picture) throw new NoPicture(slug);
    const etag = `"${picture.key}-${type}${asIs ? "" : "-jpg"}"`;
    const stored = type === "original" ? getMimeType(picture.ext) : "image/webp";
    const closed = isClosed();
    const scope = closed ? "private" : "public";
    const headers = new Headers({
      ETag: etag,
      Vary: "Accept",
      // Proxies must not cache pictures of a closed site.
      "Cache-Control":
        slugOrLabel === imageLabel(picture)
          ? `${scope}, max-age=31536000, immutable`
          : closed
            ? "private, no-cache"
            : "no-cache",
      "Content-Type": asIs ? stored : "image/jpeg",
    });
    return { picture, type, asIs, etag, headers, bytes: null };
  }

  async function read(answer: Ready): Promise<Response> {
    const { picture, type, asIs, headers } = answer;
    const file = Bun.file(images.file(picture, type));
    // Someone may have deleted the file by hand.
    if (!(await file.exists())) throw new NoPicture(picture.slug);
    if (!asIs && type !== "original") return new Response(await images.asJpeg(picture, type), { headers });
    if (type !== "tiny") return new Response(file, { headers });
    answer.bytes = await file.bytes();
    return new Response(answer.bytes, { headers });
  }

  return (request: Request, slugOrLabel: string, type: ImageType): Response | Promise<Response> => {
    const asIs = type === "original" || acceptsWebp(request.headers.get("Accept"));
    const answer = cached(`${slugOrLabel} ${type} ${asIs}`, () => findReady(slugOrLabel, type, asIs));
    const { etag, headers, bytes } = answer;
    if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
    return bytes ? new Response(bytes, { headers }) : read(answer);
  };
}

function acceptsWebp(accept: string | null): boolean {
  return !accept || !accept.includes("image/") || acceptsCoding(accept, "image/webp", "image/*", "*/*");
}
