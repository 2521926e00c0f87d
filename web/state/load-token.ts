import { loadText } from "./storage.ts";

/** The token that this browser keeps: only what may stand in a header, since anything else would make every call fail. */
export function loadToken(): string | null {
  return /^[\w.~+/=-]+$/.exec(loadText("token") ?? "")?.[0] ?? null;
}
