import { createRecord, type ListRecord } from "./list-record.ts";
import type { Facts, ListStore } from "./list-store.ts";

/** For private windows that store nothing: changes last as long as the page. */
export function createMemoryStore(): ListStore {
  const records = new Map<number, ListRecord>();
  const facts: Partial<Facts> = {};
  const read = (list: number) => records.get(list) ?? createRecord(list);
  return {
    get: async (list) => read(list),

    async update(list, change) {
      const result = change(read(list));
      records.set(list, result.record);
      return result;
    },

    async remove(list) {
      records.delete(list);
    },

    listWaiting: async () =>
      [...records.values()]
        .map(({ id, queue }) => ({ list: id, count: queue.pending.length }))
        .filter(({ count }) => count > 0),

    getFact: async (name) => facts[name],

    async setFact(name, value) {
      facts[name] = value;
    },

    close: () => undefined,
  };
}
