import { PICTURE_MOST_BYTES } from "../contract/rules.ts";
import { snackbar } from "../contract/sentences.ts";
import { isUnchanged } from "../platform/accept.ts";
import { getMimeType } from "../platform/pictures/formats.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { readUploadedFile } from "../platform/request-body.ts";
import { NoProfilePicture } from "./account.ts";
import { removeProfilePicture, replaceProfilePicture } from "./change-profile-picture.ts";
import type { Guard } from "../http/guard.ts";
import type { UserStore } from "./user-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { profilePictureCalls } from "../contract/calls/profile-picture-calls.ts";

interface Parts {
  users: UserStore;
  images: PictureFiles;
}

export function profilePictureRoutes(guard: Guard, parts: Parts) {
  const { users, images } = parts;

  async function replace(request: Request, id: number) {
    const upload = () => readUploadedFile(request, "profile_image", PICTURE_MOST_BYTES);
    await replaceProfilePicture(id, upload, parts);
    return snackbar("profile-picture-uploaded", "success");
  }

  return bindCalls(guard, profilePictureCalls, {
    "POST users/{id}/image": ({ request, params }) => replace(request, params.id),

    "PUT users/{id}/image": ({ request, params }) => replace(request, params.id),

    "GET users/{id}/image": async ({ request, params, query }) => {
      const picture = users.picture(params.id);
      if (!picture) throw new NoProfilePicture();
      const type = query.image_type ?? "original";
      const etag = `"${picture.key}-${type}"`;
      const headers = {
        ETag: etag,
        "Cache-Control": "private, no-cache",
        "Content-Type": type === "original" ? getMimeType(picture.ext) : "image/webp",
      };
      if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
      const file = Bun.file(images.file(picture, type));
      // Someone may have deleted the file by hand.
      if (!(await file.exists())) throw new NoProfilePicture();
      return new Response(file, { headers });
    },

    "DELETE users/{id}/image": ({ params }) => {
      removeProfilePicture(params.id, parts);
      return snackbar("profile-picture-deleted", "success");
    },
  });
}
