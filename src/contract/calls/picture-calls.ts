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
      "`original` as it came, without what it told about place and time; `small` at most 720 pixels wide; `tiny` 300×300. " +
      "The last two are WebP, or JPEG for those who do not accept WebP. " +
      "With the recipe's `image` in place of the slug the answer may be kept for ever. " +
      "Where visitors must sign in, `pass` in the query stands in for a token.",
    params: t.Object({ slug: PathText }),
    query: t.Object({ image_type: t.Optional(t.UnionEnum([...IMAGE_TYPES])) }),
    answer: { description: "The picture", body: { mediaType: "image/*" } },
    refusals: ["not-found", "invalid"],
  },
});
