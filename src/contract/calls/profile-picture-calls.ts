import { t } from "elysia";
import { IMAGE_TYPES } from "../recipes.ts";
import { Snackbar } from "../sentences.ts";
import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from "../rules.ts";
import { ProfilePictureUpload } from "../accounts.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls, describeCall } from "./call.ts";

const uploadDocs = describeCall({
  tag: "users",
  summary: "Replace a profile picture",
  description: `At most ${PICTURE_MOST_BYTES / 1_000_000} MB and ${PICTURE_MOST_PIXELS / 1_000_000} megapixels.`,
  upload: ProfilePictureUpload,
  answer: { description: "Done", body: Snackbar },
  refusals: ["not-found", "unsupported", "invalid"],
});

export const profilePictureCalls = defineCalls({
  "POST users/{id}/image": {
    role: { self: "account" },
    params: t.Object({ id: PathId }),
    ...uploadDocs,
  },
  "PUT users/{id}/image": {
    role: { self: "account" },
    params: t.Object({ id: PathId }),
    ...uploadDocs,
  },
  "GET users/{id}/image": {
    role: "picture",
    tag: "users",
    summary: "Get a profile picture",
    description:
      "`original` as uploaded, without metadata about place and time; `small` at most 720 pixels wide and `tiny` 300×300, both WebP.",
    params: t.Object({ id: PathId }),
    query: t.Object({ image_type: t.Optional(t.UnionEnum([...IMAGE_TYPES])) }),
    answer: { description: "The picture", body: { mediaType: "image/*" } },
    refusals: ["not-found", "invalid"],
  },
  "DELETE users/{id}/image": {
    role: { self: "account" },
    tag: "users",
    summary: "Remove a profile picture",
    params: t.Object({ id: PathId }),
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found"],
  },
});
