import type { Database } from "bun:sqlite";
import type { User } from "../contract/accounts.ts";

/** Who makes a call: an account, with what the server needs of it besides. */
export interface Account extends User {
  groupId: number;
  /** Tokens made under another number have ended. */
  sessionNumber: number;
}

/** What a new account is made of. The hash never leaves the store but to be checked. */
export interface NewAccount {
  fullName: string;
  email: string;
  passwordHash: string;
  admin: boolean;
  groupId: number;
}

export type UserStore = ReturnType<typeof userStore>;

interface Row {
  id: number;
  full_name: string;
  email: string;
  admin: number;
  group_id: number;
  group_name: string;
  session_number: number;
}

const COLUMNS = `user.id, full_name, email, admin, group_id, user_group.name AS group_name, session_number`;

/** The one place with the SQL of people's accounts. */
export function userStore(db: Database) {
  const from = "FROM user JOIN user_group ON user_group.id = group_id";
  const byId = db.query<Row, [number]>(`SELECT ${COLUMNS} ${from} WHERE user.id = ?`);
  const byEmail = db.query<Row, [string]>(`SELECT ${COLUMNS} ${from} WHERE email = ?`);
  const hashOf = db.query<{ hash: string }, [number]>("SELECT password_hash AS hash FROM user WHERE id = ?");
  const count = db.query<{ number: number }, []>("SELECT count(*) AS number FROM user");
  const insert = db.query<null, [string, string, string, boolean, number]>(
    "INSERT INTO user (full_name, email, password_hash, admin, group_id) VALUES (?, ?, ?, ?, ?)",
  );
  const rehash = db.query<null, [string, number]>("UPDATE user SET password_hash = ? WHERE id = ?");

  return {
    /** Null when there is none. */
    get(id: number): Account | null {
      const row = byId.get(id);
      return row && fromRow(row);
    },

    /** By an e-mail address in any case, with white space around it or not. Null when there is none. */
    withEmail(email: string): Account | null {
      const row = byEmail.get(emailAddress(email));
      return row && fromRow(row);
    },

    /** Null when there is no such account. */
    passwordHash(id: number): string | null {
      return hashOf.get(id)?.hash ?? null;
    },

    isEmpty: (): boolean => count.get()?.number === 0,

    /** @throws SQLiteError when the e-mail address has an account already */
    add(account: NewAccount): void {
      const { fullName, email, passwordHash, admin, groupId } = account;
      insert.run(fullName, emailAddress(email), passwordHash, admin, groupId);
    },

    /** The same password under a newer kind of hash: tokens go on. */
    renewHash(id: number, passwordHash: string): void {
      rehash.run(passwordHash, id);
    },
  };
}

/** An e-mail address as it is stored and compared. */
export function emailAddress(text: string): string {
  return text.trim().toLowerCase();
}

function fromRow(row: Row): Account {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    admin: row.admin === 1,
    group: row.group_name,
    groupId: row.group_id,
    sessionNumber: row.session_number,
  };
}
