import type { ImageType } from "../../../src/contract/recipes.ts";

export function picturePath(image: string, type: ImageType): string {
  return `recipes/${encodeURIComponent(image)}/image?image_type=${type}`;
}

export function furtherPath(slug: string, id: string, type: ImageType): string {
  return `recipes/${encodeURIComponent(slug)}/pictures/${id}/${type}`;
}

/** Screens wider than the small picture. */
export const LARGE_PICTURE_MEDIA = "(min-width: 721px)";
