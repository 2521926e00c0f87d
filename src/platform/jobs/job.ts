export type JobState = "running" | "stopped" | "done";
export type ItemState = "waiting" | "running" | "done" | "failed";

/** Long work of many items, and how far it is. Times are ISO 8601, UTC. */
export interface Job {
  id: number;
  kind: string;
  owner: number;
  /** What all its items are about; null where they say it all. */
  about: unknown;
  /** `done` says that no item is left to do; some may have failed. */
  state: JobState;
  createdAt: string;
  /** Null until it is done. */
  finishedAt: string | null;
  counts: JobCounts;
}

export type JobCounts = Record<ItemState | "total", number>;

export interface JobItem {
  /** From 0, in the order given. */
  position: number;
  input: unknown;
  state: ItemState;
  /** What the worker gave, or a `Failure`; null until it has ended. */
  outcome: unknown;
  /** Null while it waits. */
  startedAt: string | null;
  finishedAt: string | null;
}

export interface ItemsPage {
  after: number;
  limit: number;
  /** Only those in this state; all when missing. */
  state?: ItemState | undefined;
}

export interface NewJob {
  kind: string;
  owner: number;
  about: unknown;
  createdAt: string;
  items: { lane: string | null; input: unknown }[];
}
