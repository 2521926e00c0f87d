import type { NestedRows } from "../archiving/archive-list.ts";
import { toText } from "../archiving/lenient-values.ts";
import { getValue, toRows } from "../archiving/row-values.ts";
import type { FavoriteStore } from "../cooking/favorite-store.ts";
import { UserNotFound } from "./account.ts";
import type { UserStore } from "./user-store.ts";

export const archivedFavorites: NestedRows<{ users: UserStore; favorites: FavoriteStore }> = {
  item: "favorites",
  getRows: (user) => (toRows(user["favorites"]).length > 0 ? [{ favorites: user["favorites"] }] : []),
  getName: (_, user) => toText(getValue(user, "email")),
  prepareRow(_, user, { into }) {
    const name = toText(getValue(user, "email"));
    return {
      name,
      store() {
        const account = into.users.withEmail(name);
        if (!account) throw new UserNotFound();
        return into.favorites.restore(account.id, toRows(user["favorites"]));
      },
    };
  },
};
