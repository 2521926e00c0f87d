import type { Sentence } from "../../../src/contract/sentences.ts";
import { pictureAmong } from "../../ui/picture-file.ts";

export type ChosenPicture = { file: File } | { url: string };

/** Null if a text field should receive the paste. */
export function pictureInPaste(
  pasted: { files: Iterable<File>; types: readonly string[] },
  intoText: boolean,
): File | null {
  if (intoText && pasted.types.includes("text/plain")) return null;
  const file = pictureAmong(pasted.files);
  return file?.type.startsWith("image/") ? file : null;
}

export function picturesInPaste({ files }: { files: Iterable<File> }): File[] {
  return [...files].filter(({ type }) => type.startsWith("image/"));
}

export function unreadable(file: { name: string; type: string }): Sentence {
  return /hei[cf]/i.test(`${file.type} ${file.name}`) ? "picture-heic" : "not-a-picture";
}
