import type { Database } from "bun:sqlite";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sqlMigrations } from "../../src/assets.ts";
import type { Change, ListState, SentChanges } from "../../src/contract/shopping-sync.ts";
import type { Random } from "../../src/demo/random.ts";
import { closeDatabase, openDatabase } from "../../src/platform/database.ts";
import { shoppingEntryStore } from "../../src/shopping-lists/shopping-entry-store.ts";
import { shoppingListStore } from "../../src/shopping-lists/shopping-list-store.ts";
import { makeEntry } from "./random-shopping.ts";

const GROUP = 1;
const FIRST_ENTRIES = 6;
const DAY_MS = 86_400_000;

/** A change as the server logged it. */
export interface LoggedChange {
  version: number;
  device: string;
  number: number;
  seen: number;
  change: Change;
}

/** A deleted entry that the server forgot when it had this version. */
export interface Forgotten {
  id: string;
  version: number;
}

/** Copying a database is faster than creating it. */
let template: Uint8Array | null = null;

function makeTemplate(folder: string): Uint8Array {
  const path = join(folder, "template.db");
  closeDatabase(openDatabase(path, sqlMigrations()));
  return readFileSync(path);
}

/** The server's own stores, without HTTP. */
export function startListServer(folder: string, random: Random) {
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
