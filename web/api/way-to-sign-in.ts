import { BASE } from "./path.ts";

/** @param path without the base path, with query and fragment */
export function loginPath(path: string): string {
  return `/login?redirect=${encodeURIComponent(path).replaceAll("%2F", "/")}`;
}

export function getPath({ url }: Pick<Request, "url">): string {
  const { pathname, search } = new URL(url);
  return `/${pathname.slice(BASE.length)}${search}`;
}
