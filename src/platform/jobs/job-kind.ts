import type { Sentence, SentenceParams } from "../../contract/sentences.ts";

export interface ItemContext {
  /** What the job's items are all about, as it was given when the job was started; null when nothing was. */
  about: unknown;
  /** Given when the job is stopped or the program ends: put things down and throw; the item will be tried again. */
  signal: AbortSignal;
  /**
   * Marks the item as done, with an outcome that is JSON. Called inside the worker's own transaction, what it stored
   * and the mark are kept together or not at all.
   * @throws NotItsItem when it is settled already or its job is gone; let it undo the transaction
   */
  settle(outcome: unknown): void;
}

export interface JobKind<Input = unknown> {
  /** Kept with each job, so it stays the same from version to version. */
  name: string;
  /** So many items at once, over all jobs of the kind. */
  atOnce: number;
  /** What must not be rushed, like the host of an address: items of one lane go one after the other. Never throws. */
  lane?(input: Input): string;
  /** From the end of an item to the start of the next in its lane, at least so many milliseconds. */
  laneGapMs?: number;
  /**
   * Whether an item may be prepared before those ahead of it are stored. Then `work` may return a `ReadyItem`, and many
   * are stored in one transaction. Only for kinds without lanes.
   */
  isBatched?(input: Input): boolean;
  /**
   * Does one item. What it returns is the outcome, unless it has settled, or a `ReadyItem`. A DomainError is the item's
   * failure and kept; any other is logged, and kept as `internal`.
   */
  work(input: Input, context: ItemContext): Promise<unknown>;
}

export interface Failure {
  code: Sentence;
  params?: SentenceParams;
  beside?: Record<string, unknown>;
}
