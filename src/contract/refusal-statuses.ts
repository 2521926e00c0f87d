import type { RefusalKind } from "./sentences.ts";

export const REFUSAL_STATUSES = {
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  method: 405,
  conflict: 409,
  stale: 412,
  "too-large": 413,
  unsupported: 415,
  invalid: 422,
  "too-many": 429,
  upstream: 502,
  storage: 507,
} as const satisfies Record<RefusalKind, number>;
