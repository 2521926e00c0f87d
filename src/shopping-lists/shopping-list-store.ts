import type { Database } from "bun:sqlite";
import { randomUUID } from "node:crypto";
import { SHOPPING_MOST } from "../contract/shopping-rules.ts";
import type { ListHead } from "../contract/shopping-lists.ts";
import type { ListState } from "../contract/shopping-sync.ts";
import { ShoppingListNotFound, TooManyShoppingLists } from "./shopping-list.ts";

export type ShoppingListStore = ReturnType<typeof shoppingListStore>;

/** A list without its entries. */
export interface StoredList extends ListHead, ListState {
  epoch: string;
  version: number;
  /** Entries deleted up to this version aren't known anymore. */
  forgotten: number;
}

type ListInput = Pick<ListHead, "name"> & Partial<Pick<ListHead, "isDefault" | "sendsWebhooks">>;

interface Row {
  id: number;
  name: string;
  is_default: number;
  sends_webhooks: number;
  epoch: string;
  version: number;
  forgotten: number;
  aisles: string;
  places: string;
}

export function shoppingListStore(db: Database) {
  const byGroup = db.query<Row, [number]>(
    "SELECT * FROM shopping_list WHERE group_id = ? ORDER BY is_default DESC, id",
  );
  const one = db.query<Row, [number, number]>("SELECT * FROM shopping_list WHERE id = ? AND group_id = ?");
  const byId = db.query<Row, [number]>("SELECT * FROM shopping_list WHERE id = ?");
  const insert = db.query<{ id: number }, [number, string, string]>(
    "INSERT INTO shopping_list (group_id, name, epoch) VALUES (?, ?, ?) RETURNING id",
  );
  const update = db.query<null, { id: number; name: string; sendsWebhooks: number }>(
    "UPDATE shopping_list SET name = $name, sends_webhooks = $sendsWebhooks, version = version + 1 WHERE id = $id",
  );
  const makeDefault = db.query<null, { group: number; id: number }>(
    "UPDATE shopping_list SET is_default = (id = $id) WHERE group_id = $group",
  );
  const remove = db.query<null, [number]>("DELETE FROM shopping_list WHERE id = ?");

  const list = (group: number): StoredList[] => byGroup.all(group).map(fromRow);

  /** @throws ShoppingListNotFound */
  function get(group: number, id: number): StoredList {
    const row = one.get(id, group);
    if (!row) throw new ShoppingListNotFound();
    return fromRow(row);
  }

  function insertList(group: number, name: string): number {
    const row = insert.get(group, name, randomUUID());
    if (!row) throw new Error("The shopping list was not stored");
    if (!list(group).some(({ isDefault }) => isDefault)) makeDefault.run({ group, id: row.id });
    return row.id;
  }

  const ensure = db.transaction((group: number, name: string): void => {
    if (list(group).length === 0) insertList(group, name);
  });

  const change = db.transaction((group: number, id: number, to: Partial<ListInput>): StoredList => {
    const { name, isDefault, sendsWebhooks } = { ...get(group, id), ...to };
    update.run({ id, name, sendsWebhooks: Number(sendsWebhooks) });
    if (isDefault) makeDefault.run({ group, id });
    return get(group, id);
  });

  const add = db.transaction((group: number, input: ListInput): StoredList => {
    if (list(group).length >= SHOPPING_MOST.lists) throw new TooManyShoppingLists();
    return change(group, insertList(group, input.name), input);
  });

  const removeOne = db.transaction((group: number, id: number): void => {
    get(group, id);
    remove.run(id);
    const [next, ...others] = list(group);
    if (next && ![next, ...others].some(({ isDefault }) => isDefault))
      makeDefault.run({ group, id: next.id });
  });

  return {
    list,
    get,

    /** Another list stops being the default. */
    makeDefault: (group: number, id: number): void => void makeDefault.run({ group, id }),

    /** Of any group. */
    find(id: number): StoredList | null {
      const row = byId.get(id);
      return row && fromRow(row);
    },

    /** Creates the group's first list if there's none. */
    ensure(group: number, name: string): void {
      if (list(group).length === 0) ensure.immediate(group, name);
    },

    /** @throws TooManyShoppingLists */
    add: (group: number, input: ListInput): StoredList => add.immediate(group, input),

    /**
     * Another list stops being the default.
     * @throws ShoppingListNotFound
     */
    change: (group: number, id: number, to: Partial<ListInput>): StoredList =>
      change.immediate(group, id, to),

    /**
     * The oldest of the others becomes the default.
     * @throws ShoppingListNotFound
     */
    remove: (group: number, id: number): void => removeOne.immediate(group, id),
  };
}

function fromRow(row: Row): StoredList {
  return {
    id: row.id,
    name: row.name,
    isDefault: row.is_default === 1,
    sendsWebhooks: row.sends_webhooks === 1,
    epoch: row.epoch,
    version: row.version,
    forgotten: row.forgotten,
    aisles: JSON.parse(row.aisles),
    places: JSON.parse(row.places),
  };
}
