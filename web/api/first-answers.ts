import { apiPath } from "./path.ts";

export const SITE_CALL = "site-settings";

/** In milliseconds after the page started. */
const TAKEN_WITHIN_MS = 20_000;

interface FirstAnswers {
  asker: string | null;
  /** By path; null for no answer. */
  onTheirWay: Map<string, Promise<Response | null>>;
}

declare global {
  /** Shared with the script before the first paint, which is a program of its own. */
  var firstAnswers: FirstAnswers | undefined;
}

export function authorizationHeaders(asker: string | null): Record<string, string> {
  return asker ? { Authorization: `Bearer ${asker}` } : {};
}

export function requestEarly(paths: string[], asker: string | null): void {
  const headers = authorizationHeaders(asker);
  const answers = paths.map((path) => [path, fetch(apiPath(path), { headers }).catch(() => null)] as const);
  globalThis.firstAnswers = { asker, onTheirWay: new Map(answers) };
}

/** Each answer can be taken once, by the same person. */
export function takeEarlyAnswer(path: string, asker: string | null): Promise<Response | null> | null {
  const { firstAnswers } = globalThis;
  const answer = firstAnswers?.onTheirWay.get(path);
  if (!firstAnswers || !answer) return null;
  firstAnswers.onTheirWay.delete(path);
  return asker === firstAnswers.asker && performance.now() < TAKEN_WITHIN_MS ? answer : null;
}
