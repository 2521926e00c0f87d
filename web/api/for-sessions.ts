/** Whether a path is a page for signing in, up or out, in any spelling. */
export function isForSessions(path: string): boolean {
  try {
    return /^\/+(?:log(?:in|out)|welcome|sign-up(?:\/.*)?)\/*$/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
