import { PICTURE_MOST_BYTES } from "../../src/contract/rules.ts";
import type { Sentence, SentenceParams } from "../../src/contract/sentences.ts";

/** What Tagine can read. Named one by one: a phone that is asked for any picture hands out HEIC, for these it makes a JPEG. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/bmp,image/avif";

/** Of files that came together, the one that is meant: the first picture, or else the first, whatever it is. */
export function pictureAmong(files: Iterable<File>): File | null {
  const all = [...files];
  return all.find((file) => file.type.startsWith("image/")) ?? all[0] ?? null;
}

/** Why a file is not worth sending, as the server would say it; null when it is. */
export function findFileProblem(file: { size: number }): { code: Sentence; params: SentenceParams } | null {
  if (file.size <= PICTURE_MOST_BYTES) return null;
  return { code: "body-too-large", params: { megabytes: PICTURE_MOST_BYTES / 1_000_000 } };
}
