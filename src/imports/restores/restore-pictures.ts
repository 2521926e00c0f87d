import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import type { StoredPicture } from "../../platform/pictures/picture-files.ts";
import type { Notice, PictureOrNotice } from "../../archiving/archive-list.ts";
import { pictureOrNotice } from "../archives/picture-or-notice.ts";
import type { FurtherPictureState } from "../../recipes/pictures/further-picture-store.ts";
import { LAYOUT } from "./archive-layout.ts";
import type { OpenedArchive } from "./opened-archive.ts";
import type { RestoreTarget, RestoreRun } from "./restore-run.ts";

/** @throws DomainError for files that can't be read or aren't pictures */
export async function restorePictureFiles(
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

export function restoreHiddenPicture(
  { key, ext, hash = "" }: { key: string; ext: string; hash?: string },
  { archive, into }: RestoreRun,
): Promise<PictureOrNotice> {
  const names = LAYOUT.hiddenPicture(key, ext);
  return pictureOrNotice(names.original, () => restorePictureFiles(names, hash, archive, into), into.log);
}

/** Leaves out those that can't be restored. */
export async function restoreFurtherPictures(
  archived: FurtherPictureState[],
  run: RestoreRun,
): Promise<{ further: FurtherPictureState[]; notices: (Notice | undefined)[] }> {
  const further: FurtherPictureState[] = [];
  const notices: (Notice | undefined)[] = [];
  for (const { step, ...stored } of archived) {
    const { picture, notice } = await restoreHiddenPicture(stored, run);
    if (picture) further.push({ ...picture, step });
    notices.push(notice);
  }
  return { further, notices };
}
