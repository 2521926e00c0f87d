import type { Database } from "bun:sqlite";
import {
  applyChange,
  DELETED,
  listChangedIds,
  listEditedIds,
  type ChangeResult,
} from "../contract/shopping-changes.ts";
import type {
  Change,
  Entry,
  ListUpdate,
  NumberedChange,
  SentChanges,
  SentChangesResult,
} from "../contract/shopping-sync.ts";
import { SHOPPING_MOST } from "../contract/shopping-rules.ts";
import type { Clock } from "../platform/clock.ts";
import { ShoppingListFull } from "./shopping-list.ts";
import type { StoredList } from "./shopping-list-store.ts";
import { shoppingLogStore } from "./shopping-log-store.ts";

export type ShoppingEntryStore = ReturnType<typeof shoppingEntryStore>;

/** Reads the list again inside of the transaction. */
type GetList = () => StoredList;

interface Author {
  /** The person's name. */
  by: string;
  device: string;
}

export function shoppingEntryStore(db: Database, clock: Clock) {
  const log = shoppingLogStore(db);
  const active = db.query<{ entry: string }, [number]>(
    "SELECT entry FROM shopping_entry WHERE list_id = ? AND gone IS NULL ORDER BY rowid",
  );
  const countActive = db.query<{ count: number }, [number]>(
    "SELECT COUNT(*) AS count FROM shopping_entry WHERE list_id = ? AND gone IS NULL",
  );
  const since = db.query<{ entry: string }, [number, number]>(
    "SELECT entry FROM shopping_entry WHERE list_id = ? AND version > ? ORDER BY rowid",
  );
  const byId = db.query<{ entry: string }, [number, string]>(
    "SELECT entry FROM shopping_entry WHERE list_id = ? AND id = ?",
  );
  const put = db.query<null, Record<string, string | number | null>>(
    `INSERT INTO shopping_entry (list_id, id, version, gone, changed_at, entry)
     VALUES ($list, $id, $version, $gone, $at, $entry)
     ON CONFLICT (list_id, id) DO UPDATE
     SET version = $version, gone = $gone, changed_at = $at, entry = $entry`,
  );
  const setState = db.query<null, [number, string, string, number]>(
    "UPDATE shopping_list SET version = ?, aisles = ?, places = ? WHERE id = ?",
  );
  const addTrip = db.query<null, [number, string, string, string]>(
    "INSERT OR IGNORE INTO shopping_trip (list_id, id, ended_at, ended_by) VALUES (?, ?, ?, ?)",
  );
  const deletedBefore = `gone = '${DELETED}' AND changed_at < ?`;
  const noteForgotten = db.query<null, [string, string]>(
    `UPDATE shopping_list
     SET forgotten = MAX(forgotten, (SELECT MAX(version) FROM shopping_entry WHERE list_id = shopping_list.id AND ${deletedBefore}))
     WHERE id IN (SELECT list_id FROM shopping_entry WHERE ${deletedBefore})`,
  );
  const forgetDeleted = db.query<null, [string]>(`DELETE FROM shopping_entry WHERE ${deletedBefore}`);

  function find(list: number, id: string): Entry | undefined {
    const row = byId.get(list, id);
    return row ? JSON.parse(row.entry) : undefined;
  }

  function store(list: number, entry: Entry, at: string): void {
    const { id, version, gone } = entry;
    put.run({ list, id, version, gone, at, entry: JSON.stringify(entry) });
  }

  const isFull = ({ id }: StoredList) => (countActive.get(id)?.count ?? 0) >= SHOPPING_MOST.entries;

  /** The caller stores the list's new state. */
  function apply(
    list: StoredList,
    { change, seen, number }: { change: Change; seen: number; number: number | null },
    { by, device }: Author,
  ): { list: StoredList; result: ChangeResult; missing: string[] } {
    const stamp = { device, seen: Math.min(seen, list.version), by, version: list.version + 1 };
    const at = clock().toISOString();
    const known = new Map(listChangedIds(change).map((id) => [id, find(list.id, id)]));
    const result = applyChange(change, stamp, { list, find: (id) => known.get(id) });
    const missing = listEditedIds(change).filter((id) => !known.get(id));
    if (change.type === "clear") addTrip.run(list.id, change.trip, at, by);
    for (const entry of result.entries) store(list.id, entry, at);
    log.add(list.id, { ...stamp, number, at, change });
    return { list: { ...list, ...result.list, version: stamp.version }, result, missing };
  }

  function storeState({ id, version, aisles, places }: StoredList): void {
    setState.run(version, JSON.stringify(aisles), JSON.stringify(places), id);
  }

  /** Entries that were deleted long ago aren't known, so devices from before get everything. */
  function readUpdate(list: StoredList, from: { version: number; epoch: string }): ListUpdate {
    const { epoch, version, forgotten, name, aisles, places } = list;
    const isComplete =
      from.epoch !== epoch || from.version < forgotten || from.version > version || from.version === 0;
    const rows = isComplete ? active.all(list.id) : since.all(list.id, from.version);
    return {
      epoch,
      from: isComplete ? 0 : from.version,
      version,
      isComplete,
      list: { name, aisles, places },
      entries: rows.map(({ entry }) => JSON.parse(entry)),
    };
  }

  const receive = db.transaction((getList: GetList, sent: SentChanges, by: string): SentChangesResult => {
    let list = getList();
    const { device, changes } = sent;
    const { received, problems } = log.readReceived(list.id, device);
    // A lower number tells the device to start again with another ID.
    const isOther = log.isAnotherDevice(list.id, sent, received);
    let last = isOther ? (changes[0]?.number ?? 0) - 2 : received;
    const restored: string[] = [];
    const kept: string[] = [];
    const next = isOther || list.epoch !== sent.epoch ? [] : selectNext(changes, received);
    for (const numbered of next) {
      const { number, change } = numbered;
      last = number;
      if (change.type === "add" && isFull(list)) {
        problems.push({ number, missing: [], refused: [change.entry.id] });
        continue;
      }
      const applied = apply(list, numbered, { by, device });
      list = applied.list;
      if (applied.missing.length > 0) problems.push({ number, missing: applied.missing, refused: [] });
      restored.push(...applied.result.restored);
      kept.push(...applied.result.kept);
    }
    if (next.length > 0) {
      log.setReceived(list.id, device, { received: last, problems, at: clock().toISOString() });
      storeState(list);
    }
    const numbers = new Set(changes.map(({ number }) => number));
    const known = problems.filter(({ number }) => numbers.has(number));
    return {
      received: last,
      restored,
      kept,
      missing: known.flatMap(({ missing }) => missing),
      refused: known.flatMap(({ refused }) => refused),
      update: readUpdate(list, { version: sent.since, epoch: sent.epoch }),
    };
  });

  const applyAll = db.transaction((getList: GetList, changes: Change[], author: Author): StoredList => {
    let list = getList();
    for (const change of changes) {
      if (change.type === "add" && isFull(list)) throw new ShoppingListFull();
      ({ list } = apply(list, { change, seen: list.version, number: null }, author));
    }
    storeState(list);
    return list;
  });

  const forget = db.transaction((before: string): void => {
    log.forgetChanges(before);
    noteForgotten.run(before, before);
    forgetDeleted.run(before);
  });

  return {
    /** In the order in which they were added. */
    listActive: (list: number): Entry[] => active.all(list).map(({ entry }) => JSON.parse(entry)),

    readUpdate,

    /**
     * Applies the changes that follow the last one received from the device, so that none is applied twice
     * or out of order.
     */
    receive: (getList: GetList, sent: SentChanges, by: string): SentChangesResult =>
      receive.immediate(getList, sent, by),

    /**
     * For calls that change single items. They know the current version.
     * @throws ShoppingListFull
     */
    change: (getList: GetList, changes: Change[], author: Author): StoredList =>
      applyAll.immediate(getList, changes, author),

    /** A device that sends later starts again with another ID, so choose a time long ago. */
    forgetDevices: log.forgetDevices,

    /** @param before ISO 8601, UTC */
    forgetOld: (before: string): void => forget.immediate(before),
  };
}

/** Skips changes that were received before, those after a gap, and those that would take too long. */
function selectNext(changes: NumberedChange[], received: number): NumberedChange[] {
  const next: NumberedChange[] = [];
  let ids = 0;
  for (const one of changes) {
    if (one.number !== received + next.length + 1) continue;
    ids += listChangedIds(one.change).length;
    if (ids > SHOPPING_MOST.idsAtOnce && next.length > 0) break;
    next.push(one);
  }
  return next;
}
