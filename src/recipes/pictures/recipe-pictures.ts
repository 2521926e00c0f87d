import type { RecipePreview } from "../../contract/reading.ts";
import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import { TooMuch, type SafeFetch } from "../../platform/safe-fetch.ts";
import type { PictureFiles, StoredPicture } from "../../platform/pictures/picture-files.ts";

const MAX_PREVIEWS = 6;
const PREVIEW_TIMEOUT_MS = 3000;

export interface PictureParts {
  images: PictureFiles;
  safeFetch: SafeFetch;
  log: Log;
  timeoutMs: number;
}

class PictureTooHeavy extends DomainError {
  constructor(host: string) {
    super("too-large", "picture-too-heavy", { host, megabytes: PICTURE_MOST_BYTES / 1_000_000 });
  }
}

export async function storePicture(
  address: string | null | undefined,
  parts: PictureParts,
  signal?: AbortSignal,
): Promise<StoredPicture | null> {
  if (!address || !isHttpUrl(address)) return null;
  try {
    return await parts.images.store(await fetchPicture(address, parts, signal));
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    parts.log.warn(`recipe imported without its picture: ${address} (${problem.problem})`);
    return null;
  }
}

/** @param mostMs starts no preview after this, since a hostile picture may take seconds */
export async function withPreviews(
  recipes: RecipePreview[],
  parts: PictureParts,
  mostMs = PREVIEW_TIMEOUT_MS,
): Promise<RecipePreview[]> {
  const shown = recipes.slice(0, MAX_PREVIEWS);
  const pictures = await Promise.all(shown.map(({ image }) => fetchForPreview(image, parts)));
  const ends = performance.now() + mostMs;
  const previews: (string | null)[] = [];
  for (const [at, bytes] of pictures.entries()) {
    const isInTime = performance.now() < ends;
    const make = () => parts.images.preview(bytes ?? new Uint8Array());
    previews.push(bytes && isInTime ? await nullOnFailure(shown[at]?.image, parts, make) : null);
  }
  return recipes.map((recipe, at) =>
    at < MAX_PREVIEWS ? { ...recipe, preview: previews[at] ?? null } : recipe,
  );
}

async function fetchForPreview(address: string | null, parts: PictureParts): Promise<Uint8Array | null> {
  if (!address || !isHttpUrl(address)) return null;
  const timeoutMs = Math.min(parts.timeoutMs, PREVIEW_TIMEOUT_MS);
  return nullOnFailure(address, parts, () => fetchPicture(address, { ...parts, timeoutMs }));
}

async function nullOnFailure<Made>(
  address: string | null | undefined,
  { log }: PictureParts,
  make: () => Promise<Made>,
): Promise<Made | null> {
  try {
    return await make();
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    log.debug(`no preview of ${address} (${problem.problem})`);
    return null;
  }
}

/** @throws PictureTooHeavy and any fetch error */
export async function fetchPicture(
  address: string,
  { safeFetch, timeoutMs }: Pick<PictureParts, "safeFetch" | "timeoutMs">,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  try {
    const { bytes } = await safeFetch(address, {
      // No AVIF: decoding it takes four times as long as what sites send instead.
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

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
