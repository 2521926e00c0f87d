import type { Database } from "bun:sqlite";
import type { PasswordChange } from "../contract/accounts.ts";
import { DomainError } from "../platform/errors.ts";
import { checkPassword, UserNotFound } from "./account.ts";
import { makeEasyPassword, hashPassword, isPasswordCorrect } from "./passwords.ts";
import type { SessionStore } from "./session-store.ts";
import type { Caller } from "../http/caller.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import type { UserStore } from "./user-store.ts";

class WrongPassword extends DomainError {
  constructor() {
    super("invalid", "password-wrong");
  }
}

interface Parts {
  db: Database;
  users: UserStore;
  sessionRows: SessionStore;
}

interface OwnParts extends Parts {
  limits: SignInLimits;
}

/**
 * Tries are counted apart from sign-ins, so that an open session doesn't help to guess the password.
 * @throws Invalid, TooManyAttempts, WrongPassword
 */
export async function changePassword(
  { account, session }: Caller,
  { currentPassword, newPassword }: PasswordChange,
  { db, users, sessionRows, limits }: OwnParts,
): Promise<void> {
  checkPassword("newPassword", newPassword);
  const succeeded = limits.begin(`somebody signed in as ${account.id}`, account.email);
  const before = users.passwordHash(account.id);
  if (!(await isPasswordCorrect(currentPassword, before))) throw new WrongPassword();
  succeeded();
  const hash = await hashPassword(newPassword);
  db.transaction(() => {
    if (users.passwordHash(account.id) !== before) throw new WrongPassword();
    users.setPassword(account.id, { hash, given: false });
    sessionRows.endOthers(session);
  }).immediate();
}

/** @throws UserNotFound */
export async function resetPassword(
  id: number,
  chosen: string | null,
  { db, users, sessionRows }: Parts,
): Promise<string> {
  if (!users.get(id)) throw new UserNotFound();
  const password = chosen ?? makeEasyPassword();
  const hash = await hashPassword(password);
  db.transaction(() => {
    users.setPassword(id, { hash, given: true });
    sessionRows.endAll(id);
  }).immediate();
  return password;
}
