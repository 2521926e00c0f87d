import type { Account } from "../http/caller.ts";
import type { Database } from "bun:sqlite";
import { FIRST_USER_ID } from "../contract/rules.ts";
import { EmailTaken, emailAddress, FirstUser, LastAdmin, UserNotFound } from "./account.ts";
import type { NewAccount, NewPassword, Person, ProfilePicture } from "./account.ts";
import { userRestoreStore } from "./user-restore-store.ts";

export type UserStore = ReturnType<typeof userStore>;

interface Row {
  id: number;
  full_name: string;
  email: string;
  admin: number;
  group_id: number;
  group_name: string;
  password_given: number;
  picture_key: string | null;
  picture_ext: string | null;
}

const COLUMNS = `user.id, full_name, email, admin, group_id, user_group.name AS group_name, password_given, picture_key, picture_ext`;

export function userStore(db: Database) {
  const from = "FROM user JOIN user_group ON user_group.id = group_id";
  const all = db.query<Row, []>(`SELECT ${COLUMNS} ${from} ORDER BY user.id`);
  const byGroup = db.query<Row, [number]>(`SELECT ${COLUMNS} ${from} WHERE group_id = ? ORDER BY user.id`);
  const byId = db.query<Row, [number]>(`SELECT ${COLUMNS} ${from} WHERE user.id = ?`);
  const byEmail = db.query<Row, [string]>(`SELECT ${COLUMNS} ${from} WHERE email = ?`);
  const hashOf = db.query<{ hash: string }, [number]>("SELECT password_hash AS hash FROM user WHERE id = ?");
  const count = db.query<{ number: number }, []>("SELECT count(*) AS number FROM user");
  const admins = db.query<{ number: number }, []>("SELECT count(*) AS number FROM user WHERE admin");
  const insert = db.query<{ id: number }, [string, string, string, boolean, boolean, number]>(
    `INSERT INTO user (full_name, email, password_hash, password_given, admin, group_id) VALUES (?, ?, ?, ?, ?, ?)
     RETURNING id`,
  );
  const update = db.query<null, [string, string, boolean, number, number]>(
    "UPDATE user SET full_name = ?, email = ?, admin = ?, group_id = ? WHERE id = ?",
  );
  const rehash = db.query<null, [string, number]>("UPDATE user SET password_hash = ? WHERE id = ?");
  const password = db.query<null, [string, boolean, number]>(
    "UPDATE user SET password_hash = ?, password_given = ? WHERE id = ?",
  );
  const setPicture = db.query<null, [string | null, string | null, number]>(
    "UPDATE user SET picture_key = ?, picture_ext = ? WHERE id = ?",
  );
  const remove = db.query<null, [number]>("DELETE FROM user WHERE id = ?");
  const pictureKeys = db.query<{ key: string }, []>(
    "SELECT picture_key AS key FROM user WHERE picture_key IS NOT NULL",
  );

  function get(id: number): Account | null {
    const row = byId.get(id);
    return row && fromRow(row);
  }

  function withEmail(email: string): Account | null {
    const row = byEmail.get(emailAddress(email));
    return row && fromRow(row);
  }

  function hashFor(id: number): string | null {
    return hashOf.get(id)?.hash ?? null;
  }

  function setPassword(id: number, { hash, given }: NewPassword): void {
    password.run(hash, given, id);
  }

  function getKnown(id: number): Account {
    const account = get(id);
    if (!account) throw new UserNotFound();
    return account;
  }

  function refuseTaken(email: string, by: number | null): void {
    const holder = withEmail(email);
    if (holder && holder.id !== by) throw new EmailTaken();
  }

  function refuseLastAdmin(account: Account): void {
    if (account.admin && admins.get()?.number === 1) throw new LastAdmin();
  }

  const add = db.transaction((account: NewAccount): Account => {
    const { fullName, email, passwordHash, passwordGiven, admin, groupId } = account;
    refuseTaken(email, null);
    const row = insert.get(fullName, emailAddress(email), passwordHash, passwordGiven, admin, groupId);
    return getKnown(row?.id ?? 0);
  });

  const change = db.transaction((id: number, to: Person & Pick<Account, "admin" | "groupId">): Account => {
    const before = getKnown(id);
    refuseTaken(to.email, id);
    if (!to.admin) refuseLastAdmin(before);
    update.run(to.fullName, to.email, to.admin, to.groupId, id);
    return getKnown(id);
  });

  const picture = db.transaction((id: number, next: ProfilePicture | null): string | null => {
    const before = byId.get(id);
    if (!before) throw new UserNotFound();
    setPicture.run(next?.key ?? null, next?.ext ?? null, id);
    return before.picture_key;
  });

  const discard = db.transaction((id: number, also: () => void): string | null => {
    const account = getKnown(id);
    if (id === FIRST_USER_ID) throw new FirstUser();
    refuseLastAdmin(account);
    also();
    const key = byId.get(id)?.picture_key ?? null;
    remove.run(id);
    return key;
  });

  return {
    list: (): Account[] => all.all().map(fromRow),

    inGroup: (groupId: number): Account[] => byGroup.all(groupId).map(fromRow),

    get,

    withEmail,

    passwordHash: hashFor,

    isEmpty: (): boolean => count.get()?.number === 0,

    /** @throws EmailTaken */
    add: (account: NewAccount): Account => add.immediate(account),

    /** @throws UserNotFound, EmailTaken, LastAdmin */
    change: (id: number, to: Person & Pick<Account, "admin" | "groupId">): Account =>
      change.immediate(id, to),

    renewHash(id: number, passwordHash: string): void {
      rehash.run(passwordHash, id);
    },

    /** Call it in the transaction that ends existing tokens. */
    setPassword,

    picture(id: number): ProfilePicture | null {
      const row = byId.get(id);
      return row?.picture_key && row.picture_ext ? { key: row.picture_key, ext: row.picture_ext } : null;
    },

    /** @throws UserNotFound */
    setPicture: (id: number, next: ProfilePicture | null): string | null => picture.immediate(id, next),

    archived: userRestoreStore(db, {
      get,
      withEmail,
      passwordHash: hashFor,
      change,
      setPassword,
      setPicture: picture,
    }),

    pictureKeys: (): Set<string> => new Set(pictureKeys.all().map(({ key }) => key)),

    /** @throws UserNotFound, FirstUser, LastAdmin */
    remove: (id: number, also: () => void): string | null => discard.immediate(id, also),
  };
}

function fromRow(row: Row): Account {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    admin: row.admin === 1,
    group: row.group_name,
    groupId: row.group_id,
    // The key's start reveals nothing, and changes with the picture.
    picture: row.picture_key?.slice(0, 8) ?? null,
    passwordGiven: row.password_given === 1,
  };
}

export function removeUsers(db: Database): void {
  db.run("DELETE FROM user");
}
