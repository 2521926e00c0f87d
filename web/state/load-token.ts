import { loadText } from "./storage.ts";

/** Only characters that are valid in a header, because anything else would break every call. */
export function loadToken(): string | null {
  return /^[\w.~+/=-]+$/.exec(loadText("token") ?? "")?.[0] ?? null;
}
