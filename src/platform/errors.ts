import type { RefusalKind, Sentence, SentenceParams } from "../contract/sentences.ts";

/**
 * What a feature throws when it refuses. Features name their own: `class RecipeNotFound extends DomainError`.
 * The name of the sentence is `problem` because Elysia takes a property `code` of an error for its own.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly problem: Sentence,
    readonly params?: SentenceParams,
    /** What an answer says beside the sentence: where a recipe went, what it is by now. */
    readonly beside?: Record<string, unknown>,
  ) {
    super(problem);
    this.name = new.target.name;
  }
}

/** Too many calls: the response says when to try again. */
export class RetryLater extends DomainError {
  constructor(
    problem: Sentence,
    readonly retryAfterSeconds: number,
    params?: SentenceParams,
  ) {
    super("too-many", problem, params);
  }
}

/** Something that a caller's role does not allow. */
export class NotAllowed extends DomainError {
  constructor() {
    super("forbidden", "not-allowed");
  }
}

/** A field that does not hold to a rule: its name in the contract (`name`, `recipe.name`), a sentence, and in a word what is wrong with it. */
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

/** What was sent does not hold to the rules of its noun; a row for each thing that is wrong. */
export class Invalid extends DomainError {
  constructor(
    readonly broken: BrokenRule[],
    problem: Sentence = "not-valid",
  ) {
    super("invalid", problem);
  }
}

/** Makes something of a part of what was sent; a rule that it breaks is told of with the part's name before the field's. */
export function withFieldPrefix<Made>(part: string, make: () => Made): Made {
  try {
    return make();
  } catch (problem) {
    if (!(problem instanceof Invalid)) throw problem;
    const broken = problem.broken.map((rule) => ({ ...rule, field: `${part}.${rule.field}` }));
    throw new Invalid(broken, problem.problem);
  }
}

/** What was written behind the program's name was not understood. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Something on the machine that stops the start: the message says what to do about it. */
export class StartError extends Error {
  override name = "StartError";
}

/** Whether the system said it of a file or a disk, and not whoever read what is in it. */
export function isSystemError(problem: unknown): boolean {
  return problem instanceof Error && "syscall" in problem;
}

/** The words of whatever was thrown. */
export function getMessage(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

/** The short name that the system gives an error (`EADDRINUSE`); undefined when it has none. */
export function getErrorCode(problem: unknown): unknown {
  return problem instanceof Error && "code" in problem ? problem.code : undefined;
}
