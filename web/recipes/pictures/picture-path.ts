import type { ImageType } from "../../../src/contract/recipes.ts";

export function picturePath(image: string, type: ImageType): string {
  return `recipes/${encodeURIComponent(image)}/image?image_type=${type}`;
}

/** Screens wider than the small picture. */
export const LARGE_PICTURE_MEDIA = "(min-width: 721px)";
