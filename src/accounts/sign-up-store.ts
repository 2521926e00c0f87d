import type { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import type { SignUpLink } from "../contract/sign-ups.ts";

export type StoredLink = Omit<SignUpLink, "url">;

export type SignUpStore = ReturnType<typeof signUpStore>;

interface Row {
  id: number;
  name: string;
  token: string;
  admin: number;
}

export function signUpStore(db: Database) {
  const all = db.query<Row, []>("SELECT id, name, token, admin FROM sign_up_link ORDER BY id");
  const byToken = db.query<Row, [string]>("SELECT id, name, token, admin FROM sign_up_link WHERE token = ?");
  const insert = db.query<Row, [string, string, boolean]>(
    "INSERT INTO sign_up_link (name, token, admin) VALUES (?, ?, ?) RETURNING id, name, token, admin",
  );
  const remove = db.query<{ id: number }, [string]>("DELETE FROM sign_up_link WHERE token = ? RETURNING id");

  return {
    list: (): StoredLink[] => all.all().map(fromRow),

    get(token: string): StoredLink | null {
      const row = byToken.get(token);
      return row && fromRow(row);
    },

    add(name: string, admin: boolean): StoredLink {
      const row = insert.get(name, randomBytes(16).toString("hex"), admin);
      if (!row) throw new Error("The sign-up link was not stored");
      return fromRow(row);
    },

    remove: (token: string): boolean => remove.get(token) !== null,
  };
}

function fromRow({ id, name, token, admin }: Row): StoredLink {
  return { id, name, token, admin: admin === 1 };
}
