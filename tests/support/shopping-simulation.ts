import type { Database } from "bun:sqlite";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sqlMigrations } from "../../src/assets.ts";
import type {
  Change,
  Entry,
  ListState,
  ListUpdate,
  SentChanges,
  SentChangesResult,
} from "../../src/contract/shopping-sync.ts";
import { createSeededRandom, type Random } from "../../src/demo/random.ts";
import { closeDatabase, openDatabase } from "../../src/platform/database.ts";
import { shoppingEntryStore } from "../../src/shopping-lists/shopping-entry-store.ts";
import { shoppingListStore } from "../../src/shopping-lists/shopping-list-store.ts";
import {
  addChanges,
  createRecord,
  planRequest,
  receiveResult,
  receiveUpdate,
  showRecord,
  type ListRecord,
} from "../../web/shopping-lists/sync/list-record.ts";

const GROUP = 1;
const DEVICES = 3;
const STEPS = 100;
const FIRST_ENTRIES = 6;
const DAY_MS = 86_400_000;
const FOODS = ["milk", "6 eggs", "200 g flour", "salt", "2 onions", "bread"];

/** A change as the server logged it. */
export interface LoggedChange {
  version: number;
  device: string;
  number: number;
  seen: number;
  change: Change;
}

/** A deleted entry that the server forgot when it had this version. */
interface Forgotten {
  id: string;
  version: number;
}

interface Device {
  record: ListRecord;
  /** Changes that the device stored and showed. */
  made: Change[];
}

type Message =
  | { kind: "request"; device: number; sent: SentChanges }
  | { kind: "response"; device: number; sent: SentChanges; result: SentChangesResult }
  | { kind: "event"; device: number; update: ListUpdate };

export interface Interleaving {
  devices: Device[];
  /** What the server has in the end. */
  entries: Entry[];
  list: ListState;
  log: LoggedChange[];
  forgotten: Forgotten[];
}

/**
 * Runs the devices' and the server's own code with a network that drops, delays, duplicates, and reorders
 * messages, a server that's killed, and clocks that jump, until everything is delivered.
 * @param folder an empty folder for the database
 */
export function simulateInterleaving(seed: number, folder: string): Interleaving {
  const random = createSeededRandom(seed);
  const server = startServer(folder, random);
  const devices = Array.from({ length: DEVICES }, (): Device => ({
    record: createRecord(server.list),
    made: [],
  }));
  let network: Message[] = [];
  const log: LoggedChange[] = server.readLog(0);
  const forgotten: Forgotten[] = [];

  const send = (message: Message) => {
    if (random.next() < 0.2) return;
    network.push(message);
    if (random.next() < 0.15) network.push(message);
  };

  function deliver(message: Message): void {
    const device = devices[message.device];
    if (!device) return;
    if (message.kind === "response") {
      device.record = receiveResult(device.record, message.sent, message.result).record;
    } else if (message.kind === "event") {
      device.record = receiveUpdate(device.record, message.update) ?? device.record;
    } else {
      const before = server.version();
      const result = server.receive(message.sent, `Person ${message.device}`);
      log.push(...server.readLog(before));
      send({ kind: "response", device: message.device, sent: message.sent, result });
      if (server.version() === before) return;
      const update = server.readUpdate(before);
      devices.forEach((_, at) => send({ kind: "event", device: at, update }));
    }
  }

  function step(): void {
    const at = below(random, DEVICES);
    const device = devices[at];
    if (!device) return;
    const kind = random.next();
    if (kind < 0.4) {
      const changes = makeChanges(device.record, random);
      device.record = addChanges(device.record, changes);
      device.made.push(...changes);
    } else if (kind < 0.65) {
      send({ kind: "request", device: at, sent: planRequest(device.record, 1 + below(random, 5)) });
    } else if (kind < 0.95) {
      const [message] = network.splice(below(random, Math.max(1, network.length)), 1);
      if (message) deliver(message);
    } else if (kind < 0.98) server.kill();
    else forgotten.push(...server.forget());
  }

  for (const device of devices) {
    const sent = planRequest(device.record);
    device.record = receiveResult(device.record, sent, server.receive(sent, "Person")).record;
  }
  for (let count = 0; count < STEPS; count++) step();
  // The network recovers; late messages still arrive, in any order.
  for (const message of shuffle(network, random)) deliver(message);
  network = [];
  for (let round = 0; round < 20; round++)
    devices.forEach((device) => {
      const sent = planRequest(device.record);
      const before = server.version();
      const result = server.receive(sent, "Person");
      log.push(...server.readLog(before));
      device.record = receiveResult(device.record, sent, result).record;
    });
  const [entries, list] = [server.entries(), server.state()];
  server.close();
  return { devices, entries, list, log, forgotten };
}

/** Copying a database is faster than creating it. */
let template: Uint8Array | null = null;

function makeTemplate(folder: string): Uint8Array {
  const path = join(folder, "template.db");
  closeDatabase(openDatabase(path, sqlMigrations()));
  return readFileSync(path);
}

