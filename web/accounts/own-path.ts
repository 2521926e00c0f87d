import { isForSessions } from "../api/for-sessions.ts";

/**
 * The path to go to after signing in, from the `redirect` of the address. Only paths of this Tagine: an address that
 * leads elsewhere, however it is disguised, becomes home, and so do the pages for sessions: signing in, up and out, and
 * the welcome after it.
 * @param path as the router has paths: without the base path
 */
export function ownPath(path: string | null, origin: string): string {
  if (!path?.startsWith("/") || !URL.canParse(path, origin)) return "/";
  const { origin: meant, pathname, search, hash } = new URL(path, origin);
  if (meant !== origin || pathname.startsWith("//") || isForSessions(pathname)) return "/";
  return pathname + search + hash;
}
