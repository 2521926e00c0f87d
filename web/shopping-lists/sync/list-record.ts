import type {
  Change,
  ListUpdate,
  NumberedChange,
  SentChanges,
  SentChangesResult,
} from "../../../src/contract/shopping-sync.ts";
import { SHOPPING_MOST } from "../../../src/contract/shopping-rules.ts";
import { makeRandomId } from "./random-id.ts";
import { adoptUpdate, rescueEntries, showChanges, type Replica, type ShownList } from "./replica.ts";

// What a device stores of a list, and how it changes. All pure, so that the simulation can use it.

/** Numbers changes, so that the server applies each of them once and in order. */
export interface Queue {
  device: string;
  /** The last number that the server has. */
  received: number;
  /** In order, the first one follows `received`. */
  pending: NumberedChange[];
}

export interface ListRecord {
  id: number;
  replica: Replica | null;
  queue: Queue;
}

/** Of a list that wasn't opened on this device yet. */
const UNKNOWN: Replica = {
  epoch: "",
  version: 0,
  list: { name: "", aisles: [], places: {} },
  entries: new Map(),
};

/** What a person should know about changes that met others. */
export interface Outcome {
  record: ListRecord;
  restored: string[];
  kept: string[];
  refused: string[];
}

export function createRecord(id: number): ListRecord {
  return { id, replica: null, queue: startQueue() };
}

/** @returns null if nothing is known about the list */
export function showRecord({ replica, queue }: ListRecord, by: string): ShownList | null {
  if (!replica && queue.pending.length === 0) return null;
  return showChanges(replica ?? UNKNOWN, queue.pending, { device: queue.device, by });
}

/** @param seen the version that the device shows */
export function addChanges(
  record: ListRecord,
  changes: readonly Change[],
  seen = record.replica?.version ?? 0,
): ListRecord {
  if (changes.length === 0) return record;
  const { queue } = record;
  const first = queue.received + queue.pending.length + 1;
  const added = changes.map((change, position) => ({ number: first + position, seen, change }));
  return { ...record, queue: { ...queue, pending: [...queue.pending, ...added] } };
}

export function planRequest(
  { replica, queue }: ListRecord,
  most: number = SHOPPING_MOST.changes,
): SentChanges {
  return {
    device: queue.device,
    epoch: replica?.epoch ?? "",
    since: replica?.version ?? 0,
    changes: queue.pending.slice(0, most),
  };
}

/** @param sent what `planRequest` returned before; the record may have changed since */
export function receiveResult(record: ListRecord, sent: SentChanges, result: SentChangesResult): Outcome {
  const { update, received, restored, kept, refused } = result;
  if (record.queue.device !== sent.device) return { record, restored: [], kept: [], refused: [] };
  // A backup of the server was restored: it has another epoch, or less than it confirmed before.
  const isOlder =
    update.epoch !== sent.epoch ||
    update.version < sent.since ||
    received < (sent.changes[0]?.number ?? 1) - 1;
  const hadReplica = sent.epoch !== "";
  const next = isOlder && hadReplica ? startAgain(record, sent, result) : confirm(record, sent, result);
  return { record: next, restored, kept, refused };
}

/**
 * For updates that the device didn't ask for.
 * @returns null if it must ask: updates are missing, or everything was sent, which may drop what it edited
 */
export function receiveUpdate(record: ListRecord, update: ListUpdate): ListRecord | null {
  const replica = update.isComplete ? null : adoptUpdate(record.replica, update);
  return replica && { ...record, replica };
}

/**
 * Drops a change that the server refuses, so that the others aren't stuck behind it.
 * @param sent the request with only this change; another tab may have dropped it already
 */
export function dropRefused(record: ListRecord, { device, changes }: SentChanges): ListRecord {
  const { queue } = record;
  const [first, ...others] = queue.pending;
  if (queue.device !== device || JSON.stringify(first) !== JSON.stringify(changes[0])) return record;
  const pending = others.map((one) => ({ ...one, number: one.number - 1 }));
  return { ...record, queue: { ...queue, pending } };
}

function confirm(
  record: ListRecord,
  { changes }: SentChanges,
  { update, received: last, missing, refused }: SentChangesResult,
): ListRecord {
  const { queue, replica } = record;
  // A later request may be answered first, but only its own answer tells what's missing.
  const received = Math.max(queue.received, Math.min(last, changes.at(-1)?.number ?? 0));
  const pending = queue.pending.filter(({ number }) => number > received);
  const confirmed = {
    ...record,
    replica: isOutdated(replica, update) ? replica : (adoptUpdate(replica, update) ?? replica),
    queue: { ...queue, received, pending },
  };
  const gone = new Set(missing);
  const present = new Set(update.entries.map(({ id }) => id));
  // A complete update drops what unsent changes edit. The server tells about those that it has.
  const isLost = (id: string, number: number) =>
    number <= received ? gone.has(id) : update.isComplete && !present.has(id);
  return addChanges(confirmed, rescueEntries(showBefore(record), queue.pending, isLost, refused));
}

/** Answers may arrive out of order. */
function isOutdated(replica: Replica | null, { epoch, version }: ListUpdate): boolean {
  return replica !== null && replica.epoch === epoch && version < replica.version;
}

/** Sends what's pending as a new device, whose numbers the server doesn't know. */
function startAgain(
  record: ListRecord,
  { epoch, changes }: SentChanges,
  { update, received }: SentChangesResult,
): ListRecord {
  const { replica, queue } = record;
  const first = changes[0]?.number ?? queue.received + 1;
  const isKnown = update.epoch === epoch && received >= first - 1;
  const pending = queue.pending.filter(({ number }) => !isKnown || number > received);
  const present = new Set(update.entries.map(({ id }) => id));
  const isLost = (id: string) => update.isComplete && !present.has(id);
  const rescued = rescueEntries(showBefore(record), pending, isLost, []);
  const fresh = { ...record, replica: adoptUpdate(null, update) ?? replica, queue: startQueue() };
  // Nobody knows what others edited in between, so edits win.
  return addChanges(fresh, [...rescued, ...pending.map(({ change }) => change)], 0);
}

/** The list as this device showed it. */
function showBefore({ replica, queue }: ListRecord): ShownList | null {
  return replica && showChanges(replica, queue.pending, { device: queue.device, by: "" });
}

function startQueue(): Queue {
  return { device: makeRandomId(), received: 0, pending: [] };
}
