/**
 * The path to go to after signing in, from the `redirect` of the address. Only paths of this Tagine: an address that
 * leads elsewhere, however it is disguised, becomes home.
 * @param base the path below which this Tagine is reached, with a slash at the end
 */
export function ownPath(wish: string | null, origin: string, base: string): string {
  if (!wish?.startsWith("/") || !URL.canParse(wish, origin)) return "/";
  const url = new URL(wish, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return "/";
  const path = url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : url.pathname;
  return path + url.search + url.hash;
}
