import type { PictureOrNotice } from "../../archiving/archive-list.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import type { StoredPicture } from "../../platform/pictures/picture-files.ts";

export async function pictureOrNotice(
  file: string,
  store: () => Promise<StoredPicture>,
  log: Pick<Log, "warn">,
): Promise<PictureOrNotice> {
  try {
    return { picture: await store() };
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    log.warn(`${file} did not come along (${problem.problem})`);
    return { picture: null, notice: { code: problem.problem, params: problem.params } };
  }
}
