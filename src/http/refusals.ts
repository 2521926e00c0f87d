import type { RefusalKind } from "../contract/sentences.ts";

interface Meaning {
  status: number;
  /** For readers of the API docs. */
  meaning: string;
}

/** The one place where a refusal gets its HTTP status. */
export const REFUSALS: Record<RefusalKind, Meaning> = {
  unauthorized: { status: 401, meaning: "Not signed in, or wrong credentials" },
  forbidden: { status: 403, meaning: "The role does not allow it" },
  "not-found": { status: 404, meaning: "There is no such thing" },
  method: { status: 405, meaning: "Not called with this method" },
  conflict: { status: 409, meaning: "In conflict with what is there" },
  stale: { status: 412, meaning: "Changed by someone else meanwhile" },
  "too-large": { status: 413, meaning: "Too large" },
  unsupported: { status: 415, meaning: "Not that kind of file" },
  invalid: { status: 422, meaning: "Does not hold to its shape or to a rule" },
  "too-many": {
    status: 429,
    meaning: "Too many attempts; `Retry-After` says when to come back, in seconds",
  },
  upstream: { status: 502, meaning: "The other web site failed" },
  storage: {
    status: 507,
    meaning: "Nothing can be stored: the disk is full or takes nothing, or the data folder is gone",
  },
};

/** What is nobody's refusal. */
export const SERVER_FAULT: Meaning = { status: 500, meaning: "A fault of the server" };
