import type { ReadRecipe } from "../contract/reading.ts";
import { DomainError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import type { Fetched, SafeFetch } from "../platform/safe-fetch.ts";
import type { RecipeImages, StoredPicture } from "./recipe-images.ts";

const PICTURE_MOST_BYTES = 25_000_000;
/** Previews are a courtesy: so many at most, and nobody waits longer for them, in milliseconds. */
const PREVIEWS_MOST = 6;
const PREVIEW_TIMEOUT_MS = 3000;

export interface PictureParts {
  images: RecipeImages;
  safeFetch: SafeFetch;
  log: Log;
  /** For a picture, in milliseconds. */
  timeoutMs: number;
}

/** Gets a recipe's picture from the web and stores it; null when it cannot be had, which never loses the recipe. */
export async function storePicture(
  address: string | null | undefined,
  { images, safeFetch, log, timeoutMs }: PictureParts,
  signal?: AbortSignal,
): Promise<StoredPicture | null> {
  if (!address || !isWebAddress(address)) return null;
  try {
    return await images.store((await fetchPicture(address, safeFetch, timeoutMs, signal)).bytes);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    log.warn(`recipe imported without its picture: ${address} (${problem.problem})`);
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

async function previewOf(
  address: string | null,
  { images, safeFetch, timeoutMs, log }: PictureParts,
): Promise<string | null> {
  if (!address || !isWebAddress(address)) return null;
  try {
    const { bytes } = await fetchPicture(address, safeFetch, Math.min(timeoutMs, PREVIEW_TIMEOUT_MS));
    return await images.preview(bytes);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    log.debug(`no preview of ${address} (${problem.problem})`);
    return null;
  }
}

function fetchPicture(
  address: string,
  safeFetch: SafeFetch,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Fetched> {
  return safeFetch(address, {
    // AVIF is left out: it can be read, but four times as slowly as what sites then send instead.
    accept: "image/webp,image/png,image/jpeg,image/*;q=0.5,*/*;q=0.1",
    mostBytes: PICTURE_MOST_BYTES,
    timeoutMs,
    ...(signal && { signal }),
  });
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
