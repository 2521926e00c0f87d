/** With a slash at the end. */
export const BASE = new URL(document.baseURI).pathname;

export function apiPath(path: string): string {
  return `${BASE}api/${path}`;
}
