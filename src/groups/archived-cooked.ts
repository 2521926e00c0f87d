import type { NestedRows } from "../archiving/archive-list.ts";
import { toText } from "../archiving/lenient-values.ts";
import { toRows } from "../archiving/row-values.ts";
import type { CookedStore } from "../cooking/cooked-store.ts";
import { checkName } from "./check-name.ts";
import type { GroupStore } from "./group-store.ts";

/** All entries of a group are one item, so that years of them restore quickly. */
export const archivedCooked: NestedRows<{ groups: GroupStore; cooked: CookedStore }> = {
  item: "cooked",
  getRows: (group) => (toRows(group["cooked"]).length > 0 ? [{ cooked: group["cooked"] }] : []),
  getName: (_, group) => toText(group["name"]),
  prepareRow(_, group, { into }) {
    const name = checkName(toText(group["name"]));
    return {
      name,
      store: () => into.cooked.restore(into.groups.findOrMake(name), toRows(group["cooked"])),
    };
  },
};
