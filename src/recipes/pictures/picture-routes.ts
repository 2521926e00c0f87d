import type { Guard } from "../../http/guard.ts";
import { pictureAnswers, type PictureParts } from "./picture-responses.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { pictureCalls } from "../../contract/calls/picture-calls.ts";

export function pictureRoutes(guard: Guard, parts: PictureParts) {
  const picture = pictureAnswers(parts);

  return bindCalls(guard, pictureCalls, {
    "GET recipes/{slug}/image": ({ request, params, query }) =>
      picture(request, params.slug, query.image_type ?? "original"),
  });
}
