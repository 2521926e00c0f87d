import { REFUSAL_STATUSES } from "../contract/refusal-statuses.ts";
import type { RefusalKind } from "../contract/sentences.ts";

interface Meaning {
  status: number;
  meaning: string;
}

export const REFUSALS: Record<RefusalKind, Meaning> = {
  unauthorized: { status: REFUSAL_STATUSES.unauthorized, meaning: "Not signed in, or wrong credentials" },
  forbidden: { status: REFUSAL_STATUSES.forbidden, meaning: "The role does not allow it" },
  "not-found": { status: REFUSAL_STATUSES["not-found"], meaning: "There is no such thing" },
  method: { status: REFUSAL_STATUSES.method, meaning: "Not called with this method" },
  conflict: { status: REFUSAL_STATUSES.conflict, meaning: "In conflict with what is there" },
  stale: { status: REFUSAL_STATUSES.stale, meaning: "Changed by someone else meanwhile" },
  "too-large": { status: REFUSAL_STATUSES["too-large"], meaning: "Too large" },
  unsupported: { status: REFUSAL_STATUSES.unsupported, meaning: "Not that kind of file" },
  invalid: { status: REFUSAL_STATUSES.invalid, meaning: "Does not hold to its shape or to a rule" },
  "too-many": {
    status: REFUSAL_STATUSES["too-many"],
    meaning: "Too many attempts; `Retry-After` says when to come back, in seconds",
  },
  upstream: { status: REFUSAL_STATUSES.upstream, meaning: "The other web site failed" },
  storage: {
    status: REFUSAL_STATUSES.storage,
    meaning: "Nothing can be stored: the disk is full or takes nothing, or the data folder is gone",
  },
};

export const SERVER_FAULT: Meaning = { status: 500, meaning: "A fault of the server" };
