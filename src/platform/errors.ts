import type { Fault, Sentence, SentenceParams } from "../contract/sentences.ts";

/** Why something is refused, in words of the domain. One table in server.ts gives each its HTTP status. */
export type RefusalKind =
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "method"
  | "conflict"
  | "stale"
  | "too-large"
  | "unsupported"
  | "invalid"
  | "too-many"
  | "upstream";

/**
 * What a feature throws when it refuses. Features name their own: `class RecipeNotFound extends DomainError`.
 * The name of the sentence is `problem` because Elysia takes a property `code` of an error for its own.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly problem: Sentence,
    readonly params?: SentenceParams,
  ) {
    super(problem);
    this.name = new.target.name;
  }
}

/** What was sent does not hold to its shape or to a rule; one fault for each thing that is wrong. */
export class Invalid extends DomainError {
  constructor(
    readonly faults: Fault[],
    problem: Sentence = "not-valid",
  ) {
    super("invalid", problem);
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
