import type { ReadRecipe } from "../contract/reading.ts";
import { PICTURE_MOST_BYTES } from "../contract/rules.ts";
import { DomainError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import { TooMuch, type SafeFetch } from "../platform/safe-fetch.ts";
import type { PictureFiles, StoredPicture } from "../platform/pictures/picture-files.ts";

/** Previews are a courtesy: so many at most, and nobody waits longer for them, in milliseconds. */
const PREVIEWS_MOST = 6;
const PREVIEW_TIMEOUT_MS = 3000;

export interface PictureParts {
  images: PictureFiles;
  safeFetch: SafeFetch;
  log: Log;
  /** For a picture, in milliseconds. */
  timeoutMs: number;
}

export class PictureTooHeavy extends DomainError {
  constructor(host: string) {
    super("too-large", "picture-too-heavy", { host, megabytes: PICTURE_MOST_BYTES / 1_000_000 });
  }
}

/** Gets a recipe's picture from the web and stores it; null when it cannot be had, which never loses the recipe. */
export async function storePicture(
  address: string | null | undefined,
  parts: PictureParts,
  signal?: AbortSignal,
): Promise<StoredPicture | null> {
  if (!address || !isWebAddress(address)) return null;
  try {
    return await parts.images.store(await fetchPicture(address, parts, signal));
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    parts.log.warn(`recipe imported without its picture: ${address} (${problem.problem})`);
    return null;
  }
}

/** The recipes with their pictures in small, where those can be had. */
export function withPreviews(recipes: ReadRecipe[], parts: PictureParts): Promise<ReadRecipe[]> {
  return Promise.all(
    recipes.map(async (recipe, at) =>
      at < PREVIEWS_MOST ? { ...recipe, preview: await previewOf(recipe.image, parts) } : recipe,
    ),
  );
}

async function previewOf(address: string | null, parts: PictureParts): Promise<string | null> {
  if (!address || !isWebAddress(address)) return null;
  try {
    const timeoutMs = Math.min(parts.timeoutMs, PREVIEW_TIMEOUT_MS);
    return await parts.images.preview(await fetchPicture(address, { ...parts, timeoutMs }));
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    parts.log.debug(`no preview of ${address} (${problem.problem})`);
    return null;
  }
}

/**
 * The bytes of a picture on the web, whatever they are.
 * @throws PictureTooHeavy, and whatever else fetching throws
 */
export async function fetchPicture(
  address: string,
  { safeFetch, timeoutMs }: Pick<PictureParts, "safeFetch" | "timeoutMs">,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  try {
    const { bytes } = await safeFetch(address, {
      // AVIF is left out: it can be read, but four times as slowly as what sites then send instead.
      accept: "image/webp,image/png,image/jpeg,image/*;q=0.5,*/*;q=0.1",
      mostBytes: PICTURE_MOST_BYTES,
      timeoutMs,
      ...(signal && { signal }),
    });
    return bytes;
  } catch (problem) {
    throw problem instanceof TooMuch ? new PictureTooHeavy(new URL(address).hostname) : problem;
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
