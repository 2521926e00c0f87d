import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import type { StoredPicture } from "../../platform/pictures/picture-files.ts";
import type { PictureOrNotice } from "../../archiving/archive-list.ts";
import { pictureOrNotice } from "../archives/picture-or-notice.ts";
import { LAYOUT } from "./archive-layout.ts";
import type { OpenedArchive } from "./opened-archive.ts";
import type { RestoreTarget, RestoreRun } from "./restore-run.ts";

/**
 * A picture that a Tagine stored, with its small forms as they are; those that the archive lacks are made anew.
 * @throws what taking files out of the archive throws, and what is said of files that are no pictures
 */
export async function pictureAt(
  names: { original: string; small: string; tiny: string },
  hash: string,
  { files, has }: OpenedArchive,
  { images }: RestoreTarget,
): Promise<StoredPicture> {
  if (!has(names.small) || !has(names.tiny))
    return images.store(await files.bytes(names.original, PICTURE_MOST_BYTES), { isPatient: true });
  const [original, small, tiny] = await Promise.all(
    [names.original, names.small, names.tiny].map((name) => files.bytes(name, PICTURE_MOST_BYTES)),
  );
  return images.adopt({ original: orEmpty(original), small: orEmpty(small), tiny: orEmpty(tiny), hash });
}

function orEmpty(bytes: Uint8Array | undefined): Uint8Array {
  return bytes ?? new Uint8Array();
}

/** A picture that no recipe shows now, or why it did not come along. */
export function restoreKeptPicture(
  { key, ext, hash = "" }: { key: string; ext: string; hash?: string },
  { archive, into }: RestoreRun,
): Promise<PictureOrNotice> {
  const names = LAYOUT.hiddenPicture(key, ext);
  return pictureOrNotice(names.original, () => pictureAt(names, hash, archive, into), into.log);
}
