import type { SentChanges, SentChangesResult } from "../../../src/contract/shopping-sync.ts";
import { dropRefused, planRequest, receiveResult, type ListRecord, type Outcome } from "./list-record.ts";
import type { ListStore } from "./list-store.ts";

const INVALID = 422;
const TOO_LARGE = 413;

export type Post = (
  list: number,
  sent: SentChanges,
) => Promise<{ ok: true; data: SentChangesResult } | { ok: false; status: number; code: string | null }>;

export interface Sent extends Omit<Outcome, "record"> {
  /** "later" if there's no connection, "gone" if someone deleted the list. */
  state: "done" | "later" | "gone";
  /** Number of changes that the server refused, or that were for a deleted list. */
  dropped: number;
}

/** Sends all changes of a list and gets those of others. */
export async function sendChanges(store: ListStore, list: number, post: Post): Promise<Sent> {
  const sent: Sent = { state: "done", dropped: 0, restored: [], kept: [], refused: [] };
  let most: number | undefined;
  for (;;) {
    // Stores the device's ID before the server gets it.
    const { record } = await store.update(list, (one) => ({ record: one }));
    const request = planRequest(record, most);
    const answer = await post(list, request);
    if (answer.ok) {
      const outcome = await store.update(list, (one) => receiveResult(one, request, answer.data));
      for (const kind of ["restored", "kept", "refused"] as const) sent[kind].push(...outcome[kind]);
      if (isDone(outcome.record)) return sent;
      if (isStuck(record, outcome.record)) return { ...sent, state: "later" };
      continue;
    }
    const count = request.changes.length;
    // A display only checks items. Others may wait here from a person who was signed in before.
    const isForbidden = answer.code === "display-not-allowed";
    const isRefused = isForbidden || answer.status === INVALID || answer.status === TOO_LARGE;
    // A proxy may answer 404, too.
    if (answer.code === "shopping-list-not-found")
      return { ...sent, state: "gone", dropped: sent.dropped + record.queue.pending.length };
    if (!isRefused || count === 0) return { ...sent, state: "later" };
    if (count === 1) sent.dropped += await drop(store, list, request);
    most = Math.ceil(count / 2);
  }
}

/** @returns the number of dropped changes */
async function drop(store: ListStore, list: number, request: SentChanges): Promise<number> {
  const { isDropped } = await store.update(list, (one) => {
    const record = dropRefused(one, request);
    return { record, isDropped: record !== one };
  });
  return isDropped ? 1 : 0;
}

function isDone({ replica, queue }: ListRecord): boolean {
  return replica !== null && queue.pending.length === 0;
}

function isStuck(before: ListRecord, { queue }: ListRecord): boolean {
  const isSame = queue.device === before.queue.device && queue.received === before.queue.received;
  return before.replica !== null && isSame;
}
