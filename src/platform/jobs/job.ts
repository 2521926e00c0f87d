export type JobState = "running" | "stopped" | "done";
export type ItemState = "waiting" | "running" | "done" | "failed";

/** Times are ISO 8601, UTC. */
export interface Job {
  id: number;
  kind: string;
  owner: number;
  about: unknown;
  /** `done` means no item is left; some may have failed. */
  state: JobState;
  createdAt: string;
  finishedAt: string | null;
  counts: JobCounts;
}

export type JobCounts = Record<ItemState | "total", number>;

export interface JobItem {
  position: number;
  input: unknown;
  state: ItemState;
  outcome: unknown;
  startedAt: string | null;
  finishedAt: string | null;
}

export interface ItemsPage {
  after: number;
  limit: number;
  state?: ItemState | undefined;
}

export interface NewJob {
  kind: string;
  owner: number;
  about: unknown;
  createdAt: string;
  items: { lane: string | null; input: unknown }[];
}
