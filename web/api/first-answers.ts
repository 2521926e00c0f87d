import { apiPath } from "./path.ts";

/** The call for the site's settings, which every page begins with. */
export const SITE_CALL = "site-settings";

/** An answer that nobody has taken by then is out of date, in milliseconds since the page began. */
const TAKEN_WITHIN_MS = 20_000;

interface FirstAnswers {
  asker: string | null;
  /** By the path of the call; null when none came. */
  onTheirWay: Map<string, Promise<Response | null>>;
}

declare global {
  /** The one thing that the script before the first paint hands on to the app: they are two programs. */
  var firstAnswers: FirstAnswers | undefined;
}

export function authorizationHeaders(asker: string | null): Record<string, string> {
  return asker ? { Authorization: `Bearer ${asker}` } : {};
}

/** Asks for what the app is going to ask for, while the app itself is still on its way. */
export function requestEarly(paths: string[], asker: string | null): void {
  const headers = authorizationHeaders(asker);
  const answers = paths.map((path) => [path, fetch(apiPath(path), { headers }).catch(() => null)] as const);
  globalThis.firstAnswers = { asker, onTheirWay: new Map(answers) };
}

/** An answer that was asked for early by the same person, once; null where there is none. */
export function takeEarlyAnswer(path: string, asker: string | null): Promise<Response | null> | null {
  const { firstAnswers } = globalThis;
  const answer = firstAnswers?.onTheirWay.get(path);
  if (!firstAnswers || !answer) return null;
  firstAnswers.onTheirWay.delete(path);
  return asker === firstAnswers.asker && performance.now() < TAKEN_WITHIN_MS ? answer : null;
}
