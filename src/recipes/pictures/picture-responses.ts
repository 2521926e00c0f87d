import type { PictureStore } from "./picture-store.ts";
import type { Database } from "bun:sqlite";
import type { ImageType } from "../../contract/recipes.ts";
import { isUnchanged, acceptsCoding } from "../../platform/accept.ts";
import type { Clock } from "../../platform/clock.ts";
import { cacheWhileUnchanged } from "../../platform/cache-while-unchanged.ts";
import { getMimeType } from "../../platform/pictures/formats.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import { imageLabel, NoFurtherPicture, NoPicture, slugInLabel } from "../recipe.ts";
import type { RecipeStore } from "../recipe-store.ts";
import type { FurtherPictureStore } from "./further-picture-store.ts";

export interface PictureParts {
  db: Database;
  clock: Clock;
  recipes: RecipeStore;
  pictures: PictureStore;
  images: PictureFiles;
  isClosed(): boolean;
}

const MAX_CACHED_ANSWERS = 500;
/** Even noise, which compresses worst, stays below this. */
const MAX_TINY_BYTES = 60_000;

interface Picture {
  key: string;
  ext: string;
}

interface Asked {
  /** The key in the response cache. */
  name: string;
  type: ImageType;
  slug: string;
  /** @throws NoPicture, NoFurtherPicture */
  find(): { picture: Picture; isForever: boolean };
}

interface Ready {
  picture: Picture;
  type: ImageType;
  slug: string;
  asIs: boolean;
  etag: string;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer> | null;
}

/** @throws NoPicture */
export function pictureAnswers(parts: PictureParts) {
  const { pictures } = parts;
  const answer = createAnswers(parts);

  /** @param slugOrLabel a slug, or the current image label, which browsers may cache forever */
  return (request: Request, slugOrLabel: string, type: ImageType): Response | Promise<Response> => {
    const slug = slugInLabel(slugOrLabel);
    const find = () => {
      const picture = pictures.current(slug);
      if (!picture) throw new NoPicture(slug);
      return { picture, isForever: slugOrLabel === imageLabel(picture) };
    };
    return answer(request, { name: slugOrLabel, type, slug, find });
  };
}

/** @throws NoFurtherPicture */
export function furtherPictureAnswers(parts: PictureParts & { furtherPictures: FurtherPictureStore }) {
  const answer = createAnswers(parts);

  return (
    request: Request,
    { slug, id, type }: { slug: string; id: string; type: ImageType },
  ): Response | Promise<Response> => {
    const find = () => {
      const picture = parts.furtherPictures.find(slug, id);
      if (!picture) throw new NoFurtherPicture(slug);
      return { picture, isForever: true };
    };
    return answer(request, { name: `${slug} ${id}`, type, slug, find });
  };
}

function createAnswers({ db, clock, images, isClosed }: PictureParts) {
  const cached = cacheWhileUnchanged<Ready>(db, clock, {
    mostEntries: MAX_CACHED_ANSWERS,
    mostBytes: MAX_CACHED_ANSWERS * MAX_TINY_BYTES,
    measure: ({ type }) => (type === "tiny" ? MAX_TINY_BYTES : 0),
  });

  function findReady({ type, slug, find }: Asked, asIs: boolean): Ready {
    const { picture, isForever } = find();
    const etag = `"${picture.key}-${type}${asIs ? "" : "-jpg"}"`;
    const stored = type === "original" ? getMimeType(picture.ext) : "image/webp";
    const closed = isClosed();
    const scope = closed ? "private" : "public";
    const headers = new Headers({
      ETag: etag,
      Vary: "Accept",
      // Proxies must not cache pictures of a closed site.
      "Cache-Control": isForever
        ? `${scope}, max-age=31536000, immutable`
        : closed
          ? "private, no-cache"
          : "no-cache",
      "Content-Type": asIs ? stored : "image/jpeg",
    });
    return { picture, type, slug, asIs, etag, headers, bytes: null };
  }

  async function read(answer: Ready): Promise<Response> {
    const { picture, type, slug, asIs, headers } = answer;
    const file = Bun.file(images.file(picture, type));
    // Someone may have deleted the file by hand.
    if (!(await file.exists())) throw new NoPicture(slug);
    if (!asIs && type !== "original") return new Response(await images.asJpeg(picture, type), { headers });
    if (type !== "tiny") return new Response(file, { headers });
    answer.bytes = await file.bytes();
    return new Response(answer.bytes, { headers });
  }

  return (request: Request, asked: Asked): Response | Promise<Response> => {
    const { name, type } = asked;
    const asIs = type === "original" || acceptsWebp(request.headers.get("Accept"));
    const answer = cached(`${name} ${type} ${asIs}`, () => findReady(asked, asIs));
    const { etag, headers, bytes } = answer;
    if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
    return bytes ? new Response(bytes, { headers }) : read(answer);
  };
}

function acceptsWebp(accept: string | null): boolean {
  return !accept || !accept.includes("image/") || acceptsCoding(accept, "image/webp", "image/*", "*/*");
}
