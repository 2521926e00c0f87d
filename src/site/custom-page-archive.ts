import type { ArchiveList } from "../archiving/archive-list.ts";
import { toText } from "../archiving/lenient-values.ts";
import { getId, getNumber } from "../archiving/row-values.ts";
import { checkName } from "../groups/check-name.ts";
import { ensureCategories } from "../organizers/archived-categories.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { makeSlug } from "../platform/slug.ts";
import { removeCustomPages, type CustomPageStore } from "./custom-page-store.ts";
import { pageSlug } from "./custom-page.ts";

export const customPageArchive: ArchiveList<{ customPages: CustomPageStore; categories: OrganizerStore }> = {
  kind: "pages",
  item: "page",
  exportRows: ({ customPages }) => customPages.list(),
  count: ({ customPages }) => ({ pages: customPages.list().length }),
  getName: (row) => toText(row["name"]),
  prepareRow(row, { into, force, position }) {
    const name = checkName(toText(row["name"]));
    const slug = pageSlug(makeSlug(toText(row["slug"])) || name);
    const page = { id: getId(row, "id"), name, slug, position: getNumber(row, "position") ?? position };
    return {
      name,
      store() {
        into.customPages.restore({ ...page, categories: ensureCategories(row, into.categories) }, force);
        return [];
      },
    };
  },
  removeAll({ into }) {
    into.customPages.removeAll();
    return [];
  },
  removeFromCopy: removeCustomPages,
};
