import { openDB, type DBSchema } from "idb";
import type { CountedList, ListHabits } from "../../../src/contract/shopping-lists.ts";
import { createRecord, type ListRecord, type Queue } from "./list-record.ts";
import type { Replica } from "./replica.ts";

/** Reads and writes of one list never overlap, also between tabs and the service worker. */
export interface ListStore {
  get(list: number): Promise<ListRecord>;
  /** Resolves once the result of `change` is stored. */
  update<Result extends { record: ListRecord }>(
    list: number,
    change: (record: ListRecord) => Result,
  ): Promise<Result>;
  remove(list: number): Promise<void>;
  /** Lists with changes that the server hasn't confirmed. */
  listWaiting(): Promise<{ list: number; count: number }[]>;
  getFact<Name extends keyof Facts>(name: Name): Promise<Facts[Name] | undefined>;
  setFact<Name extends keyof Facts>(name: Name, value: Facts[Name]): Promise<void>;
  close(): void;
}

export interface Facts {
  /** For the service worker, which can't read the page's storage. */
  token: string;
  lists: CountedList[];
  /** By list. */
  habits: Record<number, ListHabits>;
}

interface Schema extends DBSchema {
  replicas: { key: number; value: Replica & { id: number } };
  queues: { key: number; value: Queue & { id: number } };
  facts: { key: string; value: { name: string; value: unknown } };
}

const PARTS = ["replicas", "queues"] as const;

/** Each person has a database, so that changes stay until that person can send them. */
export function getListStoreName(base: string, person: string): string {
  return `tagine ${base} lists ${person}`;
}

/** Tells pages that a list changed. */
export function getListChannelName(base: string): string {
  return `tagine ${base} lists`;
}

/** @throws DOMException if the browser stores nothing */
export async function openListStore(database: string, lost: () => void): Promise<ListStore> {
  const db = await openDB<Schema>(database, 1, {
    upgrade(created) {
      for (const part of PARTS) created.createObjectStore(part, { keyPath: "id" });
      created.createObjectStore("facts", { keyPath: "name" });
    },
    blocking() {
      db.close();
      lost();
    },
    terminated: lost,
  });

  return {
    async get(list) {
      const transaction = db.transaction(PARTS);
      return read(
        list,
        await transaction.objectStore("replicas").get(list),
        await transaction.objectStore("queues").get(list),
      );
    },

    async update(list, change) {
      const transaction = db.transaction(PARTS, "readwrite", { durability: "strict" });
      const replicas = transaction.objectStore("replicas");
      const queues = transaction.objectStore("queues");
      const [replica, queue] = await Promise.all([replicas.get(list), queues.get(list)]);
      const before = read(list, replica, queue);
      const result = change(before);
      const { record } = result;
      await Promise.all([
        ...(record.replica && record.replica !== before.replica
          ? [replicas.put({ ...record.replica, id: list })]
          : []),
        // A new record has a random ID, which must be stored before it's used.
        ...(record.queue !== queue ? [queues.put({ ...record.queue, id: list })] : []),
        transaction.done,
      ]);
      return result;
    },

    async remove(list) {
      const transaction = db.transaction(PARTS, "readwrite");
      await Promise.all([
        ...PARTS.map((part) => transaction.objectStore(part).delete(list)),
        transaction.done,
      ]);
    },

    async listWaiting() {
      const queues = await db.getAll("queues");
      return queues
        .map(({ id, pending }) => ({ list: id, count: pending.length }))
        .filter(({ count }) => count > 0);
    },

    async getFact<Name extends keyof Facts>(name: Name) {
      const row = await db.get("facts", name);
      return row?.value as Facts[Name] | undefined;
    },

    async setFact(name, value) {
      await db.put("facts", { name, value });
    },

    close: () => db.close(),
  };
}

function read(id: number, replica: Replica | undefined, queue: Queue | undefined): ListRecord {
  const created = createRecord(id);
  return { id, replica: replica ?? null, queue: queue ?? created.queue };
}
