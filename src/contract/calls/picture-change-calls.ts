import { t } from "elysia";
import { PictureUpload, PictureAddress } from "../recipe-images.ts";
import { Snackbar } from "../sentences.ts";
import { FORMER_PICTURE_HOURS } from "../rules.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const ImageLabel = t.String({ description: "A label that changes with the picture" });

export const pictureChangeCalls = defineCalls({
  "PUT recipes/{slug}/image": {
    role: "user",
    tag: "recipe images",
    summary: "Replace a recipe's picture with a file",
    description: "At most 25 MB and 100 megapixels. The recipe's ETag stays as it is.",
    params: t.Object({ slug: PathText }),
    upload: PictureUpload,
    answer: { description: "The recipe's `image` from now on", body: ImageLabel },
    refusals: ["not-found", "unsupported", "invalid"],
  },
  "POST recipes/{slug}/image": {
    role: "user",
    tag: "recipe images",
    summary: "Replace a recipe's picture with one from the web",
    description: "It is fetched and kept here. At most 25 MB and 100 megapixels.",
    params: t.Object({ slug: PathText }),
    body: PictureAddress,
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found", "unsupported", "invalid", "upstream"],
  },
  "DELETE recipes/{slug}/image": {
    role: "user",
    tag: "recipe images",
    summary: "Remove a recipe's picture",
    params: t.Object({ slug: PathText }),
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found"],
  },
  "POST recipes/read-picture": {
    role: "user",
    tag: "recipe images",
    summary: "Fetch a picture from the web without storing it",
    description: "To look at it before there is a recipe. At most 25 MB and 100 megapixels.",
    body: PictureAddress,
    answer: {
      description: "The picture, without what it told about place and time",
      body: { mediaType: "image/*" },
    },
    refusals: ["unsupported", "invalid", "upstream"],
  },
  "POST recipes/{slug}/image/restore": {
    role: "user",
    tag: "recipe images",
    summary: "Restore a recipe's previous picture",
    description:
      `For ${FORMER_PICTURE_HOURS} hours, whether it was replaced, removed, or its first one. ` +
      "Once more, and that is taken back.",
    params: t.Object({ slug: PathText }),
    answer: { description: "The recipe's `image` from now on", body: t.Nullable(ImageLabel) },
    refusals: ["not-found"],
    beside: { "not-found": t.Object({ movedTo: t.String() }) },
  },
});
