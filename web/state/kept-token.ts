import { kept } from "./kept.ts";

/** The token that this browser keeps: only what may stand in a header, since anything else would make every call fail. */
export function keptToken(): string | null {
  return /^[\w.~+/=-]+$/.exec(kept("token") ?? "")?.[0] ?? null;
}
