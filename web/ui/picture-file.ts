import { PICTURE_MOST_BYTES } from "../../src/contract/rules.ts";
import type { Sentence, SentenceParams } from "../../src/contract/sentences.ts";

/** Listed one by one, because phones then convert HEIC to JPEG. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/bmp,image/avif";

export function pictureAmong(files: Iterable<File>): File | null {
  const all = [...files];
  return all.find((file) => file.type.startsWith("image/")) ?? all[0] ?? null;
}

export function findFileProblem({
  name,
  size,
}: Pick<File, "name" | "size">): { code: Sentence; params: SentenceParams } | null {
  if (size === 0) return { code: "file-empty", params: { name } };
  if (size <= PICTURE_MOST_BYTES) return null;
  return { code: "body-too-large", params: { megabytes: PICTURE_MOST_BYTES / 1_000_000 } };
}
