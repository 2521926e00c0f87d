import type { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import type { ShoppingLink } from "../contract/shopping-links.ts";
import { localDay, type Clock } from "../platform/clock.ts";

export interface StoredShoppingLink extends Omit<ShoppingLink, "url"> {
  list: number;
}

export type ShoppingLinkStore = ReturnType<typeof shoppingLinkStore>;

interface NewLink {
  list: number;
  createdBy: number;
  mayCheck: boolean;
  lastDay: string | null;
}

interface Row {
  id: number;
  list_id: number;
  token: string;
  may_check: number;
  creator: string;
  created_at: string;
  last_day: string | null;
}

const VALID = `SELECT l.id, l.list_id, l.token, l.may_check, user.full_name AS creator, l.created_at, l.last_day
  FROM shopping_link l JOIN user ON user.id = l.created_by
  WHERE (l.last_day IS NULL OR l.last_day >= $today)`;

export function shoppingLinkStore(db: Database, clock: Clock) {
  const byList = db.query<Row, { list: number; today: string }>(
    `${VALID} AND l.list_id = $list ORDER BY l.id DESC`,
  );
  const byToken = db.query<Row, { token: string; today: string }>(`${VALID} AND l.token = $token`);
  const insert = db.query<null, [number, number, string, number, string | null, string]>(
    "INSERT INTO shopping_link (list_id, created_by, created_at, may_check, last_day, token) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const remove = db.query<{ list_id: number }, [number, number]>(
    `DELETE FROM shopping_link WHERE id = ? AND list_id IN (SELECT id FROM shopping_list WHERE group_id = ?)
     RETURNING list_id`,
  );
  const forgetExpired = db.query<null, [string]>("DELETE FROM shopping_link WHERE last_day < ?");
  const today = () => localDay(clock());

  function getValid(token: string): StoredShoppingLink | null {
    const row = byToken.get({ token, today: today() });
    return row && fromRow(row);
  }

  return {
    getValid,

    listByList: (list: number): StoredShoppingLink[] => byList.all({ list, today: today() }).map(fromRow),

    add({ list, createdBy, mayCheck, lastDay }: NewLink): StoredShoppingLink {
      const token = randomBytes(16).toString("hex");
      insert.run(list, createdBy, clock().toISOString(), Number(mayCheck), lastDay, token);
      const link = getValid(token);
      if (!link) throw new Error("The link was not stored");
      return link;
    },

    /** @returns whether the group had it */
    remove: (id: number, group: number): boolean => remove.get(id, group) !== null,

    forgetExpired(): void {
      forgetExpired.run(today());
    },
  };
}

function fromRow(row: Row): StoredShoppingLink {
  return {
    id: row.id,
    list: row.list_id,
    token: row.token,
    mayCheck: row.may_check === 1,
    createdBy: row.creator,
    createdAt: row.created_at,
    expires: row.last_day,
  };
}
