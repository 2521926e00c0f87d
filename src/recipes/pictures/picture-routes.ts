import type { Guard } from "../../http/guard.ts";
import { pictureAnswers, type PictureParts } from "./picture-responses.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { pictureCalls } from "../../contract/calls/picture-calls.ts";

/** A recipe's picture in its three sizes. How it gets another one is `recipe-image-change-routes.ts`. */
export function pictureRoutes(guard: Guard, parts: PictureParts) {
  const picture = pictureAnswers(parts);

  return bindCalls(guard, pictureCalls, {
    "GET recipes/{slug}/image": ({ request, params, query }) =>
      picture(request, params.slug, query.image_type ?? "original"),
  });
}
