/**
 * The path to go to after signing in, from the `redirect` of the address. Only paths of this Tagine: an address that
 * leads elsewhere, however it is disguised, becomes home, and so do the pages for signing in and out.
 * @param base the path below which this Tagine is reached, with a slash at the end
 */
export function ownPath(wish: string | null, origin: string, base: string): string {
  if (!wish?.startsWith("/") || !URL.canParse(wish, origin)) return "/";
  const url = new URL(wish, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return "/";
  const path = url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : url.pathname;
  return isForSessions(path) ? "/" : path + url.search + url.hash;
}

/** Whether a path is `/login` or `/logout`, in any of the spellings that lead there. */
function isForSessions(path: string): boolean {
  try {
    return /^\/+log(?:in|out)\/*$/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
