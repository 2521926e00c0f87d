import type { Sentence, SentenceParams } from "../../contract/sentences.ts";

export interface ItemContext {
  about: unknown;
  /** Aborts when the job is stopped or the program ends. Throw then: the item will run again. */
  signal: AbortSignal;
  /**
   * Marks the item as done with a JSON outcome, inside the worker's own transaction.
   * @throws NotItsItem if it's already settled or its job is gone; let it roll back the transaction
   */
  settle(outcome: unknown): void;
}

export interface JobKind<Input = unknown> {
  /** Stored with each job, so never change it. */
  name: string;
  atOnce: number;
  /** Items of one lane, such as one host, run one after the other. Never throws. */
  lane?(input: Input): string;
  laneGapMs?: number;
  /**
   * Whether an item may be prepared before earlier ones are stored. `work` may then return a `ReadyItem`, and many are
   * stored in one transaction. Only for kinds without lanes.
   */
  isBatched?(input: Input): boolean;
  /**
   * Returns the outcome, or a `ReadyItem`; ignored if already settled. DomainErrors are stored as the item's failure;
   * others are logged and stored as `internal`.
   */
  work(input: Input, context: ItemContext): Promise<unknown>;
}

export interface Failure {
  code: Sentence;
  params?: SentenceParams;
  beside?: Record<string, unknown>;
}
