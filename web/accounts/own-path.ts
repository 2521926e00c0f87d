import { isForSessions } from "../api/for-sessions.ts";

/** URLs of other sites and pages for sessions become home. */
export function ownPath(path: string | null, origin: string): string {
  if (!path?.startsWith("/") || !URL.canParse(path, origin)) return "/";
  const { origin: meant, pathname, search, hash } = new URL(path, origin);
  if (meant !== origin || pathname.startsWith("//") || isForSessions(pathname)) return "/";
  return pathname + search + hash;
}
