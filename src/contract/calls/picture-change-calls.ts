import { t } from "elysia";
import { Snackbar } from "../sentences.ts";
import { FORMER_PICTURE_HOURS } from "../rules.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const PictureUpload = t.Object({
  image: t.String({ format: "binary", description: "JPEG, PNG, WebP, GIF, BMP, or AVIF" }),
  extension: t.Optional(t.String({ description: "Ignored: the bytes determine the format" })),
});

const PictureAddress = t.Object({
  url: t.String({ description: "URL of a picture: http or https, with a dot in the host" }),
});

const ImageLabel = t.String({ description: "A label that changes with the picture" });

export const pictureChangeCalls = defineCalls({
  "PUT recipes/{slug}/image": {
    role: "user",
    tag: "recipe images",
    summary: "Replace a recipe's picture with a file",
    description: "At most 25 MB and 100 megapixels. Doesn't change the recipe's ETag.",
    params: t.Object({ slug: PathText }),
    upload: PictureUpload,
    answer: { description: "The recipe's new `image`", body: ImageLabel },
    refusals: ["not-found", "unsupported", "invalid"],
  },
  "POST recipes/{slug}/image": {
    role: "user",
    tag: "recipe images",
    summary: "Replace a recipe's picture with one from the web",
    description: "Fetches and stores it. At most 25 MB and 100 megapixels.",
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
    description: "For a preview before the recipe exists. At most 25 MB and 100 megapixels.",
    body: PictureAddress,
    answer: {
      description: "The picture, without metadata about place and time",
      body: { mediaType: "image/*" },
    },
    refusals: ["unsupported", "invalid", "upstream"],
  },
  "POST recipes/{slug}/image/restore": {
    role: "user",
    tag: "recipe images",
    summary: "Restore a recipe's previous picture",
    description:
      `Works for ${FORMER_PICTURE_HOURS} hours after it was replaced, removed, or first added. ` +
      "Call it again to undo that.",
    params: t.Object({ slug: PathText }),
    answer: { description: "The recipe's new `image`", body: t.Nullable(ImageLabel) },
    refusals: ["not-found"],
    beside: { "not-found": t.Object({ movedTo: t.String() }) },
  },
});
