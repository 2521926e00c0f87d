import { isRecord } from "./storage.ts";

/** Unverified claims: `sub`, `iat` and `exp` in seconds. Empty without a token. */
export function readClaims(token: string | null): Record<string, unknown> {
  try {
    const part = (token ?? "").split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(part.replace(/-/g, "+").replace(/_/g, "/")));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
