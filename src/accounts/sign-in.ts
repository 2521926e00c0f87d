import type { Credentials } from "../contract/accounts.ts";
import { DomainError } from "../platform/errors.ts";
import { hashPassword, isOldHash, passwordFits } from "./passwords.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { emailAddress, type Account, type UserStore } from "./user-store.ts";

export class WrongCredentials extends DomainError {
  constructor() {
    super("unauthorized", "wrong-credentials");
  }
}

/**
 * The account of an e-mail address and password. An unknown address is answered like a wrong password, and as slowly.
 * @param address the network address that asks
 * @throws WrongCredentials, TooManyAttempts
 */
export async function signIn(
  { username, password }: Credentials,
  address: string,
  { users, limits }: { users: UserStore; limits: SignInLimits },
): Promise<Account> {
  const succeeded = limits.begin(address, emailAddress(username));
  const account = users.withEmail(username);
  const hash = account && users.passwordHash(account.id);
  if (!(await passwordFits(password, hash)) || !account || !hash) throw new WrongCredentials();
  succeeded();
  if (isOldHash(hash)) users.renewHash(account.id, await hashPassword(password));
  return account;
}
