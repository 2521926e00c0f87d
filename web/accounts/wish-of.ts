import { ownPath } from "./own-path.ts";

/** Where somebody wanted to go when they were asked for something else first. */
export function wishOf(query: URLSearchParams): string {
  return ownPath(query.get("redirect"), location.origin);
}