function startServer(folder: string, random: Random) {
  let path = join(folder, "tagine.db");
  let kills = 0;
  let now = Date.parse("2026-11-26T12:00:00Z");
  writeFileSync(path, (template ??= makeTemplate(folder)));
  let db = openDatabase(path, sqlMigrations());
  db.run("INSERT OR IGNORE INTO user_group (id, name) VALUES (?, 'Home')", [GROUP]);
  const clock = () => {
    // A clock without a battery jumps by years.
    now += (random.next() - 0.4) * (random.next() < 0.05 ? 3000 * DAY_MS : 1000);
    return new Date(now);
  };
  let lists = shoppingListStore(db);
  let entries = shoppingEntryStore(db, clock);
  const { id: list } = lists.add(GROUP, { name: "Shopping" });
  const getList = () => lists.get(GROUP, list);
  const first = Array.from({ length: FIRST_ENTRIES }, () => ({
    type: "add" as const,
    entry: makeEntry(random),
  }));
  entries.change(getList, first, { by: "Person", device: "server" });

  return {
    list,
    version: () => getList().version,
    receive: (sent: SentChanges, by: string) => entries.receive(getList, sent, by),
    readUpdate: (since: number) => entries.readUpdate(getList(), { version: since, epoch: getList().epoch }),
    readLog: (after: number) => readLog(db, list, after),
    entries: () => entries.listActive(list),

    state(): ListState {
      const { name, aisles, places } = getList();
      return { name, aisles, places };
    },

    forget(): Forgotten[] {
      const ids = () =>
        db
          .query<{ id: string }, []>("SELECT id FROM shopping_entry")
          .all()
          .map(({ id }) => id);
      const before = ids();
      if (random.chance(50)) now += 90 * DAY_MS;
      entries.forgetOld(new Date(now - 60 * DAY_MS).toISOString());
      const after = new Set(ids());
      return before.filter((id) => !after.has(id)).map((id) => ({ id, version: getList().version }));
    },

    /** Opens what a killed process would leave: the files without a checkpoint. */
    kill(): void {
      const copy = join(folder, `after-kill-${++kills}.db`);
      for (const end of ["", "-wal"]) if (existsSync(path + end)) copyFileSync(path + end, copy + end);
      db.close();
      path = copy;
      db = openDatabase(path, sqlMigrations());
      lists = shoppingListStore(db);
      entries = shoppingEntryStore(db, clock);
    },

    close: () => db.close(),
  };
}

export function readLog(db: Database, list: number, after: number): LoggedChange[] {
  const rows = db
    .query<
      { version: number; device: string; number: number; seen: number; change: string },
      [number, number]
    >(
      "SELECT version, device, number, seen, change FROM shopping_change WHERE list_id = ? AND version > ? ORDER BY version",
    )
    .all(list, after);
  return rows.map((row) => ({ ...row, change: JSON.parse(row.change) }));
}

/** What a person may do with what the device shows. */
export function makeChanges(record: ListRecord, random: Random): Change[] {
  const shown = showRecord(record, "Me");
  const active = [...(shown?.entries.values() ?? [])].filter(({ gone }) => gone === null);
  const gone = [...(shown?.entries.values() ?? [])].filter((entry) => entry.gone !== null);
  const entry = pickAny(active, random);
  const id = entry?.id ?? "";
  const some = active.filter(() => random.next() < 0.3).map((one) => one.id);
  const word = String(below(random, 1000));
  const add = (): Change[] => [{ type: "add", entry: makeEntry(random) }];
  if (!entry) return add();
  const done = active.filter(({ checked }) => checked).map((one) => one.id);
  const back = pickAny(gone, random);
  const choices: (() => Change[])[] = [
    add,
    () => [{ type: entry.checked ? "uncheck" : "check", ids: [id] }],
    () => [{ type: entry.checked ? "uncheck" : "check", ids: [id] }],
    () => [{ type: "edit-note", id, note: word }],
    () => [{ type: "edit-text", id, text: `${word} g sugar`, language: "en" }],
    () => [{ type: "adjust", id, adjustments: [{ measure: "count", kind: null, value: below(random, 9) }] }],
    () => [{ type: "remove", ids: [id, ...some] }],
    () => [{ type: "set-at-home", ids: [id], atHome: random.chance(50) }],
    () => [{ type: "arrange-aisles", aisles: shuffle(["produce", "dairy", "bakery"], random) }],
    () => [{ type: "place-food", food: "milk", aisle: random.pick(["dairy", "drinks"]) }],
    ...(done.length > 0
      ? [(): Change[] => [{ type: "clear", ids: done, trip: `trip-${below(random, 1e9)}` }]]
      : []),
    ...(back ? [(): Change[] => [{ type: "restore", ids: [back.id] }]] : []),
  ];
  return random.pick(choices)();
}

function makeEntry(random: Random) {
  return {
    id: `entry-${below(random, 1e9)}-${below(random, 1e9)}`,
    text: random.pick(FOODS),
    language: "en",
    region: "us",
    source: null,
    atHome: false,
    note: "",
  };
}

function below(random: Random, limit: number): number {
  return random.between(0, limit - 1);
}

function pickAny<One>(all: readonly One[], random: Random): One | undefined {
  return all.length > 0 ? random.pick(all) : undefined;
}

function shuffle<One>(all: readonly One[], random: Random): One[] {
  return all
    .map((one) => ({ one, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}
