import { t } from "elysia";
import { IMAGE_TYPES } from "../recipes.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const pictureCalls = defineCalls({
  "GET recipes/{slug}/image": {
    role: "picture",
    tag: "recipe images",
    summary: "Get a recipe's picture",
    description:
      "`original` as uploaded, without metadata about place and time; `small` at most 720 pixels wide; `tiny` 300×300. " +
      "The last two are WebP, or JPEG for clients that don't accept WebP. " +
      "With the recipe's `image` instead of the slug, the answer may be cached forever. " +
      "If visitors must sign in, a `pass` in the query replaces the token.",
    params: t.Object({ slug: PathText }),
    query: t.Object({ image_type: t.Optional(t.UnionEnum([...IMAGE_TYPES])) }),
    answer: { description: "The picture", body: { mediaType: "image/*" } },
    refusals: ["not-found", "invalid"],
  },
});
