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

/**
 * An account that an administrator makes for somebody.
 * @throws Invalid, EmailTaken
 */
export async function addUser(given: NewUser, { users, groups }: Parts): Promise<Account> {
  const person = checkNewPerson(given);
  return users.add({
    ...person,
    passwordHash: await hashPassword(given.password),
    passwordGiven: true,
    admin: given.admin ?? false,
    // Clients name groups that do not exist, and mean the default one.
    groupId: groups.findId(given.group ?? "") ?? groups.defaultId(),
  });
}

/**
 * Changes an account as somebody wishes who may be no administrator: their own, then, and neither role nor group.
 * @throws Invalid, UserNotFound, EmailTaken, LastAdmin; NotAllowed when a role or a group is not theirs to change;
 *   ApiTokenNotAllowed when an API token would change a role or what somebody signs in with
 */
export function changeUser(id: number, given: UserInput, by: Caller, { users, groups }: Parts): Account {
  const before = users.get(id);
  if (!before) throw new UserNotFound();
  const person = checkPerson(given);
  const admin = given.admin ?? before.admin;
  const groupId = given.group ? groups.findId(given.group) : before.groupId;
  if (!by.account.admin && (admin !== before.admin || groupId !== before.groupId)) throw new NotAllowed();
  if (admin !== before.admin || person.email !== before.email) requirePerson(by.session);
  // Who is moved to a group that does not exist stays: a slip must not put anyone among others.
  if (groupId === null)
    throw new Invalid([{ field: "group", problem: "There is no such group", kind: "unknown" }]);
  return users.change(id, { ...person, admin, groupId });
}

/**
 * Removes an account with its sessions, its imports and its picture; what it wrote stays.
 * @throws UserNotFound, FirstUser, LastAdmin
 */
export function removeUser(
  id: number,
  { users, jobs, images }: { users: UserStore; jobs: Jobs; images: PictureFiles },
): void {
  const picture = users.remove(id, () => jobs.removeByOwner(id));
  if (picture) images.remove(picture);
}
