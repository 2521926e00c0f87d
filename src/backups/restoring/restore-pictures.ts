import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import { DomainError } from "../../platform/errors.ts";
import type { StoredPicture } from "../../platform/pictures/picture-files.ts";
import { LAYOUT } from "../archive-layout.ts";
import type { OpenedArchive } from "./opened-archive.ts";
import type { RestoreTarget, Restoring } from "./restoring.ts";

/**
 * A picture that a Tagine stored, with its small forms as they are.
 * @throws what taking files out of the archive throws, and what is said of files that are no pictures
 */
export async function pictureAt(
  names: { original: string; small: string; tiny: string },
  hash: string,
  { files }: OpenedArchive,
  { images }: RestoreTarget,
): Promise<StoredPicture> {
  const [original, small, tiny] = await Promise.all(
    [names.original, names.small, names.tiny].map((name) => files.bytes(name, PICTURE_MOST_BYTES)),
  );
  return images.adopt({ original: bytesOf(original), small: bytesOf(small), tiny: bytesOf(tiny), hash });
}

function bytesOf(bytes: Uint8Array | undefined): Uint8Array {
  return bytes ?? new Uint8Array();
}

/** A picture that no recipe shows now; null when it cannot be had. */
export async function keptPicture(
  { key, ext, hash = "" }: { key: string; ext: string; hash?: string },
  { archive, into }: Restoring,
): Promise<StoredPicture | null> {
  try {
    return await pictureAt(LAYOUT.kept(key, ext), hash, archive, into);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    into.log.warn(`the picture ${key} was not restored (${problem.problem})`);
    return null;
  }
}
