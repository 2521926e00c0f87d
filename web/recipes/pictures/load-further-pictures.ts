import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";

export async function loadSharedPictures(
  token: string,
  recipe: Promise<AnswerTo<"GET shared/{token}">>,
): Promise<FurtherPicture[]> {
  const asked = await recipe;
  if (!asked.ok || !asked.furtherPictures) return [];
  const pictures = await callApi("GET shared/{token}/pictures", { params: { token } });
  return pictures.ok ? pictures.data : [];
}

/** Loads nothing if the recipe has no further pictures. */
export async function loadFurtherPictures(
  slug: string,
  recipe: Promise<AnswerTo<"GET recipes/{slug}">>,
): Promise<FurtherPicture[]> {
  const asked = await recipe;
  if (!asked.ok || !asked.furtherPictures) return [];
  const pictures = await callApi("GET recipes/{slug}/pictures", { params: { slug } });
  return pictures.ok ? pictures.data : [];
}
