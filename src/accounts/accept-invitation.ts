import type { Account } from "../http/caller.ts";
import type { Database } from "bun:sqlite";
import type { SignUp } from "../contract/sign-ups.ts";
import type { GroupStore } from "../groups/group-store.ts";
import { DomainError } from "../platform/errors.ts";
import { checkNewPerson } from "./account.ts";
import { hashPassword } from "./passwords.ts";
import type { SignUpStore, StoredLink } from "./sign-up-store.ts";
import type { UserStore } from "./user-store.ts";

/** Doesn't say whether the token is unknown, used or deleted. */
export class SignUpNotFound extends DomainError {
  constructor() {
    super("not-found", "sign-up-not-found");
  }
}

interface Parts {
  db: Database;
  signUps: SignUpStore;
  users: UserStore;
  groups: GroupStore;
}

/** @throws SignUpNotFound, Invalid, EmailTaken */
export async function acceptInvitation(token: string, form: SignUp, parts: Parts): Promise<Account> {
  const { db, signUps, users, groups } = parts;
  usableLink(token, parts);
  const person = checkNewPerson(form);
  const passwordHash = await hashPassword(form.password);
  return db
    .transaction(() => {
      const { admin } = usableLink(token, parts);
      const account = users.add({
        ...person,
        passwordHash,
        passwordGiven: false,
        admin,
        groupId: groups.defaultId(),
      });
      signUps.remove(token);
      return account;
    })
    .immediate();
}

/** @throws SignUpNotFound */
export function usableLink(token: string, { signUps }: Pick<Parts, "signUps">): StoredLink {
  const link = signUps.get(token);
  if (!link) throw new SignUpNotFound();
  return link;
}
