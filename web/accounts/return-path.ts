import { ownPath } from "./own-path.ts";

/** Where somebody wanted to go when they were asked for something else first. */
export function getReturnPath(query: URLSearchParams): string {
  return ownPath(query.get("redirect"), location.origin);
}
