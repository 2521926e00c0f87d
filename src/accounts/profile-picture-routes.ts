import { Elysia, t } from "elysia";
import { ProfilePictureUpload } from "../contract/accounts.ts";
import { docs } from "../contract/call-docs.ts";
import { IMAGE_TYPES } from "../contract/recipes.ts";
import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from "../contract/rules.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { hasAlready } from "../platform/accept.ts";
import { idIn } from "../http/id-in.ts";
import { mimeOf } from "../platform/pictures/formats.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { uploadedFile } from "../platform/request-body.ts";
import { NoProfilePicture } from "./account.ts";
import { removeProfilePicture, replaceProfilePicture } from "./change-profile-picture.ts";
import type { Guard } from "../http/guard.ts";
import type { UserStore } from "./user-store.ts";

interface Parts {
  users: UserStore;
  images: PictureFiles;
}

/** People's pictures. */
export function profilePictureRoutes(guard: Guard, parts: Parts) {
  const { users, images } = parts;

  async function replace(request: Request, id: string) {
    const upload = () => uploadedFile(request, "profile_image", PICTURE_MOST_BYTES);
    await replaceProfilePicture(idIn(id) ?? 0, upload, parts);
    return snackbar("profile-picture-uploaded", "success");
  }

  const uploadDocs = docs({
    tag: "users",
    summary: "Replace a person's picture",
    description: `At most ${PICTURE_MOST_BYTES / 1_000_000} MB and ${PICTURE_MOST_PIXELS / 1_000_000} megapixels.`,
    upload: ProfilePictureUpload,
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found", "unsupported", "invalid"],
  });

  return new Elysia({ prefix: "/users" })
    .use(guard)
    .post("/:id/image", ({ request, params }) => replace(request, params.id), {
      self: "account",
      detail: uploadDocs,
    })
    .put("/:id/image", ({ request, params }) => replace(request, params.id), {
      self: "account",
      detail: uploadDocs,
    })
    .get(
      "/:id/image",
      async ({ request, params, query }) => {
        const picture = users.picture(idIn(params.id) ?? 0);
        if (!picture) throw new NoProfilePicture();
        const type = query.image_type ?? "original";
        const etag = `"${picture.key}-${type}"`;
        const headers = {
          ETag: etag,
          "Cache-Control": "private, no-cache",
          "Content-Type": type === "original" ? mimeOf(picture.ext) : "image/webp",
        };
        if (hasAlready(request, etag)) return new Response(null, { status: 304, headers });
        const file = Bun.file(images.file(picture, type));
        // Somebody may have tidied up the folder by hand.
        if (!(await file.exists())) throw new NoProfilePicture();
        return new Response(file, { headers });
      },
      {
        picture: true,
        query: t.Object({ image_type: t.Optional(t.UnionEnum([...IMAGE_TYPES])) }),
        detail: docs({
          tag: "users",
          summary: "A person's picture",
          description:
            "`original` as it came, without what it told about place and time; `small` at most 720 pixels wide and `tiny` 300×300, both WebP.",
          answer: { description: "The picture", body: { mediaType: "image/*" } },
          refusals: ["not-found", "invalid"],
        }),
      },
    )
    .delete(
      "/:id/image",
      ({ params }) => {
        removeProfilePicture(idIn(params.id) ?? 0, parts);
        return snackbar("profile-picture-deleted", "success");
      },
      {
        self: "account",
        detail: docs({
          tag: "users",
          summary: "Remove a person's picture",
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    );
}
