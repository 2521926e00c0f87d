import type { NestedRows } from "../archiving/archive-list.ts";
import { toText, type Fields } from "../archiving/lenient-values.ts";
import { getValue, toRows } from "../archiving/row-values.ts";
import { DomainError } from "../platform/errors.ts";
import { readListRow, type ArchivedList } from "../shopping-lists/archived-list.ts";
import type {
  ListAmongOthers,
  ShoppingListRestoreStore,
} from "../shopping-lists/shopping-list-restore-store.ts";
import { checkName } from "./check-name.ts";
import type { GroupStore } from "./group-store.ts";

interface ListStores {
  groups: GroupStore;
  archivedLists: ShoppingListRestoreStore;
}

export const archivedShoppingLists: NestedRows<ListStores> = {
  item: "shopping-list",
  getRows: (group) => toRows(getValue(group, "shoppingLists")),
  getName: (list) => toText(list["name"]),
  prepareRow(position, group, { into, force }) {
    const groupName = checkName(toText(group["name"]));
    const { list, leftOut } = readListRow(this.getRows(group)[position] ?? {});
    const among = putAmongOthers(list, position, group);
    return {
      name: list.name,
      store() {
        into.archivedLists.restore(into.groups.findOrMake(groupName), among, force);
        return leftOut;
      },
    };
  },
};

/** Without entries of the others, which aren't needed to tell the lists apart. */
function putAmongOthers(list: ArchivedList, position: number, group: Fields): ListAmongOthers {
  const rows = archivedShoppingLists.getRows(group);
  const lists = rows.map((row, at) => (at === position ? list : readOrNull({ ...row, entries: [] })));
  const before = lists.slice(0, position).filter((one) => one !== null).length;
  return { lists: lists.filter((one) => one !== null), at: before };
}

function readOrNull(row: Fields): ArchivedList | null {
  try {
    return readListRow(row).list;
  } catch (problem) {
    if (problem instanceof DomainError) return null;
    throw problem;
  }
}
