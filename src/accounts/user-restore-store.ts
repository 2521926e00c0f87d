import type { Account } from "../http/caller.ts";
import type { Database } from "bun:sqlite";
import { emailAddress, UserExists } from "./account.ts";
import type { NewAccount, NewPassword, ProfilePicture } from "./account.ts";

export interface ArchivedAccount extends NewAccount {
  /** Null if the archive has no valid id. */
  id: number | null;
  picture: ProfilePicture | null;
}

export interface RestoredAccount {
  id: number;
  otherPassword: boolean;
  dropped: string | null;
}

interface RestoreOptions {
  force: boolean;
  caller: number | null;
}

interface Parts {
  get(id: number): Account | null;
  withEmail(email: string): Account | null;
  passwordHash(id: number): string | null;
  /** @throws LastAdmin */
  change(id: number, to: Pick<Account, "fullName" | "email" | "admin" | "groupId">): Account;
  setPassword(id: number, password: NewPassword): void;
  setPicture(id: number, next: ProfilePicture | null): string | null;
}

export function userRestoreStore(
  db: Database,
  { get, withEmail, passwordHash, change, setPassword, setPicture }: Parts,
) {
  const insert = db.query<{ id: number }, Record<string, string | number | boolean | null>>(
    `INSERT INTO user (id, full_name, email, password_hash, password_given, admin, group_id)
     VALUES ($id, $fullName, $email, $passwordHash, $passwordGiven, $admin, $groupId) RETURNING id`,
  );
  const removeOthers = db.query<{ id: number; key: string | null }, [number | null]>(
    "DELETE FROM user WHERE id IS NOT ? RETURNING id, picture_key AS key",
  );

  /** Returns whether the password changed. */
  function changeTo(existing: Account, account: ArchivedAccount, caller: number | null): boolean {
    const { fullName, groupId, passwordHash: hash, passwordGiven: given } = account;
    const isCaller = existing.id === caller;
    const admin = isCaller ? existing.admin : account.admin;
    change(existing.id, { fullName, email: existing.email, admin, groupId });
    const isOther = !isCaller && passwordHash(existing.id) !== hash;
    if (!isCaller) setPassword(existing.id, { hash, given });
    return isOther;
  }

  function addNew({ id, fullName, email, passwordHash: hash, ...account }: ArchivedAccount): number {
    const { passwordGiven, admin, groupId } = account;
    const free = id === null || get(id) ? null : id;
    const who = { id: free, fullName, email: emailAddress(email), groupId };
    const row = insert.get({ ...who, passwordHash: hash, passwordGiven, admin });
    if (!row) throw new Error(`The account ${email} was not stored`);
    return row.id;
  }

  const restore = db.transaction(
    (account: ArchivedAccount, { force, caller }: RestoreOptions): RestoredAccount => {
      const existing = withEmail(account.email);
      if (existing && !force) throw new UserExists(existing.email);
      const otherPassword = existing !== null && changeTo(existing, account, caller);
      const id = existing?.id ?? addNew(account);
      return { id, otherPassword, dropped: account.picture && setPicture(id, account.picture) };
    },
  );

  return {
    /** @throws UserExists, LastAdmin */
    restore: (account: ArchivedAccount, options: RestoreOptions): RestoredAccount =>
      restore.immediate(account, options),

    /** Call it inside the transaction that clears the data. */
    removeOthers: (caller: number | null): { id: number; key: string | null }[] => removeOthers.all(caller),
  };
}
