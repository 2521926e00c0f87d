import type { Database } from "bun:sqlite";
import { randomUUID } from "node:crypto";
import { SHOPPING_MOST } from "../contract/shopping-rules.ts";
import type { Clock } from "../platform/clock.ts";
import type { ArchivedList, ArchivedTrip } from "./archived-list.ts";
import { ShoppingListExists, TooManyShoppingLists } from "./shopping-list.ts";
import type { ShoppingListStore, StoredList } from "./shopping-list-store.ts";

export type ShoppingListRestoreStore = ReturnType<typeof shoppingListRestoreStore>;

export interface ListAmongOthers {
  /** Of one group. */
  lists: ArchivedList[];
  at: number;
}

const CONTENT_TABLES = ["shopping_entry", "shopping_trip", "shopping_device", "shopping_change"];

export function shoppingListRestoreStore(
  db: Database,
  { lists, clock }: { lists: Pick<ShoppingListStore, "list" | "makeDefault">; clock: Clock },
) {
  const entries = db.query<{ entry: string }, [number]>(
    "SELECT entry FROM shopping_entry WHERE list_id = ? AND gone IS NOT 'deleted' ORDER BY rowid",
  );
  const trips = db.query<ArchivedTrip, [number]>(
    "SELECT id, ended_at AS endedAt, ended_by AS endedBy FROM shopping_trip WHERE list_id = ? ORDER BY rowid",
  );
  const holder = db.query<{ id: number }, [number]>("SELECT id FROM shopping_list WHERE id = ?");
  const content = db.query<{ id: number }, [number]>(
    "SELECT list_id AS id FROM shopping_entry WHERE list_id = ? AND gone IS NOT 'deleted' LIMIT 1",
  );
  const insert = db.query<{ id: number }, [number | null, number]>(
    "INSERT INTO shopping_list (id, group_id, name, epoch) VALUES (?, ?, '', '') RETURNING id",
  );
  const fill = db.query<null, Record<string, string | number>>(
    `UPDATE shopping_list SET name = $name, sends_webhooks = $sendsWebhooks, epoch = $epoch, version = $version,
       forgotten = 0, aisles = $aisles, places = $places WHERE id = $id`,
  );
  const clear = CONTENT_TABLES.map((table) =>
    db.query<null, [number]>(`DELETE FROM ${table} WHERE list_id = ?`),
  );
  const putEntry = db.query<null, Record<string, string | number | null>>(
    `INSERT INTO shopping_entry (list_id, id, version, gone, changed_at, entry)
     VALUES ($list, $id, $version, $gone, $at, $entry)`,
  );
  const putTrip = db.query<null, Record<string, string | number>>(
    "INSERT OR IGNORE INTO shopping_trip (list_id, id, ended_at, ended_by) VALUES ($list, $id, $endedAt, $endedBy)",
  );
  const removeAll = db.query<null, []>("DELETE FROM shopping_list");

  function addNew(group: number, { id }: ArchivedList): number {
    if (lists.list(group).length >= SHOPPING_MOST.lists) throw new TooManyShoppingLists();
    const row = insert.get(id === null || holder.get(id) ? null : id, group);
    if (!row) throw new Error("The shopping list was not stored");
    return row.id;
  }

  function replace(list: number, archived: ArchivedList): void {
    const { name, sendsWebhooks, version, aisles, places } = archived;
    const json = { aisles: JSON.stringify(aisles), places: JSON.stringify(places) };
    fill.run({ id: list, name, sendsWebhooks: Number(sendsWebhooks), epoch: randomUUID(), version, ...json });
    for (const table of clear) table.run(list);
    const at = clock().toISOString();
    for (const entry of archived.entries)
      putEntry.run({
        list,
        id: entry.id,
        version: entry.version,
        gone: entry.gone,
        at,
        entry: JSON.stringify(entry),
      });
    for (const trip of archived.trips) putTrip.run({ list, ...trip });
  }

  const isUsed = (list: StoredList) => content.get(list.id) !== null;

  const restore = db.transaction((group: number, among: ListAmongOthers, force: boolean): void => {
    const archived = among.lists[among.at];
    if (!archived) return;
    const before = lists.list(group);
    const existing = findSame(before, among);
    if (existing && !force && isUsed(existing)) throw new ShoppingListExists(existing.name);
    const id = existing?.id ?? addNew(group, archived);
    replace(id, archived);
    const current = before.find(({ isDefault }) => isDefault);
    if (!current || (archived.isDefault && (force || !isUsed(current)))) lists.makeDefault(group, id);
  });

  return {
    list: (group: number): ArchivedList[] =>
      lists.list(group).map(({ id, name, isDefault, sendsWebhooks, version, aisles, places }) => ({
        id,
        name,
        isDefault,
        sendsWebhooks,
        version,
        aisles,
        places,
        entries: entries.all(id).map(({ entry }) => JSON.parse(entry)),
        trips: trips.all(id),
      })),

    /**
     * Devices that have the list get the whole list again.
     * @throws ShoppingListExists unless the list is empty or `force`
     */
    restore: (group: number, list: ListAmongOthers, force: boolean): void =>
      restore.immediate(group, list, force),

    /** Call it inside the transaction that clears the data. */
    removeAll: (): void => void removeAll.run(),
  };
}

/** Used for backups without groups. */
export function removeShoppingLists(db: Database): void {
  for (const table of [...CONTENT_TABLES, "shopping_list"]) db.run(`DELETE FROM ${table}`);
}

/** Each archived list needs its own match, since a group may have several with the same name. */
function findSame(existing: StoredList[], { lists, at }: ListAmongOthers): StoredList | undefined {
  const list = lists[at];
  if (!list) return undefined;
  const withId = (one: ArchivedList) => existing.find(({ id, name }) => id === one.id && name === one.name);
  const own = withId(list);
  if (own) return own;
  const claimed = new Set(lists.flatMap((one) => withId(one)?.id ?? []));
  const alike = existing.filter(({ id, name }) => name === list.name && !claimed.has(id));
  const place = lists.slice(0, at).filter((one) => one.name === list.name && !withId(one)).length;
  return alike[place];
}
