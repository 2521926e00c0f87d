import { places, type Place } from "../state/places.ts";
import { callApi } from "./call-api.ts";

/** Answers to earlier requests are ignored. */
let asked = 0;

/** Without an answer, the last one stays. */
export async function loadPlaces(): Promise<void> {
  const turn = ++asked;
  const found = await placesNow();
  if (found && turn === asked) places.value = found;
}

async function placesNow(): Promise<Place[] | null> {
  const pages = await callApi("GET site-settings/custom-pages");
  if (!pages.ok) return null;
  if (pages.data.length > 0) return pages.data.map(({ slug, name }) => ({ to: `/pages/${slug}`, name }));
  const categories = await callApi("GET categories");
  if (!categories.ok) return null;
  return categories.data.map(({ slug, name }) => ({ to: `/recipes/category/${slug}`, name }));
}
