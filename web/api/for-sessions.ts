/** Whether a path is one that only leads into a session or out of it, in any of the spellings that lead there. */
export function isForSessions(path: string): boolean {
  try {
    return /^\/+(?:log(?:in|out)|welcome|sign-up(?:\/.*)?)\/*$/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
