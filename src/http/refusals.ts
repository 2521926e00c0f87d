import { REFUSAL_STATUSES } from "../contract/refusal-statuses.ts";
import type { RefusalKind } from "../contract/sentences.ts";

interface Meaning {
  status: number;
  meaning: string;
}

export const REFUSALS: Record<RefusalKind, Meaning> = {
  unauthorized: { status: REFUSAL_STATUSES.unauthorized, meaning: "Not signed in, or wrong credentials" },
  forbidden: { status: REFUSAL_STATUSES.forbidden, meaning: "Not allowed for this role" },
  "not-found": { status: REFUSAL_STATUSES["not-found"], meaning: "Not found" },
  method: { status: REFUSAL_STATUSES.method, meaning: "Method not allowed" },
  conflict: { status: REFUSAL_STATUSES.conflict, meaning: "Conflicts with existing data" },
  stale: { status: REFUSAL_STATUSES.stale, meaning: "Changed by someone else" },
  "too-large": { status: REFUSAL_STATUSES["too-large"], meaning: "Too large" },
  unsupported: { status: REFUSAL_STATUSES.unsupported, meaning: "Unsupported kind of file" },
  invalid: { status: REFUSAL_STATUSES.invalid, meaning: "Invalid input" },
  "too-many": {
    status: REFUSAL_STATUSES["too-many"],
    meaning: "Too many attempts; `Retry-After` says when to retry, in seconds",
  },
  upstream: { status: REFUSAL_STATUSES.upstream, meaning: "The other website failed" },
  storage: {
    status: REFUSAL_STATUSES.storage,
    meaning: "Can't write: the disk is full or failing, or the data folder is missing",
  },
};

export const SERVER_FAULT: Meaning = { status: 500, meaning: "Internal server error" };
