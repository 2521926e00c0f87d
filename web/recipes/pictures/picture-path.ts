import type { ImageType } from "../../../src/contract/recipes.ts";

export function picturePath(image: string, type: ImageType): string {
  return `recipes/${encodeURIComponent(image)}/image?image_type=${type}`;
}
