import { furtherPath, picturePath } from "../recipes/pictures/picture-path.ts";

export interface PictureAsked {
  label: string;
  size: string;
}

const PICTURE = /^recipes\/([^/]+)\/image$/;
const FURTHER = /^recipes\/([^/]+)\/pictures\/([^/]+)\/([^/]+)$/;

/** Unlike other labels, it has a slash. */
export function furtherLabel(slug: string, id: string): string {
  return `${slug}/${id}`;
}

export function labelPath(label: string): string {
  const [slug = "", id] = label.split("/");
  return id === undefined ? picturePath(label, "small") : furtherPath(slug, id, "small");
}

/** Null for other calls, and for slugs, whose picture may change. */
export function pictureAsked(path: string, query: URLSearchParams): PictureAsked | null {
  const [, slug, id, size] = FURTHER.exec(path) ?? [];
  if (slug && id && size) return { label: furtherLabel(decodeURIComponent(slug), id), size };
  const label = PICTURE.exec(path)?.[1];
  if (!label?.includes(".")) return null;
  return { label: decodeURIComponent(label), size: query.get("image_type") ?? "original" };
}

/** The cache key of a small picture, without the pass of a closed site. */
export function pictureKey(base: string, label: string): string {
  return `${base}api/${labelPath(label)}`;
}

export function labelOfKey(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const path = pathname.slice(pathname.indexOf("/api/recipes/") + "/api/".length);
  return pictureAsked(path, searchParams)?.label ?? "";
}
