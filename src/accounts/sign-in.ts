import type { Database } from "bun:sqlite";
import type { Credentials } from "../contract/accounts.ts";
import { DomainError } from "../platform/errors.ts";
import { hashPassword, isOldHash, isPasswordCorrect } from "./passwords.ts";
import type { OpenSession, Account } from "../http/caller.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { emailAddress } from "./account.ts";
import type { UserStore } from "./user-store.ts";

class WrongCredentials extends DomainError {
  constructor() {
    super("unauthorized", "wrong-credentials");
  }
}

interface Parts {
  db: Database;
  users: UserStore;
  limits: SignInLimits;
  begin(account: Account): OpenSession;
}

/** @throws WrongCredentials also if the password changed during the check; TooManyAttempts */
export async function signIn(
  { username, password }: Credentials,
  address: string,
  { db, users, limits, begin }: Parts,
): Promise<OpenSession> {
  const succeeded = limits.begin(address, emailAddress(username));
  const account = users.withEmail(username);
  const hash = account && users.passwordHash(account.id);
  if (!(await isPasswordCorrect(password, hash)) || !account || !hash) throw new WrongCredentials();
  const newer = isOldHash(hash) ? await hashPassword(password) : null;
  const session = db
    .transaction(() => {
      if (users.passwordHash(account.id) !== hash) throw new WrongCredentials();
      if (newer) users.renewHash(account.id, newer);
      return begin(account);
    })
    .immediate();
  succeeded();
  return session;
}
