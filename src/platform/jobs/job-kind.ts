import type { Sentence, SentenceParams } from "../../contract/sentences.ts";
import type { DomainError } from "../errors.ts";

export interface ItemContext {
  about: unknown;
  /** Aborts when the job is stopped or the program ends. Throw then: the item will run again. */
  signal: AbortSignal;
  /** @throws ItemNotCurrent if it's already settled or its job is gone; let it roll back the transaction */
  settle(outcome: unknown): void;
}

export interface JobKind<Input = unknown> {
  /** Stored with each job, so never change it. */
  name: string;
  atOnce: number;
  /** Items of one lane, such as one host, run one after the other. Never throws. */
  lane?(input: Input): string;
  laneGapMs?: number;
  /** `work` may return a `ReadyItem`, so many are stored in one transaction. Not for kinds with lanes. */
  isBatched?(input: Input): boolean;
  /** Runs an item again, instead of failing it, when its work finds the disk full. */
  waitsForRoom?: true;
  /** DomainErrors are stored as the item's failure; others are logged and stored as `internal`. */
  work(input: Input, context: ItemContext): Promise<unknown>;
}

export interface Failure {
  code: Sentence;
  params?: SentenceParams;
  beside?: Record<string, unknown>;
}

export function toFailure({ problem: code, params, beside }: DomainError): Failure {
  return { code, ...(params && { params }), ...(beside && { beside }) };
}
