import { picturePath } from "../recipes/pictures/picture-path.ts";

export interface PictureAsked {
  label: string;
  /** `small`, `tiny` or `original`. */
  size: string;
}

const PICTURE = /^recipes\/([^/]+)\/image$/;

/**
 * What a call for a picture names; null for other calls, and where it names a slug: the picture of that may change.
 * @param path below `api/`
 */
export function pictureAsked(path: string, query: URLSearchParams): PictureAsked | null {
  const label = PICTURE.exec(path)?.[1];
  if (!label?.includes(".")) return null;
  return { label: decodeURIComponent(label), size: query.get("image_type") ?? "original" };
}

/** Under which address a small picture is kept: without the pass that closed sites want to see. */
export function pictureKey(base: string, label: string): string {
  return `${base}api/${picturePath(label, "small")}`;
}

export function labelOfKey(address: string): string {
  return decodeURIComponent(/\/recipes\/([^/]+)\/image/.exec(address)?.[1] ?? "");
}
