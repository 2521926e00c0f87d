import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { NoProfilePicture, UserNotFound, type ProfilePicture } from "./account.ts";
import type { UserStore } from "./user-store.ts";

interface Parts {
  users: UserStore;
  images: PictureFiles;
}

/**
 * Gives somebody another picture: the files first, then the row, then the files of the picture before go, so that a
 * killed process loses nothing.
 * @param read gets the bytes of the picture; it is not asked when there is no such account
 * @throws UserNotFound also when the account goes meanwhile; what `read` and the storing of pictures throw
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
