import type { ImageType } from "../../../src/contract/recipes.ts";

/** The path of the call for a recipe's picture. */
export function picturePath(image: string, type: ImageType): string {
  return `recipes/${encodeURIComponent(image)}/image?image_type=${type}`;
}
