import type { ImageType } from "../../../src/contract/recipes.ts";

export function picturePath(image: string, type: ImageType): string {
  return `recipes/${encodeURIComponent(image)}/image?image_type=${type}`;
}

export function furtherPath(slug: string, id: string, type: ImageType): string {
  return `recipes/${encodeURIComponent(slug)}/pictures/${id}/${type}`;
}

/** Of one of a recipe's further pictures. */
export type FurtherPath = (id: string, type: ImageType) => string;

export function furtherPathsOf(slug: string): FurtherPath {
  return (id, type) => furtherPath(slug, id, type);
}

export function sharedPathsOf(token: string): FurtherPath {
  return (id, type) => `shared/${encodeURIComponent(token)}/pictures/${id}/${type}`;
}

/** Screens wider than the small picture. */
export const LARGE_PICTURE_MEDIA = "(min-width: 721px)";
