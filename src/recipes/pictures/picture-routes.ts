import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import { IMAGE_TYPES } from "../../contract/recipes.ts";
import { pictureAnswers, type PictureParts } from "./picture-responses.ts";

/** A recipe's picture in its three sizes. How it gets another one is `recipe-image-change-routes.ts`. */
export function recipeImageRoutes(guard: Guard, parts: PictureParts) {
  const picture = pictureAnswers(parts);

  return new Elysia({ prefix: "/recipes" })
    .use(guard)
    .get(
      "/:slug/image",
      ({ request, params, query }) => picture(request, params.slug, query.image_type ?? "original"),
      {
        picture: true,
        query: t.Object({ image_type: t.Optional(t.UnionEnum([...IMAGE_TYPES])) }),
        detail: docs({
          tag: "recipe images",
          summary: "A recipe's picture",
          description:
            "`original` as it came, without what it told about place and time; `small` at most 720 pixels wide; `tiny` 300×300. " +
            "The last two are WebP, or JPEG for those who do not accept WebP. " +
            "With the recipe's `image` in place of the slug the answer may be kept for ever. " +
            "Where visitors must sign in, `pass` in the query stands in for a token.",
          answer: { description: "The picture", body: { mediaType: "image/*" } },
          refusals: ["not-found", "invalid"],
        }),
      },
    );
}
