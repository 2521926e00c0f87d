import type { ArchiveList, LeftOut } from "../archiving/archive-list.ts";
import { toText, type Fields } from "../archiving/lenient-values.ts";
import { getId, getValue, isTrue } from "../archiving/row-values.ts";
import { isVisible } from "../contract/rules.ts";
import type { GroupStore } from "../groups/group-store.ts";
import { removeFavorites, type FavoriteStore } from "../cooking/favorite-store.ts";
import { checkPerson } from "./account.ts";
import { archivedFavorites } from "./archived-favorites.ts";
import { replaceUnusableHash } from "./passwords.ts";
import { removeUsers, type UserStore } from "./user-store.ts";

const NO_PASSWORD: LeftOut = { notice: { code: "archive-user-without-password" } };

export const userArchive: ArchiveList<{
  users: UserStore;
  groups: GroupStore;
  favorites: FavoriteStore;
}> = {
  kind: "users",
  item: "user",
  exportRows: ({ users, favorites }) =>
    users.list().map(({ id, fullName, email, admin, group }) => ({
      id,
      full_name: fullName,
      email,
      admin,
      group,
      password: users.passwordHash(id),
      favorites: favorites.exportRows(id),
    })),
  count: ({ users }) => ({ users: users.list().length }),
  getName: (row) => toText(getValue(row, "email")),
  async prepareRow(row, context) {
    const { into, inside, force, caller } = context;
    const account = readAccount(row);
    const groupName = toText(row["group"]);
    const archivedPicture = inside?.users.picture(account.id ?? 0);
    const { picture, notice } = archivedPicture
      ? await context.restorePicture(archivedPicture)
      : { picture: null };
    let droppedKey: string | null = null;
    return {
      name: account.email,
      store() {
        const groupId = into.groups.findId(groupName);
        const { id, otherPassword, dropped } = into.users.archived.restore(
          {
            ...account,
            passwordGiven: inside?.users.get(account.id ?? 0)?.passwordGiven ?? false,
            groupId: groupId ?? into.groups.defaultId(),
            picture,
          },
          { force, caller: caller?.id ?? null },
        );
        droppedKey = dropped;
        if (otherPassword) context.onPasswordChanged(id);
        const keepsPassword = id === caller?.id || toText(row["password"]) === account.passwordHash;
        return [
          ...(keepsPassword ? [] : [NO_PASSWORD]),
          ...(groupId === null && groupName !== "" ? [{ value: `group “${groupName}”` }] : []),
          ...(notice ? [{ notice }] : []),
        ];
      },
      afterCommit: () => droppedKey && context.removePicture(droppedKey),
      discard: () => picture && context.removePicture(picture.key),
    };
  },
  nested: [archivedFavorites],
  removeAll({ into, caller, onAccountRemoved }) {
    into.favorites.removeAll();
    const removed = into.users.archived.removeOthers(caller?.id ?? null);
    for (const { id } of removed) onAccountRemoved(id);
    return removed.flatMap(({ key }) => key ?? []);
  },
  mayRemoveAll: (rows, caller) => caller !== null || rows.some((row) => isTrue(row, "admin")),
  removeFromCopy(db) {
    removeFavorites(db);
    removeUsers(db);
  },
};

/** @throws Invalid */
function readAccount(row: Fields) {
  const email = toText(getValue(row, "email"));
  const fullName = toText(getValue(row, "fullName"));
  return {
    ...checkPerson({ email, fullName: isVisible(fullName) ? fullName : email }),
    id: getId(row, "id"),
    passwordHash: replaceUnusableHash(toText(row["password"])),
    admin: isTrue(row, "admin"),
  };
}
