import { isRecord } from "./storage.ts";

/** What a token says, unchecked: whose it is (`sub`), since and until when (`iat`, `exp`, seconds). Empty without one. */
export function readClaims(token: string | null): Record<string, unknown> {
  try {
    const part = (token ?? "").split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(part.replace(/-/g, "+").replace(/_/g, "/")));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
