import type { ValidationError } from "elysia";
import type { NotSignedIn } from "./caller.ts";
import {
  sentence,
  type Fault,
  type Refusal,
  type Sentence,
  type SilentRefusal,
  type SentenceParams,
} from "../contract/sentences.ts";
import { toFault, toShapeFaults } from "./faults.ts";
import { DomainError, Invalid, RetryLater } from "../platform/errors.ts";
import { REFUSALS, SERVER_FAULT } from "./refusals.ts";

export class WrongMethod extends DomainError {
  constructor(readonly allowed: string[]) {
    super("method", "method-not-allowed", { allowed: allowed.join(", ") });
  }
}

export function respondToRefusal(refusal: DomainError): Response {
  const headers: Record<string, string> = {};
  if (refusal.kind === "unauthorized") headers["WWW-Authenticate"] = "Bearer";
  if (refusal instanceof RetryLater) headers["Retry-After"] = String(refusal.retryAfterSeconds);
  if (refusal instanceof WrongMethod) headers["Allow"] = refusal.allowed.join(", ");
  const faults = refusal instanceof Invalid ? refusal.broken.map(toFault) : undefined;
  const { params, beside } = refusal;
  return respond(REFUSALS[refusal.kind].status, refusal.problem, { params, beside, faults, headers });
}

export function respondSilently(refusal: NotSignedIn): Response {
  const body: SilentRefusal = {
    code: refusal.problem,
    detail: [{ loc: ["header", "Authorization"], msg: sentence(refusal.problem), type: "unauthorized" }],
  };
  return Response.json(body, {
    status: REFUSALS.unauthorized.status,
    headers: { "Cache-Control": "no-store", "WWW-Authenticate": "Bearer" },
  });
}

export function respondToShape(problem: ValidationError): Response {
  return respond(REFUSALS.invalid.status, "not-valid", { faults: toShapeFaults(problem) });
}

export function respondToFault(requestId: string): Response {
  return respond(SERVER_FAULT.status, "internal", { requestId });
}

function respond(
  status: number,
  code: Sentence,
  more: {
    params?: SentenceParams;
    beside?: Record<string, unknown>;
    faults?: Fault[];
    headers?: Record<string, string>;
    requestId?: string;
  } = {},
): Response {
  const body: Refusal = {
    ...more.beside,
    snackbar: { text: sentence(code, more.params), type: "error" },
    code,
    ...(more.params && { params: more.params }),
    ...(more.faults && { detail: more.faults }),
    ...(more.requestId !== undefined && { requestId: more.requestId }),
  };
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...more.headers } });
}
