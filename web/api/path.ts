/** The path below which this Tagine is reached, with a slash at the end. */
export const BASE = new URL(document.baseURI).pathname;

/** The address of a call: `api/recipes/banana-bread/image`. */
export function apiPath(path: string): string {
  return `${BASE}api/${path}`;
}
