import type { RefusalKind, Sentence, SentenceParams } from "../contract/sentences.ts";

/** Named `problem`, because Elysia claims an error's `code`. */
export class DomainError extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly problem: Sentence,
    readonly params?: SentenceParams,
    readonly beside?: Record<string, unknown>,
  ) {
    super(problem);
    this.name = new.target.name;
  }
}

export class RetryLater extends DomainError {
  constructor(
    problem: Sentence,
    readonly retryAfterSeconds: number,
    params?: SentenceParams,
  ) {
    super("too-many", problem, params);
  }
}

export class NotAllowed extends DomainError {
  constructor() {
    super("forbidden", "not-allowed");
  }
}

/** `field` is its name in the contract (`name`, `recipe.name`). */
export interface BrokenRule {
  field: string;
  problem: string;
  kind:
    | "missing"
    | "unknown"
    | "reserved"
    | "date"
    | "url"
    | "length"
    | "same"
    | "white-space"
    | "email"
    | "encoding"
    | "time";
}

export class Invalid extends DomainError {
  constructor(
    readonly broken: BrokenRule[],
    problem: Sentence = "not-valid",
  ) {
    super("invalid", problem);
  }
}

export function withFieldPrefix<Made>(part: string, make: () => Made): Made {
  try {
    return make();
  } catch (problem) {
    if (!(problem instanceof Invalid)) throw problem;
    const broken = problem.broken.map((rule) => ({ ...rule, field: `${part}.${rule.field}` }));
    throw new Invalid(broken, problem.problem);
  }
}

export class UsageError extends Error {
  override name = "UsageError";
}

export class StartError extends Error {
  override name = "StartError";
}

export function isSystemError(problem: unknown): boolean {
  return problem instanceof Error && "syscall" in problem;
}

export function getMessage(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

export function getErrorCode(problem: unknown): unknown {
  return problem instanceof Error && "code" in problem ? problem.code : undefined;
}
