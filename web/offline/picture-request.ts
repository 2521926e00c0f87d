import { picturePath } from "../recipes/pictures/picture-path.ts";

export interface PictureAsked {
  label: string;
  size: string;
}

const PICTURE = /^recipes\/([^/]+)\/image$/;

/** Null for other calls, and for slugs, whose picture may change. */
export function pictureAsked(path: string, query: URLSearchParams): PictureAsked | null {
  const label = PICTURE.exec(path)?.[1];
  if (!label?.includes(".")) return null;
  return { label: decodeURIComponent(label), size: query.get("image_type") ?? "original" };
}

/** The cache key of a small picture, without the pass of a closed site. */
export function pictureKey(base: string, label: string): string {
  return `${base}api/${picturePath(label, "small")}`;
}

export function labelOfKey(address: string): string {
  return decodeURIComponent(/\/recipes\/([^/]+)\/image/.exec(address)?.[1] ?? "");
}
