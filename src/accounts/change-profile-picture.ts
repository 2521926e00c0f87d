import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { NoProfilePicture, UserNotFound, type ProfilePicture } from "./account.ts";
import type { UserStore } from "./user-store.ts";

interface Parts {
  users: UserStore;
  images: PictureFiles;
}

/**
 * Writes the files, then the row, then removes the old files, so that a killed process loses nothing.
 * @throws UserNotFound
 */
export async function replaceProfilePicture(
  id: number,
  read: () => Promise<Uint8Array>,
  parts: Parts,
): Promise<void> {
  const { users, images } = parts;
  if (!users.get(id)) throw new UserNotFound();
  const picture = await images.store(await read());
  try {
    put(id, picture, parts);
  } catch (problem) {
    images.remove(picture.key);
    throw problem;
  }
}

/** @throws NoProfilePicture */
export function removeProfilePicture(id: number, parts: Parts): void {
  if (!parts.users.picture(id)) throw new NoProfilePicture();
  put(id, null, parts);
}

function put(id: number, picture: ProfilePicture | null, { users, images }: Parts): void {
  const before = users.setPicture(id, picture);
  if (before) images.remove(before);
}
