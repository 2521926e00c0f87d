import type { NewUser, UserInput } from "../contract/accounts.ts";
import type { GroupStore } from "../groups/group-store.ts";
import { Invalid, NotAllowed } from "../platform/errors.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { checkNewPerson, checkPerson, UserNotFound } from "./account.ts";
import { hashPassword } from "./passwords.ts";
import { type Account, requirePerson, type Caller } from "../http/caller.ts";
import type { UserStore } from "./user-store.ts";

interface Parts {
  users: UserStore;
  groups: GroupStore;
}

/** @throws Invalid, EmailTaken */
export async function addUser(input: NewUser, { users, groups }: Parts): Promise<Account> {
  const person = checkNewPerson(input);
  return users.add({
    ...person,
    passwordHash: await hashPassword(input.password),
    passwordGiven: true,
    admin: input.admin ?? false,
    // Other clients send groups that don't exist, meaning the default one.
    groupId: groups.findId(input.group ?? "") ?? groups.defaultId(),
  });
}

/** @throws Invalid, UserNotFound, EmailTaken, LastAdmin, NotAllowed, ApiTokenNotAllowed */
export function changeUser(id: number, input: UserInput, by: Caller, { users, groups }: Parts): Account {
  const before = users.get(id);
  if (!before) throw new UserNotFound();
  const person = checkPerson(input);
  const admin = input.admin ?? before.admin;
  const groupId = input.group ? groups.findId(input.group) : before.groupId;
  if (!by.account.admin && (admin !== before.admin || groupId !== before.groupId)) throw new NotAllowed();
  if (admin !== before.admin || person.email !== before.email) requirePerson(by.session);
  // An unknown group is an error here, since a typo would put someone among strangers.
  if (groupId === null)
    throw new Invalid([{ field: "group", problem: "There is no such group", kind: "unknown" }]);
  return users.change(id, { ...person, admin, groupId });
}

/** @throws UserNotFound, FirstUser, LastAdmin */
export function removeUser(
  id: number,
  { users, jobs, images }: { users: UserStore; jobs: Jobs; images: PictureFiles },
): void {
  const picture = users.remove(id, () => jobs.removeByOwner(id));
  if (picture) images.remove(picture);
}
